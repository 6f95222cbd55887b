import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import type { Jobs } from '../../jobs/queue.js';

const KEYS_KEPT_DAYS = 7;

/** Deletes idempotency keys after a week, when no client retries any more. */
async function deleteOldKeys(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEYS_KEPT_DAYS * 86_400_000);
  await ctx.em.getKysely<Database>().deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Idempotency jobs for the queue. */
export const idempotencyJobs: Jobs = {
  'forget-idempotency-keys': (ctx) => deleteOldKeys(ctx),
};

/** The schedule of the recurring jobs. */
export const IDEMPOTENCY_CRONTAB = '17 3 * * * forget-idempotency-keys';
