import { saveHall } from '../../modules/saved-halls/saved-hall.service.js';
import { createSavedList, setSavedHallLists, shareSavedList } from '../../modules/saved-halls/saved-list.service.js';
import { daysAfter, shuffle, type Simulation } from '../simulation.js';
import type { SimulatedBusiness } from './businesses.js';
import type { People } from './people.js';

/** The number of saved halls of the demo's customer, and the maximum of the others. */
const OWN = 6;
const OTHERS = 3;
const EARLIEST_DAYS_AGO = 330;

/** The lists of the demo's customer, with the places of their halls among the saved ones. The first one is shared. */
const LISTS = [
  { name: 'Valima in spring', from: 0, to: 4 },
  { name: 'Mehndi, close to home', from: 3, to: 6 },
];

/** Plans the halls that customers save, and the lists of the demo's customer. */
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
    const saved = shuffle(halls, random).slice(0, count);
    for (const hall of saved) {
      simulation.plan(daysAfter(from, days * random.range(0.05, 1)), () => saveHall(simulation.as(person), hall.id));
    }
    if (person === customer) planLists(simulation, customer, saved);
  }
}

/** Once everything is saved, the customer sorts it. */
function planLists(simulation: Simulation, customer: People['customer'], saved: readonly { id: number }[]): void {
  simulation.plan(simulation.daysAgo(0), async () => {
    const ctx = simulation.as(customer);
    const ids: number[] = [];
    for (const { name } of LISTS) ids.push((await createSavedList(ctx, { name })).id);
    for (const [place, { id }] of saved.entries()) {
      const listIds = ids.filter((_, index) => isWithin(LISTS[index], place));
      await setSavedHallLists(ctx, id, { listIds });
    }
    const [first] = ids;
    if (first !== undefined) await shareSavedList(ctx, first);
  });
}

function isWithin(list: (typeof LISTS)[number] | undefined, place: number): boolean {
  return list !== undefined && place >= list.from && place < list.to;
}
