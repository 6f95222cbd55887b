import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import type { BookingFacts } from '../bookings/booking.policy.js';
import { canActFor } from '../businesses/business.policy.js';
import { canRecord } from './payment.policy.js';

/** Who records expenses of a booking: who records its payments. */
export function canRecordExpense(viewer: Viewer, booking: BookingFacts): boolean {
  return canRecord(viewer, booking);
}

/** Who reads every expense of a booking and what it earned: who records them and may see figures. */
export function canSeeFigures(viewer: Viewer, booking: BookingFacts): boolean {
  return canRecordExpense(viewer, booking) && canActFor(viewer, booking, BusinessRight.FIGURES);
}

/** Who reads an expense, and takes it back: who may see figures, and who recorded it. */
export function canSeeExpense(viewer: Viewer, booking: BookingFacts, expense: { memberId: number }): boolean {
  return canSeeFigures(viewer, booking) || (canRecordExpense(viewer, booking) && expense.memberId === viewer.id);
}
