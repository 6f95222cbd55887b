import { addDays } from '../../domain/time/days.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { localDay } from '../../domain/time/zone.js';
import { Booking } from '../../modules/bookings/booking.entity.js';
import { changeBooking, requestBookingChange } from '../../modules/booking-changes/booking-change.service.js';
import { daysAfter, hoursAfter, type Simulation } from '../simulation.js';
import { ZONE, type Booked } from './booking-plan.js';
import type { People } from './people.js';

/** How much later an owner proposes to move a booking, at most. */
const DAYS_LATER = 10;
const FEWER_GUESTS = 20;

/** Plans two changes that wait for an answer: one asked for by a customer, and one that an owner proposes to the demo's customer. */
export function planChanges(simulation: Simulation, { customer }: People, booked: readonly Booked[]): void {
  const upcoming = booked.filter(
    ({ outcome, isCancelledByStaff, period, answeredAt }) =>
      outcome === 'confirmed' &&
      !isCancelledByStaff &&
      answeredAt < simulation.daysAgo(2) &&
      period.start > daysAfter(simulation.now, DAYS_LATER),
  );
  const shown = upcoming.find((each) => each.hall.business.holds && each.customer !== customer);
  if (shown) {
    simulation.plan(hoursAfter(simulation.now, -7), async () => {
      const { id, guestCount } = await findBooking(simulation, shown);
      await requestBookingChange(simulation.as(shown.customer), id, { guestCount: guestCount - FEWER_GUESTS });
    });
  }
  const own = upcoming.find((each) => each.customer === customer && !each.hall.hall.shifts);
  const date = own && findLaterDay(own, booked);
  if (!date) return;
  simulation.plan(hoursAfter(simulation.now, -5), async () => {
    const { id } = await findBooking(simulation, own);
    await changeBooking(simulation.as(own.hall.owner), id, { date });
  });
}

/** A day soon after a booking on which its business has nothing planned. */
function findLaterDay({ hall, period }: Booked, booked: readonly Booked[]): string | undefined {
  const ofBusiness = booked.filter((each) => each.hall.business === hall.business);
  const busy = new Set(
    ofBusiness.flatMap((each) => [each.period.start, each.period.end].map((at) => localDay(at, ZONE))),
  );
  const day = localDay(period.start, ZONE);
  const later = Array.from({ length: DAYS_LATER }, (_, index) => addDays(day, index + 1));
  return later.find((each) => !busy.has(each) && !busy.has(addDays(each, 1)));
}

/** A planned booking as it was made. */
export function findBooking(simulation: Simulation, { hall, period, customer }: Booked): Promise<Booking> {
  return simulation.as().em.findOneOrFail(Booking, {
    hall: hall.id,
    startTime: period.start,
    user: customer.viewer?.id,
    status: BookingStatus.CONFIRMED,
  });
}
