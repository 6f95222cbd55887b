import { BookingStatus } from '../../domain/bookings/transitions.js';
import { toHundredths } from '../../domain/money/money.js';
import { makeOffer } from '../../modules/booking-changes/booking-change.service.js';
import { Booking } from '../../modules/bookings/booking.entity.js';
import { daysAfter, hoursAfter, type Simulation } from '../simulation.js';
import type { Booked } from './booking-plan.js';
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
