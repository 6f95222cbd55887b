import { OFFER_LIMITS } from '@mehfil/api/domain/bookings/offers';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import {
  useAcceptBookingChangeMutation,
  useRefuseBookingChangeMutation,
  type OpenBookingChangeQuery,
  type OpenChangeFragment,
} from '../../graphql/generated/booking-changes';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-part';
import { OptionalReasonDialog } from '../../ui/OptionalReasonDialog';
import { AcceptedAnew, useAcceptedAnew } from './AcceptedAnew';
import { ChangeComparison } from './ChangeComparison';
import { offerText } from './offer.text';
import styles from './OpenChange.module.css';
import { WithdrawChange } from './WithdrawChange';

const QuotationDialog = lazyPart(() => import('./QuotationDialog').then((module) => module.QuotationDialog));

interface OpenOfferProps {
  bookingId: number;
  booking: Pick<OpenBookingChangeQuery['booking'], 'confirmsOnPayment'>;
  change: OpenChangeFragment;
  /** Queries that an answer makes old. */
  refetch: readonly string[];
}

/** An offer that waits for its customer: what it makes of the request, the price with its lines, until when, and its answers. */
export function OpenOffer({ bookingId, booking, change, refetch }: OpenOfferProps) {
  const words = useText(offerText);
  const { compactDateTime } = useFormat();
  const { status, expiresAt, before, note, viewerCanAnswer } = change;
  const accepted = useAcceptedAnew(bookingId, !viewerCanAnswer || status !== 'OPEN');
  if (status !== 'OPEN') return null;
  const until = compactDateTime(expiresAt, before.timeZone);
  const theirs = booking.confirmsOnPayment ? words.untilPaid(until) : words.until(until);
  return (
    <Alert
      className={styles.change}
      role="region"
      aria-label={words.label}
      type={viewerCanAnswer ? 'warning' : 'info'}
      // No heading: it stands on pages and in lists, whose headings are of other levels.
      title={
        <p className={joinClasses(styles.title, 'strong')}>{viewerCanAnswer ? words.title.theirs : words.title.mine}</p>
      }
      description={
        <Flex vertical gap={12}>
          {note && <p className="lines">{words.noteOf(note)}</p>}
          <ChangeComparison {...change} />
          <p className="muted">{viewerCanAnswer ? theirs : words.untilMine(until)}</p>
          <AcceptedAnew {...accepted} />
          <Answers
            bookingId={bookingId}
            change={change}
            refetch={refetch}
            isReady={accepted.terms !== undefined || accepted.isFailed}
          />
        </Flex>
      }
    />
  );
}

interface AnswersProps extends Pick<OpenOfferProps, 'bookingId' | 'change' | 'refetch'> {
  /** Whether it is known what accepting accepts besides. */
  isReady: boolean;
}

function Answers({ bookingId, change, refetch, isReady }: AnswersProps) {
  const { id, viewerCanAnswer, viewerCanWithdraw } = change;
  const words = useText(offerText);
  const [opened, setOpened] = useState<'decline' | 'quotation' | null>(null);
  const close = () => setOpened(null);
  const failure = { ...words.failed, always: true };
  const accept = useAcceptBookingChangeMutation({ success: { tone: 'success', ...words.accepted }, failure, refetch });
  return (
    <Flex wrap gap={8}>
      {viewerCanAnswer && (
        <>
          <Button pending={accept.pending} disabled={!isReady} onClick={() => void accept.run({ id })}>
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
      {opened === 'decline' && <DeclineDialog id={id} refetch={refetch} onClose={close} />}
      {opened === 'quotation' && <QuotationDialog bookingId={bookingId} onClose={close} />}
    </Flex>
  );
}

type AnswerProps = Pick<OpenOfferProps, 'refetch'> & { id: number };

/** Asks what would suit the customer, which may stay empty, before an offer is declined. */
function DeclineDialog({ id, refetch, onClose }: AnswerProps & { onClose: () => void }) {
  const words = useText(offerText);
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
