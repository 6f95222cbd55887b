import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useDeclineBookingMutation } from '../../../graphql/generated/booking-answers';
import { useText } from '../../../i18n/text';
import { OptionalReasonDialog } from '../../../ui/OptionalReasonDialog';
import type { AnswerableRequest } from './ApproveDialog';
import { ANSWER_REFETCH } from './refetched';
import { bookingAnswersText } from './booking-answers.text';

/** Asks for a reason, which may stay empty, before a request is declined. */
export function DeclineDialog({ booking, onClose }: { booking: AnswerableRequest; onClose: () => void }) {
  const words = useText(bookingAnswersText);
  const { declineDialog: dialog } = words;
  const { run, pending } = useDeclineBookingMutation({
    success: { tone: 'success', ...words.updated },
    about: booking.customerName,
    failure: { ...words.failedUpdate, always: true },
    refetch: ANSWER_REFETCH,
  });
  return (
    <OptionalReasonDialog
      title={dialog.title}
      text={booking.customerEmail ? dialog.text(booking.customerName) : dialog.withoutEmail(booking.customerName)}
      label={dialog.reason}
      maxLength={BOOKING_LIMITS.reasonMaxCharacters}
      back={dialog.back}
      confirm={dialog.confirm}
      pending={pending}
      onConfirm={async (reason) => (await run({ id: booking.id, input: { reason } })).ok}
      onClose={onClose}
    />
  );
}
