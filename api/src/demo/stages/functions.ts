import { addDays } from '../../domain/time/days.js';
import { localDay, toPeriod } from '../../domain/time/zone.js';
import { FUNCTION_NAMES } from '../../domain/bookings/functions.js';
import { approveBooking, declineBooking } from '../../modules/bookings/booking-answer.service.js';
import { getHallTerms } from '../../modules/terms/terms.service.js';
import { requestBookings } from '../../modules/booking-groups/booking-group-request.service.js';
import { DECLINE_REASONS } from '../data/words.js';
import { hoursAfter, type Simulation } from '../simulation.js';
import { DAYS_AHEAD, ZONE } from './booking-plan.js';
import type { SimulatedBusiness, SimulatedHall } from './businesses.js';
import type { People } from './people.js';

/** Weddings of the demo's customer: how many days ago they were requested, and what each owner answers, if at all. */
const WEDDINGS = [
  { name: 'Sana & Omar', daysAgo: 12, answers: ['yes', 'no'] },
  { name: 'Hira & Usman', daysAgo: 9, answers: ['yes', 'yes'] },
  { name: 'Ayesha & Bilal', daysAgo: 1, answers: ['yes', null] },
] as const;

/** Where and when the first weddings are: after everything else that the demo plans. */
const FIRST_DAY = DAYS_AHEAD + 8;
const DAYS_BETWEEN = 3;
const GUESTS = 150;

/** Plans functions that are requested together: one group that ended, one that is confirmed, one that waits for an owner. */
export function planFunctions(
  simulation: Simulation,
  { customer }: People,
  businesses: readonly SimulatedBusiness[],
): void {
  const halls = findHalls(businesses);
  if (halls.length < 2) return;
  const today = localDay(simulation.now, ZONE);
  for (const [place, { name, daysAgo, answers }] of WEDDINGS.entries()) {
    const requestedAt = simulation.daysAgo(daysAgo);
    const ids: number[] = [];
    simulation.plan(requestedAt, async () => {
      const functions = halls.map((hall, index) => {
        const date = addDays(today, FIRST_DAY + place * DAYS_BETWEEN + index);
        const { start, end } = toPeriod({ date, startTime: '19:00', endTime: '23:00', zone: ZONE });
        const services = { optionalServiceIds: [], optionalServices: [] };
        const functionName = FUNCTION_NAMES[index + 1] ?? 'OTHER';
        return { functionName, hallId: hall.id, startTime: start, endTime: end, guestCount: GUESTS, ...services };
      });
      const contact = { customerName: customer.name, customerPhone: customer.phone, customerEmail: customer.email };
      const as = simulation.as(customer);
      const accepted = new Set<number>();
      for (const hall of halls) {
        const terms = await getHallTerms(as, hall.id);
        if (terms) accepted.add(terms.id);
      }
      const acceptedTermsIds = [...accepted];
      const { bookings } = await requestBookings(as, { name, ...contact, functions, acceptedTermsIds });
      ids.push(...bookings.map(({ id }) => id));
    });
    for (const [index, answer] of answers.entries()) {
      const [owner, at] = [halls[index]?.owner, hoursAfter(requestedAt, 5 + index * 4)];
      if (answer === null) continue;
      simulation.plan(at, () =>
        answer === 'yes'
          ? approveBooking(simulation.as(owner), ids[index] ?? 0)
          : declineBooking(simulation.as(owner), ids[index] ?? 0, { reason: DECLINE_REASONS[0] }),
      );
    }
  }
}

/** A hall of free times of each of two owners who answer requests themselves. */
function findHalls(businesses: readonly SimulatedBusiness[]): SimulatedHall[] {
  return businesses
    .filter(({ business }) => business.state !== 'suspended' && !business.settings.instantConfirmation)
    .flatMap(({ halls }) => halls.find(({ hall }) => !hall.shifts && hall.capacity >= GUESTS) ?? [])
    .slice(0, 2);
}
