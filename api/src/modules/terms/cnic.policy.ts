import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { isOpenToCnic } from '../../domain/terms/cnic.js';
import { isOwnCustomer, isOwnEntry, type BookingFacts } from '../bookings/booking.policy.js';
import { canActFor } from '../businesses/business.policy.js';

/** Who may read the CNIC of a contract: its customer, and who has the right in its business; no program, no staff. */
export function canReadCnic(viewer: Viewer, booking: BookingFacts): boolean {
  if (viewer.key) return false;
  return isOwnCustomer(viewer, booking) || canActFor(viewer, booking, BusinessRight.CNICS);
}

/** Whose CNIC it is to give: the customer's of a request, the business's of what it entered. */
export function givesCnic(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) || isOwnEntry(viewer, booking);
}

/** Who may give a CNIC now: nobody replaces one that they can't read. */
export function canGiveCnic(viewer: Viewer, booking: BookingFacts, isGiven: boolean, now: Date): boolean {
  return givesCnic(viewer, booking) && isOpenToCnic(booking, now) && (!isGiven || canReadCnic(viewer, booking));
}

/** Who may remove a CNIC, at any time: whose it is to give, and who may read it. */
export function canRemoveCnic(viewer: Viewer, booking: BookingFacts, isGiven: boolean): boolean {
  return isGiven && givesCnic(viewer, booking) && canReadCnic(viewer, booking);
}
