import { saveHall } from '../../modules/saved-halls/saved-hall.service.js';
import { daysAfter, shuffled, type Town } from '../town.js';
import type { TownBusiness } from './businesses.js';
import type { People } from './people.js';

/** How many halls the demo's customer has saved, and the others at most. */
const OWN = 6;
const OTHERS = 3;
const EARLIEST_DAYS_AGO = 330;

/** Plans the halls that customers save. */
export function planSavedHalls(town: Town, { customer, customers }: People, businesses: readonly TownBusiness[]): void {
  const random = town.chance('saved halls');
  const halls = businesses.filter(({ business }) => business.standing === 'approved').flatMap((each) => each.halls);
  for (const person of [customer, ...customers]) {
    const count = person === customer ? OWN : random.whole(0, OTHERS);
    const from = new Date(Math.max(person.since.getTime(), town.daysAgo(EARLIEST_DAYS_AGO).getTime()));
    const days = town.daysSince(from);
    for (const hall of shuffled(halls, random).slice(0, count)) {
      town.plan(daysAfter(from, days * random.range(0.05, 1)), () => saveHall(town.as(person), hall.id));
    }
  }
}
