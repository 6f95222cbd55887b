import { BookingStatus } from '../../domain/bookings/transitions.js';
import { toHundredths } from '../../domain/money/money.js';
import { addDays } from '../../domain/time/days.js';
import { toPeriod } from '../../domain/time/zone.js';
import { makeOffer } from '../../modules/booking-changes/booking-change.service.js';
import { Booking } from '../../modules/bookings/booking.entity.js';
import { offerEnquiry, quoteOfferForEnquiry } from '../../modules/threads/enquiry-offer.service.js';
import { Enquiry } from '../../modules/threads/enquiry.entity.js';
import { daysAfter, hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { ZONE, type Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import type { People } from './people.js';

const VALID_DAYS = 3;
/** In the currency of the demo's halls. */
const EXTRAS = [
  { name: 'Fresh flowers for the stage', amount: toHundredths(45_000) },
  { name: 'Fuel for the generator', amount: toHundredths(18_500) },
];
const NOTE = 'We can have the hall ready two hours earlier for your decorator. The flowers are from our own florist.';

/** Plans an offer that answers a request of the demo's customer and waits for them. */
export function planOffer(simulation: Simulation, { customer }: People, booked: readonly Booked[]): void {
  const asked = booked.find((each) => each.customer === customer && each.outcome === 'waiting');
  if (!asked) return;
  const { hall, period } = asked;
  simulation.plan(hoursAfter(simulation.now, -0.2), async () => {
    const { id } = await simulation.as().em.findOneOrFail(Booking, {
      hall: hall.id,
      startTime: period.start,
      user: customer.viewer?.id,
      status: BookingStatus.PENDING,
    });
    const latest = daysAfter(simulation.now, VALID_DAYS);
    const validUntil = latest < period.start ? latest : period.start;
    await makeOffer(simulation.as(hall.owner), id, { extras: EXTRAS, note: NOTE, validUntil });
  });
}

const HOURS = { startTime: '18:00', endTime: '21:00' };
const FLOWERS = { name: 'Fresh flowers for the stage', amount: toHundredths(30_000) };
const STAGE_NOTE = 'The stage is included, as I wrote. The flowers are from our own florist.';
/** Days among which the hall is free on one. */
const DAYS = 14;

/** Plans an offer that answers the enquiry of the demo's customer and waits for them. */
export function planEnquiryOffer(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
): void {
  const hall = shown?.halls[0];
  if (!hall) return;
  simulation.plan(hoursAfter(simulation.now, -0.1), async () => {
    const ctx = simulation.as(hall.owner);
    const { id, day } = await ctx.em.findOneOrFail(Enquiry, { hall: hall.id, user: customer.viewer?.id });
    if (!day) return;
    for (let ahead = 0; ahead < DAYS; ahead += 1) {
      const { start, end } = toPeriod({ date: addDays(day, ahead), ...HOURS, zone: ZONE });
      const validUntil = daysAfter(simulation.now, VALID_DAYS);
      const offer = { startTime: start, endTime: end, extras: [FLOWERS], note: STAGE_NOTE, validUntil };
      if (!(await quoteOfferForEnquiry(ctx, id, offer)).isAvailable) continue;
      await offerEnquiry(simulation.as(hall.owner), id, offer);
      return;
    }
  });
}
