import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { takesPayments } from '../../domain/payments/details.js';
import { isWaiting, type ProofStatus } from '../../domain/payments/proofs.js';
import { canActFor } from '../businesses/business.policy.js';
import { isOwnBusiness, isOwnCustomer, mayDecide, type BookingFacts } from '../bookings/booking.policy.js';

/** Who records and corrects payments: the business's people who answer requests, but not a member who booked as a customer. */
export function canRecord(viewer: Viewer, booking: BookingFacts): boolean {
  return mayDecide(viewer, booking);
}

/** Who records that money was given back: who records payments and has the right to it. */
export function canRefund(viewer: Viewer, booking: BookingFacts): boolean {
  return canRecord(viewer, booking) && canActFor(viewer, booking, BusinessRight.REFUNDS);
}

/** Who accepts and rejects a proof of payment: who records payments, while it waits. */
export function canAnswerProof(viewer: Viewer, booking: BookingFacts, proof: { status: ProofStatus }): boolean {
  return canRecord(viewer, booking) && isWaiting(proof);
}

/** Who withdraws a proof of payment: its customer, while it waits. */
export function canWithdrawProof(viewer: Viewer, booking: BookingFacts, proof: { status: ProofStatus }): boolean {
  return isOwnCustomer(viewer, booking) && isWaiting(proof);
}

/** Who may see how a booking is paid: both its sides, not staff, while money is taken for it and its business is trading. */
export function canSeeDetails(viewer: Viewer, booking: BookingFacts & { acceptedAt: Date | null }): boolean {
  const isSide = isOwnCustomer(viewer, booking) || isOwnBusiness(viewer, booking);
  return isSide && booking.isTrading && takesPayments(booking);
}
