import { lazyPart } from '../../../ui/lazy-part';

/** Asks before a request is approved. */
export const ApproveDialog = lazyPart(() => import('./ApproveDialog').then((module) => module.ApproveDialog));
/** Asks for a reason before a request is declined. */
export const DeclineDialog = lazyPart(() => import('./DeclineDialog').then((module) => module.DeclineDialog));
/** A booking in detail. */
export const BookingDetailsDialog = lazyPart(() =>
  import('./BookingDetailsDialog').then((module) => module.BookingDetailsDialog),
);
/** Who waits for times that are taken. */
export const WaitingDrawer = lazyPart(() => import('./WaitingDrawer').then((module) => module.WaitingDrawer));
/** Brings bookings in from a spreadsheet. */
export const BookingImportDialog = lazyPart(() =>
  import('./import/BookingImportDialog').then((module) => module.BookingImportDialog),
);
/** The same where nobody has loaded the halls yet. */
export const AddBooking = lazyPart(() => import('./entry/AddBooking').then((module) => module.AddBooking));
/** Adds a booking for a guest who called or came by. */
export const BookingEntryDrawer = lazyPart(() =>
  import('./entry/BookingEntryDrawer').then((module) => module.BookingEntryDrawer),
);
