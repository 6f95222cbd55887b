import { shiftsOn } from '../../domain/availability/shifts.js';
import type { Period } from '../../domain/time/zone.js';
import { withdrawBooking } from '../../modules/bookings/booking-cancellation.service.js';
import { requestBooking } from '../../modules/bookings/booking-request.service.js';
import { getHallTerms } from '../../modules/terms/terms.service.js';
import { joinWaitingList } from '../../modules/waiting-list/waiting-list.service.js';
import { daysAfter, hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { findFreeDays, ZONE, type Booked } from './booking-plan.js';
import { findHoldStart, type SimulatedHall } from './businesses.js';
import type { People } from './people.js';

const GUESTS = 250;
/** The free day, from the end of the next weeks, for which two wait; the last ones have special hours. */
const DAY_FROM_END = 6;

function join(simulation: Simulation, by: SimulatedPerson | undefined, { hall, period }: WaitedTime): Promise<unknown> {
  return joinWaitingList(simulation.as(by), {
    hallId: hall.id,
    startTime: period.start,
    endTime: period.end,
    guestCount: Math.min(GUESTS, hall.hall.capacity),
  });
}

interface WaitedTime {
  hall: SimulatedHall;
  period: Period;
}

/**
 * Plans two waiting lists of the hall that sells shifts and holds its times: one for a shift that is booked, on which the demo's
 * customer comes last, and one for a shift that was withdrawn, and is now offered to the demo's customer.
 */
export function planWaitingLists(
  simulation: Simulation,
  { customer, customers }: People,
  booked: readonly Booked[],
): void {
  const ofHolders = booked.filter(({ hall }) => hall.business.holds && hall.hall.shifts);
  const taken = ofHolders
    .filter(
      ({ outcome, isCancelledByStaff, period, answeredAt, ...each }) =>
        outcome === 'confirmed' &&
        !isCancelledByStaff &&
        each.customer !== customer &&
        answeredAt < simulation.daysAgo(2) &&
        period.start > daysAfter(simulation.now, 10),
    )
    .sort((one, other) => one.period.start.getTime() - other.period.start.getTime())[0];
  const since = taken && findHoldStart(simulation, taken.hall.business);
  if (!taken || !since) return;
  const others = customers.filter((each) => each !== taken.customer && each.since < since);
  for (const [index, person] of [...others.slice(3, 5), customer].entries()) {
    simulation.plan(hoursAfter(since, 2 + index), () => join(simulation, person, taken));
  }
  const ofBusiness = booked.filter(({ hall }) => hall.business === taken.hall.business);
  planOffer(simulation, { hall: taken.hall, since, people: [others[6], customer, others[7]] }, ofBusiness);
}

interface Offered {
  hall: SimulatedHall;
  since: Date;
  /** Who requests and withdraws; who then has the offer; who waits behind them. */
  people: readonly (SimulatedPerson | undefined)[];
}

function planOffer(simulation: Simulation, { hall, since, people }: Offered, booked: readonly Booked[]): void {
  const [first, ...waiting] = people;
  const day = findFreeDays(simulation, booked).at(-DAY_FROM_END);
  const period = day && shiftsOn(day, hall.hall.shifts ?? [], ZONE).at(-1)?.period;
  if (!first || !period) return;
  let id = 0;
  simulation.plan(hoursAfter(since, 6), async () => {
    const { name, phone, email } = first;
    ({ id } = await requestBooking(simulation.as(first), {
      ...{ hallId: hall.id, startTime: period.start, endTime: period.end, guestCount: GUESTS },
      ...{ customerName: name, customerPhone: phone, customerEmail: email },
      ...{ specialRequests: null, optionalServiceIds: [], optionalServices: [] },
      acceptedTermsId: (await getHallTerms(simulation.as(first), hall.id))?.id ?? null,
    }));
  });
  for (const [index, person] of waiting.entries()) {
    simulation.plan(hoursAfter(since, 8 + index), () => join(simulation, person, { hall, period }));
  }
  simulation.plan(hoursAfter(since, 14), () => withdrawBooking(simulation.as(first), id));
}
