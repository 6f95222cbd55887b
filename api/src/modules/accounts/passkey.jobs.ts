import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { deleteInBatches } from '../../database/batches.js';
import type { Jobs } from '../../jobs/queue.js';

/** Deletes challenges that nobody answered in time. */
async function deleteOldChallenges(ctx: RequestContext): Promise<void> {
  await deleteInBatches(ctx.em, 'passkey_challenges', sql<SqlBool>`expires_at <= ${ctx.now()}`);
}

export const passkeyJobs: Jobs = {
  'delete-old-passkey-challenges': (ctx) => deleteOldChallenges(ctx),
};

/** Every ten minutes, since anybody may ask for a challenge. */
export const PASSKEY_CRONTAB = '*/10 * * * * delete-old-passkey-challenges';
