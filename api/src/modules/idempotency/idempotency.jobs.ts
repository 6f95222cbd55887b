import type { RequestContext } from '../../context.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import type { Jobs } from '../../jobs/queue.js';
import { deleteKeysBefore } from './idempotency.changes.js';

/** Deletes idempotency keys after a week, when no client retries any more. */
async function deleteOldKeys(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - RETENTION.idempotencyKeys.days * 86_400_000);
  await deleteKeysBefore(ctx.em, before);
}

/** Idempotency jobs for the queue. */
export const idempotencyJobs: Jobs = {
  'forget-idempotency-keys': (ctx) => deleteOldKeys(ctx),
};

/** The schedule of the recurring jobs. */
export const IDEMPOTENCY_CRONTAB = '17 3 * * * forget-idempotency-keys';
