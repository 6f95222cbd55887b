import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { Alert, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { joinClasses } from '../../../lib/classes';
import { ApproveBookingDocument, DeclineBookingDocument } from '../../../graphql/generated/booking-answers';
import { useBulkMutation, type BulkOutcome } from '../../../graphql/useBulkMutation';
import { useText } from '../../../i18n/text';
import { useHallName } from '../../../i18n/useHallName';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { BulkSummary } from '../../../ui/table/BulkSummary';
import { ANSWER_REFETCH } from './refetched';
import { useBookingTimes } from '../booking-times';
import styles from './BulkAnswerDialog.module.css';
import { CityRuleNotes } from '../CityRuleNotes';
import { bookingAnswersText } from './booking-answers.text';
import { DiscountNote } from './DiscountNote';
import type { ListedBooking } from '../invoice-data';

/** What several requests are answered with. */
export type BulkAnswer = 'approve' | 'decline';

/** What was chosen, as it is now. */
interface Chosen {
  /** What can be answered. */
  bookings: readonly ListedBooking[];
  /** How many were answered elsewhere, or have left the list, since they were chosen. */
  leftOut: number;
}

interface BulkAnswerDialogProps extends Chosen {
  answer: BulkAnswer;
  /** Once they have been answered; what is called off keeps the selection. */
  onAnswered: () => void;
  onClose: () => void;
}

/** What was done: requests that a payment confirms were only accepted. */
function useDoneWords(answer: BulkAnswer): (done: readonly ListedBooking[]) => string {
  const { done: words } = useText(bookingAnswersText).bulk;
  return (done) => {
    const accepted = answer === 'approve' ? done.filter(({ confirmsOnPayment }) => confirmsOnPayment).length : 0;
    if (accepted === 0) return words[answer](done.length);
    const others = done.length - accepted;
    return others === 0 ? words.accept(accepted) : `${words[answer](others)} ${words.accept(accepted)}`;
  };
}

/** Answers requests one after the other. */
function useAnswering(answer: BulkAnswer, reason: string) {
  const { failedUpdate } = useText(bookingAnswersText);
  const shared = { refetch: ANSWER_REFETCH, fallback: failedUpdate.fallback };
  const approve = useBulkMutation(ApproveBookingDocument, {
    ...shared,
    variables: ({ id }: ListedBooking) => ({ id }),
  });
  const decline = useBulkMutation(DeclineBookingDocument, {
    ...shared,
    variables: ({ id }: ListedBooking) => ({ id, input: { reason: reason.trim() || null } }),
  });
  return answer === 'approve' ? approve : decline;
}

/** Asks before several requests are answered, then says what was refused and why. */
export function BulkAnswerDialog({ answer, onAnswered, onClose, ...chosen }: BulkAnswerDialogProps) {
  const { bulk: words } = useText(bookingAnswersText);
  const describeDone = useDoneWords(answer);
  const nameHall = useHallName();
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<BulkOutcome<ListedBooking> | null>(null);
  // The answers change the list: what was sent stands there until all of it is answered.
  const [sent, setSent] = useState<Chosen | null>(null);
  const { bookings, leftOut } = sent ?? chosen;
  const { run, pending } = useAnswering(answer, reason);
  const send = async () => {
    setSent(chosen);
    // The earliest request first: where two overlap, it is the one that gets the hall.
    const ended = await run([...bookings].sort((one, other) => one.createdAt.localeCompare(other.createdAt)));
    onAnswered();
    if (ended.refused.length > 0) {
      setOutcome(ended);
      return;
    }
    showToast({ tone: 'success', title: describeDone(ended.done) });
    onClose();
  };
  if (outcome)
    return (
      <BulkSummary
        title={words.summary}
        text={describeDone(outcome.done)}
        refused={outcome.refused.map(({ item, message }) => ({
          label: words.booking(item.invoiceNumber, item.customerName, nameHall(item)),
          message,
        }))}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      startsInField={answer === 'decline'}
      title={words.title[answer](bookings.length)}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.back}
          </Button>
          <Button
            look={answer === 'approve' ? 'primary' : 'danger'}
            pending={pending}
            disabled={bookings.length === 0}
            onClick={() => void send()}
          >
            {words.confirm[answer](bookings.length)}
          </Button>
        </>
      }
    >
      <p>{words.text[answer]}</p>
      {leftOut > 0 && <Alert role="status" type="info" showIcon title={words.leftOut(leftOut)} />}
      {answer === 'approve' && bookings.some(({ confirmsOnPayment }) => confirmsOnPayment) && <p>{words.accepts}</p>}
      <Flex component="ul" vertical gap={6} className={styles.bookings}>
        {bookings.map((booking) => (
          <Line key={booking.id} booking={booking} answer={answer} />
        ))}
      </Flex>
      {answer === 'decline' && <Reason value={reason} onChange={setReason} />}
    </Dialog>
  );
}

function Line({ booking, answer }: { booking: ListedBooking; answer: BulkAnswer }) {
  const { approveDialog } = useText(bookingAnswersText);
  const { dateAndRange } = useBookingTimes(booking);
  const nameHall = useHallName();
  const conflict = answer === 'approve' ? booking.scheduleConflict : null;
  return (
    <li>
      {approveDialog.conflict(booking.customerName, nameHall(booking), dateAndRange)}
      {answer === 'approve' && (
        <CityRuleNotes
          rules={booking.cityRules}
          broken={booking.cityRules}
          reader={booking.source === 'OWNER' ? 'entry' : 'owner'}
        />
      )}
      {answer === 'approve' && booking.waitsForDiscount && <DiscountNote booking={booking} />}
      {conflict && <Alert type="warning" showIcon title={approveDialog.schedule[conflict]} />}
    </li>
  );
}

function Reason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { bulk: words } = useText(bookingAnswersText);
  const id = useId();
  return (
    <Flex vertical gap={6} className={joinClasses(styles.reason, 'strong')}>
      <label htmlFor={id}>{words.reason}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={BOOKING_LIMITS.reasonMaxCharacters}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Flex>
  );
}
