import type { Viewer } from '../../context.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { isOwnBusiness, isOwnCustomer, type BookingFacts } from '../bookings/booking.policy.js';

/** Who reads and writes the thread of a booking: its customer and the business's people, never staff. */
export function canTalk(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) || isOwnBusiness(viewer, booking);
}

/** The side on which somebody who may talk does: a member who booked as a customer writes as the customer. */
export function toSide(viewer: Viewer, booking: BookingFacts): MessageSide {
  return isOwnCustomer(viewer, booking) ? MessageSide.CUSTOMER : MessageSide.BUSINESS;
}

/** What writing depends on. */
type WritingFacts = Pick<BookingFacts, 'isTrading'> & { customerEmail: string };

/**
 * Whether there is anybody to write to: a business that trades, or the customer's account. With the contact of an old booking its
 * messages were removed, and none are added.
 */
export function canWrite(side: MessageSide, booking: WritingFacts, hasCustomer: boolean): boolean {
  if (booking.customerEmail === REMOVED_CONTACT.email) return false;
  return side === MessageSide.CUSTOMER ? booking.isTrading : hasCustomer;
}
