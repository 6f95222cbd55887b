import { lazyPart } from '../../../ui/lazy-part';

/** A booking beside what it was opened from; apart from the dialogs, which it has itself. */
export const BookingDrawer = lazyPart(() => import('./BookingDrawer').then((module) => module.BookingDrawer));
