import { Alert, Flex } from 'antd';
import {
  useAcceptBookingChangeMutation,
  useOpenBookingChangeQuery,
  useRefuseBookingChangeMutation,
  type OpenChangeFragment,
} from '../../graphql/generated/booking-changes';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { AcceptedAnew, useAcceptedAnew } from './AcceptedAnew';
import { ChangeComparison } from './ChangeComparison';
import { lazyPart } from '../../ui/lazy-part';
import { openChangeText } from './open-change.text';
import { WithdrawChange } from './WithdrawChange';

const OpenOffer = lazyPart(() => import('./OpenOffer').then((module) => module.OpenOffer));

interface OpenChangeProps {
  bookingId: number;
  /** Queries that an answer makes old. */
  refetch: readonly string[];
  /** What follows once its customer has accepted an offer. */
  onAccepted?: () => void;
}

/**
 * A change that waits for an answer: what it changes, until when, and what the viewer can do about it. It reads the terms itself:
 * few bookings of a list have a change, and lists don't carry what each of them is and would be.
 */
export function OpenChange({ bookingId, refetch, onAccepted }: OpenChangeProps) {
  const words = useText(openChangeText);
  const { data, error } = useOpenBookingChangeQuery({ variables: { id: bookingId }, freshFor: 0 });
  if (data) {
    const { openChange } = data.booking;
    if (openChange?.kind === 'OFFER' && !openChange.waitsForDiscount) {
      return <OpenOffer {...{ bookingId, refetch, onAccepted }} booking={data.booking} change={openChange} />;
    }
    return openChange && <Proposal bookingId={bookingId} change={openChange} refetch={refetch} />;
  }
  if (error) return <Alert className="above-16 below rounded" type="error" showIcon title={words.unread} />;
  return <Skeleton height="180px" shape="box" />;
}

interface ProposalProps extends OpenChangeProps {
  change: OpenChangeFragment;
}

function Proposal({ bookingId, change, refetch }: ProposalProps) {
  const words = useText(openChangeText);
  const { compactDateTime } = useFormat();
  const { proposedBy, status, waitsForDiscount, expiresAt, before, viewerCanAnswer } = change;
  // A discount that the owner allows accepts nothing yet.
  const accepted = useAcceptedAnew(bookingId, !viewerCanAnswer || waitsForDiscount || status !== 'OPEN');
  if (status !== 'OPEN') return null;
  const bySide = proposedBy === 'OWNER' ? words.byOwner : words.byCustomer;
  const side = waitsForDiscount ? words.discount : bySide;
  return (
    <Alert
      className="above-16 below rounded"
      role="region"
      aria-label={words.label}
      type={viewerCanAnswer ? 'warning' : 'info'}
      title={<h3 className="size-16">{viewerCanAnswer ? side.theirs : side.mine}</h3>}
      description={
        <Flex vertical gap={12}>
          {waitsForDiscount && <Discount change={change} />}
          <Offered change={change} />
          <ChangeComparison {...change} />
          <p className="muted">{words.until(compactDateTime(expiresAt, before.timeZone))}</p>
          <AcceptedAnew {...accepted} />
          <Answers change={change} refetch={refetch} isReady={accepted.terms !== undefined || accepted.isFailed} />
        </Flex>
      }
    />
  );
}

/** Who gives more discount than they may, and why. */
function Discount({ change: { proposer, priceReason, after } }: Pick<ProposalProps, 'change'>) {
  const { discount } = useText(openChangeText);
  const { money } = useFormat();
  const [agreed, quoted] = [after.totalPrice, after.quotedPrice ?? after.totalPrice].map((sum) =>
    money(sum, after.currency),
  );
  return (
    <p>
      {discount.agreed(proposer ?? '', agreed ?? '', quoted ?? '')} {priceReason && discount.reason(priceReason)}
    </p>
  );
}

/** What an offer says with its terms, and until when, which the owner allows with its discount. */
function Offered({ change: { kind, note, validUntil, before } }: Pick<ProposalProps, 'change'>) {
  const { offered } = useText(openChangeText);
  const { compactDateTime } = useFormat();
  if (kind !== 'OFFER') return null;
  return (
    <>
      {note && <p className="lines">{offered.note(note)}</p>}
      {validUntil && <p>{offered.until(compactDateTime(validUntil, before.timeZone))}</p>}
    </>
  );
}

/** What the answers are called, and say: a discount that the owner allows changes nothing of a customer's booking yet. */
function useAnswerWords(waitsForDiscount: boolean) {
  const words = useText(openChangeText);
  if (!waitsForDiscount) return words;
  const { approve: accept, approved: accepted } = words.discount;
  // Nobody but the business knows of it.
  const withdrawDialog = { ...words.withdrawDialog, text: words.withdrawn.description };
  return { ...words, accept, accepted, refused: { title: words.refused.title }, withdrawDialog };
}

interface AnswersProps extends Pick<ProposalProps, 'change' | 'refetch'> {
  /** Whether it is known what accepting accepts besides. */
  isReady: boolean;
}

function Answers({ change, refetch, isReady }: AnswersProps) {
  const { id, viewerCanAnswer, viewerCanWithdraw } = change;
  const words = useAnswerWords(change.waitsForDiscount);
  const failure = { ...words.failed, always: true };
  const accept = useAcceptBookingChangeMutation({
    // An accepted request whose first payment is missing by then lapses instead.
    success: ({ acceptBookingChange: { status } }) =>
      status === 'CANCELLED' ? { tone: 'neutral', ...words.lapsed } : { tone: 'success', ...words.accepted },
    ...{ failure, refetch },
  });
  const refuse = useRefuseBookingChangeMutation({ success: { tone: 'success', ...words.refused }, failure, refetch });
  return (
    <Flex wrap gap={8}>
      {viewerCanAnswer && (
        <>
          <Button
            pending={accept.pending}
            disabled={refuse.pending || !isReady}
            onClick={() => void accept.run({ id })}
          >
            {accept.pending ? words.accepting : words.accept}
          </Button>
          <Button
            look="secondary"
            pending={refuse.pending}
            disabled={accept.pending}
            onClick={() => void refuse.run({ id })}
          >
            {words.refuse}
          </Button>
        </>
      )}
      {viewerCanWithdraw && <WithdrawChange id={id} refetch={refetch} words={words} />}
    </Flex>
  );
}
