import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { localDay } from '../../domain/time/zone.js';
import { addBookingTask, finishBookingTask } from '../../modules/booking-tasks/booking-task.service.js';
import { hoursAfter, type Simulation } from '../simulation.js';
import { ZONE } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';

/** What is to be done for the next functions, in days from now; the first one had to be done yesterday. */
const TASKS: readonly { text: string; inDays: number | null }[] = [
  { text: 'Call about the flowers of the stage', inDays: -1 },
  { text: 'Ask how many guests come by car', inDays: 0 },
  { text: 'Send the menu to the caterer', inDays: 2 },
  { text: 'Ask whether the baraat comes with drums', inDays: null },
];

const DONE = 'Agree on the color of the flowers';

const ADDED_DAYS_AGO = 3;

/** The next functions of a business. */
function findNext(em: EntityManager, ownerId: number, now: Date): Promise<{ id: number }[]> {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .innerJoin('businesses as v', 'v.id', 'b.business_id')
    .select('b.id')
    .where('v.owner_id', '=', ownerId)
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where('b.start_time', '>', now)
    .orderBy('b.start_time')
    .limit(TASKS.length)
    .execute();
}

/** Plans what the demo owner's team wants to do about its next functions: one task is overdue, one is for today, one done. */
export function planTasks(simulation: Simulation, shown: SimulatedBusiness | undefined): void {
  if (!shown) return;
  const at = simulation.daysAgo(ADDED_DAYS_AGO);
  simulation.plan(at, async () => {
    const ctx = simulation.as(shown.owner);
    const next = await findNext(ctx.em, requireViewer(ctx).id, simulation.now);
    for (const [index, { text, inDays }] of TASKS.entries()) {
      const id = next[index]?.id;
      if (id === undefined) continue;
      const day = inDays === null ? null : localDay(simulation.daysAgo(-inDays), ZONE);
      await addBookingTask(simulation.as(shown.owner), id, { text, day });
    }
  });
  simulation.plan(hoursAfter(at, 5), async () => {
    const ctx = simulation.as(shown.owner);
    const [first] = await findNext(ctx.em, requireViewer(ctx).id, simulation.now);
    if (!first) return;
    const { tasks } = await addBookingTask(ctx, first.id, { text: DONE });
    const task = tasks.find(({ text }) => text === DONE);
    if (task) await finishBookingTask(simulation.as(shown.owner), task.id);
  });
}
