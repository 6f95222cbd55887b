import { BookingStatus } from '../../domain/bookings/transitions.js';
import { localDay, localTime, toPeriod } from '../../domain/time/zone.js';
import { Booking } from '../../modules/bookings/booking.entity.js';
import { changeBooking, requestBookingChange } from '../../modules/booking-changes/booking-change.service.js';
import { daysAfter, hoursAfter, type Simulation } from '../simulation.js';
import { findFreeDays, isOpenAt, ZONE, type Booked } from './booking-plan.js';
import type { People } from './people.js';

/** The changed bookings are at least so many days ahead. */
const DAYS_AHEAD = 10;
/** How many of the first free days bookings by phone and blocks take, and of the last ones waiting lists and exceptions. */
const TAKEN_FIRST = 13;
const TAKEN_LAST = 6;
const FEWER_GUESTS = 20;

/** Plans two changes that wait for an answer: one asked for by a customer, and one that an owner proposes to the demo's customer. */
export function planChanges(simulation: Simulation, { customer }: People, booked: readonly Booked[]): void {
  const upcoming = booked.filter(
    ({ outcome, isCancelledByStaff, period, answeredAt }) =>
      outcome === 'confirmed' &&
      !isCancelledByStaff &&
      answeredAt < simulation.daysAgo(2) &&
      period.start > daysAfter(simulation.now, DAYS_AHEAD),
  );
  const shown = upcoming.find((each) => each.hall.business.holds && each.customer !== customer);
  if (shown) {
    simulation.plan(hoursAfter(simulation.now, -7), async () => {
      const { id, guestCount } = await findBooking(simulation, shown);
      await requestBookingChange(simulation.as(shown.customer), id, { guestCount: guestCount - FEWER_GUESTS });
    });
  }
  const own = upcoming.find((each) => each.customer === customer && !each.hall.hall.shifts);
  const date = own && findOtherDay(simulation, own, booked);
  if (!date) return;
  simulation.plan(hoursAfter(simulation.now, -5), async () => {
    const { id } = await findBooking(simulation, own);
    await changeBooking(simulation.as(own.hall.owner), id, { date });
  });
}

/** Another day for a booking, at the same hours: one on which its hall is open, and that no other part of the demo takes. */
function findOtherDay(simulation: Simulation, { hall, period }: Booked, booked: readonly Booked[]): string | undefined {
  const ofBusiness = booked.filter((each) => each.hall.business === hall.business);
  const free = findFreeDays(simulation, ofBusiness);
  const [startTime, endTime] = [localTime(period.start, ZONE), localTime(period.end, ZONE)];
  return free.slice(TAKEN_FIRST, -TAKEN_LAST).find((date) => {
    const moved = toPeriod({ date, startTime, endTime, zone: ZONE });
    return isOpenAt(hall, moved) && free.includes(localDay(moved.end, ZONE));
  });
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
