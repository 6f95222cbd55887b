import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { formatHundredths, fromHundredths, subtract } from '../../domain/money/money.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { findPastPart, replan, type PlanPart } from '../../domain/payments/plan.js';
import { Booking } from '../bookings/booking.entity.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { touchBooking } from '../bookings/booking.notifications.js';
import { toRules } from './payment-plan.service.js';
import type { BookingPlanInput } from './payment.inputs.js';
import { notifyOfPlan } from './payment.notifications.js';
import { findPlanProblem, getBookingPayments, lockLedger, type LockedLedger } from './payment.service.js';
import type { BookingPayments } from './payment.types.js';

/** As the audit log shows it. */
function toSnapshot(parts: readonly PlanPart[]) {
  const paymentPlan = parts.map(({ label, amount, due, days }) => ({
    ...{ label, amount: fromHundredths(amount), due: due.toLowerCase(), days },
  }));
  return createSnapshot({ paymentPlan });
}

/** @throws DomainError INVALID_INPUT for more parts than there is money left, and for a part whose day is over */
function agree({ row, sums }: LockedLedger, input: BookingPlanInput, now: Date): PlanPart[] {
  const past = findPastPart(input.parts, row, now);
  if (past !== -1) throw invalidInput([{ field: `parts[${past}].days`, message: LEDGER_MESSAGES.planDayOver }]);
  const { totalPrice: total, currency, paymentPlan } = row;
  const agreed = replan(paymentPlan, { rules: toRules(input), total, paid: sums.paid });
  if (agreed) return agreed;
  const left = formatHundredths(subtract(total, sums.paid), currency);
  throw invalidInput([{ field: 'parts', message: LEDGER_MESSAGES.planTooMuch(left) }]);
}

/**
 * Changes when what isn't paid yet of a booking is due, as both sides agreed (docs/decisions/0060-payment-plans-on-screen.md).
 * @throws DomainError NOT_FOUND unless the booking belongs to the viewer's business; CONFLICT if it is cancelled, has begun, is
 * paid, or is an offer that waits for its customer; INVALID_INPUT for parts of more than is left, and for days that are over
 */
export async function changeBookingPlan(
  ctx: RequestContext,
  id: number,
  input: BookingPlanInput,
): Promise<BookingPayments> {
  await inTransaction(ctx.em, async (em) => {
    const ledger = await lockLedger(ctx, em, id);
    const problem = findPlanProblem(ledger, ctx.now());
    if (problem !== null) throw new DomainError('CONFLICT', problem);
    const paymentPlan = agree(ledger, input, ctx.now());
    await em.nativeUpdate(Booking, id, { paymentPlan });
    await touchBooking(em, id, ctx.now());
    const { row } = ledger;
    const subject = auditSubject('booking', id, { businessId: row.businessId });
    const change = { before: toSnapshot(row.paymentPlan), after: toSnapshot(paymentPlan) };
    await recordBusinessAction(ctx, em, { action: 'booking.payment-plan-changed', ...subject, ...change });
    await notifyOfPlan(ctx, em, id, subtract(row.totalPrice, ledger.sums.paid));
  });
  return getBookingPayments(ctx, id);
}
