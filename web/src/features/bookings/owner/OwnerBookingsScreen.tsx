import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { BESIDE_LIST, isBesideList } from '../../../lib/beside-list';
import { useMedia } from '../../../lib/media';
import { paths } from '../../../lib/paths';
import { lazyPart } from '../../../ui/lazy-part';
import { OwnerBookings } from './OwnerBookings';

const OwnerBooking = lazyPart(() => import('./OwnerBooking').then((module) => module.OwnerBooking));

/** Where a booking has room beside the list. */
const WIDE = '(width >= 1024px)';

/** The bookings of a business, and one of them: beside the list that it was opened from where there is room, else as a page. */
export function OwnerBookingsScreen() {
  const { id } = useParams();
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const go = useCallback(
    (path: string, replace: boolean) => void navigate(path + search, { state: BESIDE_LIST, replace }),
    [navigate, search],
  );
  const onMove = useCallback((next: number) => go(paths.business.booking(next), true), [go]);
  // In place of the booking: going back doesn't open it again.
  const onClose = useCallback(() => go(paths.business.bookings, true), [go]);
  if (id !== undefined && !(isWide && isBesideList(location.state))) return <OwnerBooking id={Number(id)} />;
  return <OwnerBookings opened={id === undefined ? null : { id: Number(id), onMove, onClose }} />;
}
