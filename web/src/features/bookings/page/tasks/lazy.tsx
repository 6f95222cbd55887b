import { lazyPart } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/Skeleton';

/** The tasks of a booking, for its business; they take the booking's id, and load when they are first shown. */
export const BookingTasks = lazyPart(
  () => import('./BookingTasks').then((module) => module.BookingTasks),
  <Skeleton height="120px" shape="box" />,
);
