import { Alert, Flex } from 'antd';
import { joinClasses } from '../../../lib/classes';
import {
  useApproveBookingMutation,
  useBookingConflictsQuery,
  type BookingConflictsQuery,
} from '../../../graphql/generated/booking-answers';
import { useText } from '../../../i18n/text';
import { useHallName } from '../../../i18n/useHallName';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { CityRuleNotes } from '../CityRuleNotes';
import styles from './ApproveDialog.module.css';
import { functionFactsText } from '../function-facts.text';
import { useBookingTimes } from '../booking-times';
import { bookingAnswersText } from './booking-answers.text';
import { DiscountNote } from './DiscountNote';
import type { ListedBooking } from '../invoice-data';
import { ANSWER_REFETCH } from './refetched';

type Conflict = BookingConflictsQuery['bookingConflicts'][number];

/** A request as its answer needs it. */
export type AnswerableRequest = Pick<
  ListedBooking,
  | 'id'
  | 'customerName'
  | 'customerEmail'
  | 'hallTitle'
  | 'hallNameUrdu'
  | 'startTime'
  | 'endTime'
  | 'timeZone'
  | 'scheduleConflict'
  | 'cityRules'
  | 'source'
  | 'group'
  | 'acceptedAt'
  | 'confirmsOnPayment'
  | 'waitsForDiscount'
  | 'totalPrice'
  | 'quotedPrice'
  | 'priceReason'
  | 'enteredBy'
  | 'currency'
>;

/** What approving a request means: it confirms it, accepts it until its first payment, or allows a discount. */
function useDialogWords({ group, customerEmail, confirmsOnPayment, waitsForDiscount }: AnswerableRequest) {
  const { approveDialog: words } = useText(bookingAnswersText);
  if (confirmsOnPayment) {
    const { acceptText: say, acceptTitle: title, accept: confirm, acceptAll: confirmAll } = words;
    return { say, title, confirm, confirmAll };
  }
  return {
    say: group ? words.functionText : customerEmail ? words.text : words.withoutEmail,
    title: waitsForDiscount ? words.discountTitle : words.title,
    confirm: waitsForDiscount ? words.confirmDiscount : words.confirm,
    confirmAll: words.confirmAll,
  };
}

/** Asks before a request is approved, and shows which others it would cancel. */
export function ApproveDialog({ booking, onClose }: { booking: AnswerableRequest; onClose: () => void }) {
  const words = useText(bookingAnswersText);
  const { approveDialog: dialog } = words;
  const { note: functions } = useText(functionFactsText);
  const times = useBookingTimes(booking);
  const nameHall = useHallName();
  const { data, error } = useBookingConflictsQuery({ variables: { id: booking.id }, freshFor: 0 });
  const conflicts = data?.bookingConflicts;
  const { run, pending } = useApproveBookingMutation({
    success: ({ approveBooking: { status } }) => ({
      tone: 'success',
      ...(status === 'PENDING' && booking.confirmsOnPayment ? words.accepted : words.updated),
    }),
    about: booking.customerName,
    failure: { ...words.failedUpdate, always: true },
    refetch: ANSWER_REFETCH,
  });
  const isKnown = conflicts !== undefined || error !== undefined;
  const count = conflicts?.length ?? 0;
  const isEntry = booking.source === 'OWNER';
  const { say, title, confirm, confirmAll } = useDialogWords(booking);
  const isRefused = !isEntry && booking.cityRules.some(({ effect }) => effect === 'REFUSE');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {dialog.back}
          </Button>
          <Button
            disabled={isRefused}
            pending={pending || !isKnown}
            onClick={() => void run({ id: booking.id }).then(onClose)}
          >
            {count > 0 ? confirmAll(count) : confirm}
          </Button>
        </>
      }
    >
      <Flex vertical gap={12}>
        <p>{say(booking.customerName, nameHall(booking), times.dateAndRange)}</p>
        {booking.waitsForDiscount && <DiscountNote booking={booking} />}
        {booking.group && <Alert type="info" showIcon title={functions.accept} />}
        {booking.scheduleConflict && (
          <Alert type="warning" showIcon title={dialog.schedule[booking.scheduleConflict]} />
        )}
        <CityRuleNotes rules={booking.cityRules} broken={booking.cityRules} reader={isEntry ? 'entry' : 'owner'} />
        {isRefused && <Alert type="error" showIcon title={dialog.refusedByCity} />}
      </Flex>
      <Conflicts conflicts={conflicts} hasFailed={error !== undefined} />
    </Dialog>
  );
}

interface ConflictsProps {
  /** Undefined until they are read. */
  conflicts: readonly Conflict[] | undefined;
  hasFailed: boolean;
}

/** The requests that approving cancels. */
function Conflicts({ conflicts, hasFailed }: ConflictsProps) {
  const { approveDialog: dialog } = useText(bookingAnswersText);
  return (
    <div className={joinClasses('above-16 muted', styles.conflicts)} role="status">
      {conflicts === undefined ? (
        <p>{hasFailed ? null : dialog.checking}</p>
      ) : conflicts.length === 0 ? (
        <p>{dialog.none}</p>
      ) : (
        <>
          <p className="warning strong">{dialog.conflicts(conflicts.length)}</p>
          <Flex
            component="ul"
            vertical
            gap={6}
            className={joinClasses('rounded padded-12-16 above-8', styles.list, 'warning')}
          >
            {conflicts.map((conflict) => (
              <ConflictLine key={conflict.id} conflict={conflict} />
            ))}
          </Flex>
        </>
      )}
    </div>
  );
}

function ConflictLine({ conflict }: { conflict: Conflict }) {
  const { approveDialog: dialog } = useText(bookingAnswersText);
  const times = useBookingTimes(conflict);
  const nameHall = useHallName();
  return <li>{dialog.conflict(conflict.customerName, nameHall(conflict), times.dateAndRange)}</li>;
}
