import { useCalendarHallsQuery } from '../../graphql/generated/business-calendar';
import { todayHere } from '../../lib/clock';
import { BookingEntryDrawer } from '../../features/bookings/owner/booking-dialogs';

/** Adds a booking wherever in the portal somebody is. */
export function AddBooking({ onClose }: { onClose: () => void }) {
  const { data } = useCalendarHallsQuery();
  if (!data) return null;
  return (
    <BookingEntryDrawer day={todayHere()} hallId={null} halls={data.businessBookingStats.halls} onClose={onClose} />
  );
}
