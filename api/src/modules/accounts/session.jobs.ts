import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { deleteInBatches } from '../../database/batches.js';
import { SESSION_LIMITS } from '../../domain/accounts/sessions.js';
import type { Jobs } from '../../jobs/queue.js';
import { deleteExpiredSubscriptions } from '../notifications/notification-settings.changes.js';

/**
 * Deletes sessions that ended or expired long ago: until then they tell which devices an account knows. Nothing is pushed to those that
 * have expired.
 */
async function deleteOldSessions(ctx: RequestContext): Promise<void> {
  await deleteExpiredSubscriptions(ctx.em, ctx.now());
  const before = new Date(ctx.now().getTime() - SESSION_LIMITS.rememberedMs);
  await deleteInBatches(ctx.em, 'sessions', sql<SqlBool>`least(expires_at, ended_at) < ${before}`);
}

export const sessionJobs: Jobs = {
  'delete-old-sessions': (ctx) => deleteOldSessions(ctx),
};

/** The schedule of the recurring jobs. */
export const SESSION_CRONTAB = '27 3 * * * delete-old-sessions';
