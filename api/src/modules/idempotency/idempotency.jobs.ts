import type { Jobs } from '../../jobs/queue.js';

const KEPT_DAYS = 7;

/** Deletes idempotency keys after a week: nobody repeats a request that late. */
export const idempotencyJobs: Jobs = {
  'forget-idempotency-keys': async (ctx) => {
    const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000);
    await ctx.em.execute('delete from idempotency_keys where created_at < ?', [before.toISOString()]);
  },
};

/** When it runs. */
export const IDEMPOTENCY_CRONTAB = '17 3 * * * forget-idempotency-keys';
