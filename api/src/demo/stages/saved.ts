import { saveHall } from '../../modules/saved-halls/saved-hall.service.js';
import { daysAfter, shuffle, type Simulation } from '../simulation.js';
import type { SimulatedBusiness } from './businesses.js';
import type { People } from './people.js';

/** The number of saved halls of the demo's customer, and the maximum of the others. */
const OWN = 6;
const OTHERS = 3;
const EARLIEST_DAYS_AGO = 330;

/** Plans the halls that customers save. */
export function planSavedHalls(
  simulation: Simulation,
  { customer, customers }: People,
  businesses: readonly SimulatedBusiness[],
): void {
  const random = simulation.chance('saved halls');
  const halls = businesses.filter(({ business }) => business.state === 'approved').flatMap((each) => each.halls);
  for (const person of [customer, ...customers]) {
    const count = person === customer ? OWN : random.whole(0, OTHERS);
    const from = new Date(Math.max(person.since.getTime(), simulation.daysAgo(EARLIEST_DAYS_AGO).getTime()));
    const days = simulation.daysSince(from);
    for (const hall of shuffle(halls, random).slice(0, count)) {
      simulation.plan(daysAfter(from, days * random.range(0.05, 1)), () => saveHall(simulation.as(person), hall.id));
    }
  }
}
