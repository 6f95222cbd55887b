import { OFFER_LIMITS } from '@mehfil/api/domain/bookings/offers';
import { isUnacceptedOffer } from '@mehfil/api/domain/bookings/entry';
import { phoneRules } from '@mehfil/api/domain/bookings/inputs';
import { Alert, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import {
  useAcceptBookingChangeMutation,
  useRefuseBookingChangeMutation,
  type OpenBookingChangeQuery,
  type OpenChangeFragment,
} from '../../graphql/generated/booking-changes';
import { useSession } from '../../graphql/session';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-part';
import { OptionalReasonDialog } from '../../ui/OptionalReasonDialog';
import { AcceptedAnew, useAcceptedAnew } from './AcceptedAnew';
import { ChangeComparison, OfferedTerms } from './ChangeComparison';
import { offerText } from './offer.text';
import { WithdrawChange } from './WithdrawChange';

const QuotationDialog = lazyPart(() => import('./QuotationDialog').then((module) => module.QuotationDialog));

interface OpenOfferProps {
  bookingId: number;
  booking: Pick<OpenBookingChangeQuery['booking'], 'confirmsOnPayment' | 'isOffered' | 'acceptedAt' | 'confirmedAt'>;
  change: OpenChangeFragment;
  /** Queries that an answer makes old. */
  refetch: readonly string[];
  /** What follows once its customer has accepted it. */
  onAccepted?: (() => void) | undefined;
}

/** An offer that waits for its customer: what it makes of the request, the price with its lines, until when, and its answers. */
export function OpenOffer({ bookingId, booking, change, refetch, onAccepted }: OpenOfferProps) {
  const words = useText(offerText);
  const { compactDateTime } = useFormat();
  const { status, expiresAt, before, note, viewerCanAnswer } = change;
  // Of an enquiry nothing is requested before it is accepted.
  const isFirst = isUnacceptedOffer(booking);
  const accepted = useAcceptedAnew(bookingId, !viewerCanAnswer || status !== 'OPEN', isFirst);
  if (status !== 'OPEN') return null;
  const until = compactDateTime(expiresAt, before.timeZone);
  const mine = (isFirst ? words.enquiry : words).untilMine(until);
  const theirs = booking.confirmsOnPayment ? words.untilPaid(until) : words.until(until);
  return (
    <Alert
      className="above-16 below rounded"
      role="region"
      aria-label={words.label}
      type={viewerCanAnswer ? 'warning' : 'info'}
      // No heading: it stands on pages and in lists, whose headings are of other levels.
      title={<p className="size-16 strong">{viewerCanAnswer ? words.title.theirs : words.title.mine}</p>}
      description={
        <Flex vertical gap={12}>
          {note && <p className="lines">{words.noteOf(note)}</p>}
          {isFirst ? <OfferedTerms terms={change.after} /> : <ChangeComparison {...change} />}
          <p className="muted">{viewerCanAnswer ? theirs : mine}</p>
          <AcceptedAnew {...accepted} say={isFirst ? words.enquiry.terms : undefined} />
          <Answers
            {...{ bookingId, change, refetch, isFirst, onAccepted }}
            termsId={accepted.terms?.id ?? null}
            isReady={accepted.terms !== undefined || accepted.isFailed}
          />
        </Flex>
      }
    />
  );
}

interface AnswersProps extends Pick<OpenOfferProps, 'bookingId' | 'change' | 'refetch' | 'onAccepted'> {
  /** Whether it answers an enquiry, so that nothing was requested before. */
  isFirst: boolean;
  /** The terms of the business that accepting it accepts. */
  termsId: number | null;
  /** Whether it is known what accepting accepts besides. */
  isReady: boolean;
}

/** The words about an offer, which leaves a request as it is, or an enquiry. */
function useOfferWords(isFirst: boolean) {
  const words = useText(offerText);
  if (!isFirst) return words;
  const { enquiry } = words;
  return {
    ...words,
    withdrawDialog: { ...words.withdrawDialog, text: enquiry.withdrawText },
    declineDialog: { ...words.declineDialog, text: enquiry.declineText },
    withdrawn: enquiry.withdrawn,
    declined: enquiry.declined,
  };
}

function Answers({ bookingId, change, refetch, isReady, isFirst, termsId, onAccepted }: AnswersProps) {
  const { id, viewerCanAnswer, viewerCanWithdraw } = change;
  const words = useOfferWords(isFirst);
  const { viewer, refresh } = useSession();
  const [phone, setPhone] = useState('');
  const asksPhone = isFirst && viewerCanAnswer && viewer !== null && !viewer.phone;
  const [opened, setOpened] = useState<'decline' | 'quotation' | null>(null);
  const close = () => setOpened(null);
  const failure = { ...words.failed, always: true };
  const accept = useAcceptBookingChangeMutation({ success: { tone: 'success', ...words.accepted }, failure, refetch });
  const send = async () => {
    const input = { acceptedTermsId: termsId, customerPhone: asksPhone ? phone : null };
    const { ok } = await accept.run(isFirst ? { id, input } : { id });
    if (!ok) return;
    // The number that it was accepted with is the account's from now on.
    if (asksPhone) void refresh();
    onAccepted?.();
  };
  return (
    <Flex wrap align="end" gap={8}>
      {asksPhone && <PhoneInput value={phone} onChange={setPhone} />}
      {viewerCanAnswer && (
        <>
          <Button
            pending={accept.pending}
            disabled={!isReady || (asksPhone && phone.trim() === '')}
            onClick={() => void send()}
          >
            {words.accept}
          </Button>
          <Button look="secondary" disabled={accept.pending} onClick={() => setOpened('decline')}>
            {words.decline}
          </Button>
        </>
      )}
      {viewerCanWithdraw && <WithdrawChange id={id} refetch={refetch} words={words} />}
      <Button look="quiet" onClick={() => setOpened('quotation')}>
        {words.quotation}
      </Button>
      {opened === 'decline' && <DeclineDialog id={id} words={words} refetch={refetch} onClose={close} />}
      {opened === 'quotation' && <QuotationDialog bookingId={bookingId} onClose={close} />}
    </Flex>
  );
}

/** The number that the hall gets with the yes, of an account that has none. */
function PhoneInput({ value, onChange }: { value: string; onChange: (phone: string) => void }) {
  const { enquiry: words } = useText(offerText);
  const id = useId();
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{words.phone}</label>
      <Input
        id={id}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={phoneRules.max[0]}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-hint`} className="muted small">
        {words.phoneHint}
      </span>
    </Flex>
  );
}

interface DeclineProps extends Pick<OpenOfferProps, 'refetch'> {
  id: number;
  words: ReturnType<typeof useOfferWords>;
  onClose: () => void;
}

/** Asks what would suit the customer, which may stay empty, before an offer is declined. */
function DeclineDialog({ id, words, refetch, onClose }: DeclineProps) {
  const { declineDialog: dialog } = words;
  const { run, pending } = useRefuseBookingChangeMutation({
    success: { tone: 'success', ...words.declined },
    failure: { ...words.failed, always: true },
    refetch,
  });
  return (
    <OptionalReasonDialog
      title={dialog.title}
      text={dialog.text}
      label={dialog.note}
      maxLength={OFFER_LIMITS.noteMaxCharacters}
      back={dialog.back}
      confirm={dialog.confirm}
      pending={pending}
      onConfirm={async (note) => (await run({ id, input: { note } })).ok}
      onClose={onClose}
    />
  );
}
