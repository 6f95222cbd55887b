import type { Viewer } from '../../context.js';
import { mayDecide, type BookingFacts } from '../bookings/booking.policy.js';

/** Who records and corrects payments: the business's people who answer requests, but not a member who booked as a customer. */
export function canRecord(viewer: Viewer, booking: BookingFacts): boolean {
  return mayDecide(viewer, booking);
}
