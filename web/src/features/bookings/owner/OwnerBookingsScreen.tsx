import { useParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { lazyPart } from '../../../ui/lazy-part';
import { useBookingBeside, useIsBeside } from '../page/useBookingBeside';
import { OwnerBookings } from './OwnerBookings';

const OwnerBooking = lazyPart(() => import('./OwnerBooking').then((module) => module.OwnerBooking));

/** The bookings of a business, and one of them: beside the list that it was opened from where there is room, else as a page. */
export function OwnerBookingsScreen() {
  const { id } = useParams();
  const isBeside = useIsBeside();
  const beside = useBookingBeside(paths.business.booking, paths.business.bookings);
  if (id !== undefined && !isBeside) return <OwnerBooking id={Number(id)} />;
  return <OwnerBookings opened={id === undefined ? null : { id: Number(id), ...beside }} />;
}
