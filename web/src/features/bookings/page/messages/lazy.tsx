import { withWords } from '../../../../i18n/locale-store';
import { lazyPart } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/Skeleton';

/** The messages about a booking; they load when they are first shown. */
export const BookingMessages = lazyPart(
  () => withWords('talk', import('./BookingMessages')).then((module) => module.BookingMessages),
  <Skeleton height="240px" shape="box" />,
);
