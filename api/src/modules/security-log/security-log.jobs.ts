import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { deleteBatch } from '../../database/batches.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';

const DAY_MS = 86_400_000;

/** Deletes what is older than the retention. The trigger of the table lets nothing else delete. */
async function deleteOldEvents(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - ctx.app.env.securityLogDays * DAY_MS);
  const deleteSome = () =>
    inTransaction(ctx.em, async (em) => {
      // SQL: a setting of this transaction, which the trigger reads.
      const allow = sql`select set_config('mehfil.delete_old_security_events', 'on', true)`;
      await allow.execute(em.getKysely<Database>());
      return deleteBatch(em, 'security_events', sql<SqlBool>`at < ${before}`);
    });
  while (await deleteSome());
}

export const securityLogJobs: Jobs = {
  'delete-old-security-events': (ctx) => deleteOldEvents(ctx),
};

/** The schedule of the recurring jobs. */
export const SECURITY_LOG_CRONTAB = '37 3 * * * delete-old-security-events';
