import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { deleteInBatches } from '../../database/batches.js';
import type { Jobs } from '../../jobs/queue.js';
import { ACCOUNT_LINK_LIMITS } from '../../domain/accounts/limits.js';
import { mailPasswordReset, RESET_JOB } from './password-reset.service.js';

const DAY_MS = 86_400_000;

/** Deletes links some days after their expiry; until then a press on one can say what became of it. */
async function deleteOldLinks(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - ACCOUNT_LINK_LIMITS.keptDays * DAY_MS);
  await deleteInBatches(ctx.em, 'account_links', sql<SqlBool>`expires_at < ${before}`);
}

/** Jobs of links, for the queue. */
export const accountLinkJobs: Jobs = {
  [RESET_JOB]: (ctx, { userId }) => mailPasswordReset(ctx, Number(userId)),
  'delete-old-account-links': (ctx) => deleteOldLinks(ctx),
};

/** The schedule of the recurring jobs. */
export const ACCOUNT_LINK_CRONTAB = '43 3 * * * delete-old-account-links';
