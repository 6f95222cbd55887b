import { ThreadSubject } from '../../domain/threads/messages.js';
import { localDay } from '../../domain/time/zone.js';
import { listEnquiries } from '../../modules/threads/enquiry.service.js';
import { confirmVisit, proposeVisit } from '../../modules/threads/visit.service.js';
import type { VisitView } from '../../modules/threads/visit.types.js';
import { hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { ZONE, type Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';

/** After the questions to which they belong (messages.ts). */
const PROPOSED_HOURS_AGO = 6;
const CONFIRMED_HOURS_AGO = 5;

/** Proposes a visit about what somebody asked last. */
async function propose(
  simulation: Simulation,
  person: SimulatedPerson,
  visit: { days: number; time: string; headCount: number; note: string },
): Promise<VisitView | undefined> {
  const ctx = simulation.as(person);
  const [enquiry] = (await listEnquiries(ctx, { limit: 1 })).nodes;
  if (!enquiry) return undefined;
  const { days, ...rest } = visit;
  const day = localDay(simulation.daysAgo(-days), ZONE);
  return proposeVisit(ctx, { about: ThreadSubject.ENQUIRY, id: enquiry.id }, { day, ...rest });
}

/** Plans two visits of the demo owner's hall: the demo customer's is confirmed, another one waits for the owner. */
export function planVisits(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
  booked: readonly Booked[],
): void {
  const other = booked.find((each) => each.customer !== customer)?.customer;
  const hall = shown?.halls[0];
  if (!hall || !other) return;
  let id: number | undefined;
  simulation.plan(hoursAfter(simulation.now, -PROPOSED_HOURS_AGO), async () => {
    const note = 'My mother would like to see the stage with its lights on.';
    id = (await propose(simulation, customer, { days: 3, time: '17:30', headCount: 4, note }))?.id;
    await propose(simulation, other, {
      days: 4,
      time: '16:00',
      headCount: 2,
      note: 'Is there somebody at the hall then?',
    });
  });
  simulation.plan(hoursAfter(simulation.now, -CONFIRMED_HOURS_AGO), async () => {
    if (id !== undefined) await confirmVisit(simulation.as(hall.owner), id);
  });
}
