import { ApproveDialog, BookingDetailsDialog, DeclineDialog } from '../booking-dialogs';
import type { OwnerAction } from '../useBookingColumns';
import { useBookingDetail } from '../../useBookingDetail';

/** A booking of the calendar that something is done with. */
export interface OpenedBooking {
  action: OwnerAction;
  id: number;
}

/** The dialogs of the bookings' list for one booking of the calendar, which is read in full when it is opened. */
export function BookingDialogs({ opened, onClose }: { opened: OpenedBooking | null; onClose: () => void }) {
  if (!opened) return null;
  return opened.action === 'details' ? (
    <BookingDetailsDialog bookingId={opened.id} onClose={onClose} />
  ) : (
    <Answer action={opened.action} id={opened.id} onClose={onClose} />
  );
}

function Answer({ action, id, onClose }: OpenedBooking & { onClose: () => void }) {
  const booking = useBookingDetail(id, onClose);
  if (!booking) return null;
  return action === 'approve' ? (
    <ApproveDialog booking={booking} onClose={onClose} />
  ) : (
    <DeclineDialog booking={booking} onClose={onClose} />
  );
}
