import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { DueRule } from '../../domain/payments/plan.js';
import { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';
import { getBookingPayments, recordPayment } from '../../modules/payments/payment.service.js';
import { savePaymentPlan } from '../../modules/payments/payment-plan.service.js';
import { hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import type { Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import { findBooking } from './changes.js';

/** Since when the demo owner's bookings have a plan. */
const PLANNED_DAYS_AGO = 90;
/** The number of bookings whose advance is paid. */
const PAID = 6;
const METHODS = [PaymentMethod.CASH, PaymentMethod.RAAST, PaymentMethod.BANK_TRANSFER];

const PLAN = [
  { label: 'Advance', percent: 2500 as PercentHundredths, due: DueRule.AFTER_CONFIRMATION, days: 3 },
  { label: 'Rest', due: DueRule.BEFORE_START, days: 7 },
];

/** Plans a payment plan for the demo owner's business, and the receipts of some advances, the demo customer's first. */
export function planPayments(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
  booked: readonly Booked[],
): void {
  if (!shown) return;
  simulation.plan(simulation.daysAgo(PLANNED_DAYS_AGO), async () => {
    await savePaymentPlan(simulation.as(shown.owner), { parts: PLAN });
  });
  const paid = booked
    .filter(
      ({ hall, outcome, isCancelledByStaff, period, requestedAt, answeredAt }) =>
        shown.halls.includes(hall) &&
        outcome === 'confirmed' &&
        !isCancelledByStaff &&
        requestedAt > simulation.daysAgo(PLANNED_DAYS_AGO) &&
        hoursAfter(answeredAt, 20) < simulation.now &&
        period.start > simulation.now,
    )
    .sort((a, b) => Number(b.customer === customer) - Number(a.customer === customer))
    .slice(0, PAID);
  for (const [index, each] of paid.entries()) {
    simulation.plan(hoursAfter(each.answeredAt, 20), () => payAdvance(simulation, each, index));
  }
}

async function payAdvance(simulation: Simulation, booked: Booked, index: number): Promise<void> {
  const owner = simulation.as(booked.hall.owner);
  const { id } = await findBooking(simulation, booked);
  const { parts } = await getBookingPayments(owner, id);
  const amount = parts[0]?.left ?? (0 as Hundredths);
  const method = METHODS[index % METHODS.length] ?? PaymentMethod.CASH;
  const reference = method === PaymentMethod.CASH ? null : `TRX-${48_200 + index}`;
  await recordPayment(owner, id, { kind: PaymentKind.RECEIPT, amount, method, reference });
}
