import { lazyPart } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/Skeleton';

/** The payments of a booking; it takes the booking, and loads when it is first shown. */
export const BookingPayments = lazyPart(
  () => import('./BookingPayments').then((module) => module.BookingPayments),
  <Skeleton height="160px" shape="box" />,
);
