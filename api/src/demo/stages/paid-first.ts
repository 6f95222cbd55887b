import { addDays } from '../../domain/time/days.js';
import { localDay, toPeriod } from '../../domain/time/zone.js';
import { approveBooking } from '../../modules/bookings/booking-answer.service.js';
import { expireBookings } from '../../modules/bookings/booking.jobs.js';
import { updateBusinessSettings } from '../../modules/businesses/business.service.js';
import { savePaymentPlan } from '../../modules/payments/payment-plan.service.js';
import { hoursAfter, type Simulation } from '../simulation.js';
import { DAYS_AHEAD, ZONE } from './booking-plan.js';
import { request } from './bookings.js';
import type { SimulatedBusiness } from './businesses.js';
import { PLAN } from './payments.js';
import type { People } from './people.js';

/** When requests were made whose first payment is missing: one has lapsed, the demo customer's waits for it. */
const REQUESTS = [
  { daysAgo: 4, isOwn: false },
  { daysAgo: 0.6, isOwn: true },
] as const;
const ANSWER_HOURS = 5;

/** When the first of the events is: after everything else that the demo plans. */
const FIRST_DAY = DAYS_AHEAD + 20;

/** Plans the business that asks for a payment first, and requests that it accepts and of which nothing is paid. */
export function planPaidFirst(
  simulation: Simulation,
  { customer, customers }: People,
  businesses: readonly SimulatedBusiness[],
): void {
  const asking = businesses.find(({ business }) => business.paidFirst);
  const [rule, hall] = [asking?.business.paidFirst, asking?.halls.find((each) => !each.hall.shifts)];
  if (!rule || !hall) return;
  const { owner } = hall;
  simulation.plan(simulation.daysAgo(rule.sinceDaysAgo), async () => {
    await savePaymentPlan(simulation.as(owner), { parts: PLAN });
    await updateBusinessSettings(simulation.as(owner), { paymentRequired: true, paymentHoldHours: rule.hours });
  });
  const today = localDay(simulation.now, ZONE);
  for (const [index, { daysAgo, isOwn }] of REQUESTS.entries()) {
    const requestedAt = simulation.daysAgo(daysAgo);
    const by = isOwn ? customer : customers.find(({ since }) => since < requestedAt);
    if (!by) continue;
    const date = addDays(today, FIRST_DAY + index);
    const period = toPeriod({ date, startTime: '19:00', endTime: '23:00', zone: ZONE });
    const acceptedAt = hoursAfter(requestedAt, ANSWER_HOURS);
    let id = 0;
    simulation.plan(requestedAt, async () => {
      id = await request(simulation, { hall, period }, by, simulation.chance(`paid first ${index}`));
    });
    simulation.plan(acceptedAt, () => approveBooking(simulation.as(owner), id));
    simulation.plan(hoursAfter(acceptedAt, rule.hours), () => expireBookings(simulation.as()));
  }
}
