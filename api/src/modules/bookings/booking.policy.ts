import type { Viewer } from '../../context.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import { BookingAction, isBookingActionAllowed, type BookingStatus } from '../../domain/bookings/transitions.js';

/** What a decision about a booking rests on. */
export interface BookingFacts {
  status: BookingStatus;
  startTime: Date;
  /** The customer. */
  userId: number;
  /** The owner of the hall's business. */
  ownerId: number;
  /** Whether that business may act and be seen. */
  isTrading: boolean;
}

/** Whether the booking is the customer's own. */
export function isOwnCustomer(viewer: Viewer, { userId }: BookingFacts): boolean {
  return viewer.role === Role.USER && viewer.id === userId;
}

/** Whether the viewer owns the booked hall's business, and that may trade. */
export function isOwnBusiness(viewer: Viewer, { ownerId, isTrading }: BookingFacts): boolean {
  return viewer.role === Role.BUSINESS && viewer.id === ownerId && isTrading;
}

/** Whether the viewer may see a booking: its customer, the business's owner, staff. */
export function canSee(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) || isOwnBusiness(viewer, booking) || isStaff(viewer.role);
}

/** Whether the viewer may read the owner's private notes: the business and staff, never the customer. */
export function canSeeNotes(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnBusiness(viewer, booking) || isStaff(viewer.role);
}

/** Whether the viewer may approve or decline: the owner, while it is pending and hasn't begun. */
export function canAnswer(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  return (
    isOwnBusiness(viewer, booking) &&
    isBookingActionAllowed(booking.status, BookingAction.APPROVE) &&
    booking.startTime > now
  );
}

/** Whether the viewer may take a request back: its customer, while it is pending. */
export function canWithdraw(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) && isBookingActionAllowed(booking.status, BookingAction.WITHDRAW);
}

/** Whether the viewer may cancel what is confirmed: admins. Moderators read. */
export function canCancel(viewer: Viewer, booking: BookingFacts): boolean {
  return viewer.role === Role.ADMIN && isBookingActionAllowed(booking.status, BookingAction.STAFF_CANCEL);
}
