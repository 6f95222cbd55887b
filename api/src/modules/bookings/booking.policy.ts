import type { Viewer } from '../../context.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';

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

/** Who may see a booking: its customer, the business's owner, staff. */
export function canSee(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) || isOwnBusiness(viewer, booking) || isStaff(viewer.role);
}

/** Who may read the owner's private notes: whoever may see the booking, but never its customer. */
export function canSeeNotes(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnBusiness(viewer, booking) || isStaff(viewer.role);
}

/** Who may approve or decline: the owner, while it is pending and hasn't begun. */
export function canAnswer(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  return isOwnBusiness(viewer, booking) && booking.status === BookingStatus.PENDING && booking.startTime > now;
}

/** Who may take a request back: its customer, while it is pending. */
export function canWithdraw(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) && booking.status === BookingStatus.PENDING;
}

/** Who may cancel what is confirmed: admins. Moderators read. */
export function canCancel(viewer: Viewer, booking: BookingFacts): boolean {
  return viewer.role === Role.ADMIN && booking.status === BookingStatus.CONFIRMED;
}
