import { useWithdrawBookingMutation } from '../../../graphql/generated/my-bookings';
import { useText } from '../../../i18n/text';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { lazyPart } from '../../../ui/lazy-part';
import { useBookingTimes } from '../booking-times';
import type { ListedBooking } from '../invoice-data';
import { myBookingsText } from './my-bookings.text';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';
import { useHallName } from '../../../i18n/useHallName';

const CancelDialog = lazyPart(() => import('./CancelDialog').then((module) => module.CancelDialog));

/** Asks before a request is taken back, or a confirmed booking cancelled. */
export function WithdrawDialog({ booking, onClose }: { booking: ListedBooking; onClose: () => void }) {
  return booking.viewerCanCancelOwn ? (
    <CancelDialog booking={booking} onClose={onClose} />
  ) : (
    <Withdraw booking={booking} onClose={onClose} />
  );
}

function Withdraw({ booking, onClose }: { booking: ListedBooking; onClose: () => void }) {
  const words = useText(myBookingsText);
  const nameHall = useHallName();
  const { date } = useBookingTimes(booking);
  const { run, pending } = useWithdrawBookingMutation({
    success: { tone: 'success', ...words.withdrawn },
    about: nameHall(booking),
    failure: { ...words.withdrawFailed, always: true },
    refetch: VIEWER_BOOKING_QUERIES,
  });
  const { title, text, confirm, keep } = words.withdrawDialog;
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={text(nameHall(booking), date)}
      confirmLabel={confirm}
      cancelLabel={keep}
      pending={pending}
      onCancel={onClose}
      onConfirm={() => void run({ id: booking.id }).then(onClose)}
    />
  );
}
