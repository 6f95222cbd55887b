import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { MESSAGE_SIDES } from '../../domain/threads/messages.js';
import type { Jobs } from '../../jobs/queue.js';
import { takeRemindedVisits } from './visit.changes.js';
import { notifyOfVisit } from './visit.notifications.js';
import { findVisitsById } from './visit.queries.js';

/** Visits per transaction. */
const BATCH = 50;

/** Reminds both sides of confirmed visits a day before, each once. Any number of servers may run it concurrently. */
async function remindOfVisits(ctx: RequestContext): Promise<void> {
  for (let taken = BATCH; taken === BATCH;) {
    taken = await inTransaction(ctx.em, async (em) => {
      const ids = await takeRemindedVisits(em, ctx.now(), BATCH);
      const visits = ids.length === 0 ? [] : await findVisitsById(em, ids);
      for (const visit of visits) await notifyOfVisit(ctx, em, visit, { event: 'soon', sides: MESSAGE_SIDES });
      return ids.length;
    });
  }
}

/** Jobs of visits. */
export const visitJobs: Jobs = { 'remind-of-visits': (ctx) => remindOfVisits(ctx) };

/** Every quarter of an hour. */
export const VISIT_CRONTAB = '9,24,39,54 * * * * remind-of-visits';
