import { lazyPart } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/Skeleton';

/** The expenses of a booking, for its business; they take the booking's id, and load when they are first shown. */
export const BookingExpenses = lazyPart(
  () => import('./BookingExpenses').then((module) => module.BookingExpenses),
  <Skeleton height="120px" shape="box" />,
);
