import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/queue.js';
import { UPLOAD_LIMITS } from '../../domain/media/limits.js';
import { removeStored } from './stored-content.js';

const HOUR_MS = 3_600_000;
const BATCH = 50;

/**
 * Deletes files that have been unclaimed for a day, oldest first. Files are deleted before their rows, so that after an
 * interruption the next sweep finds the rows again.
 */
async function sweepFiles(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UPLOAD_LIMITS.orphanHours * HOUR_MS).toISOString();
  for (let removed = BATCH; removed === BATCH;) {
    removed = await ctx.em.transactional(async (em) => {
      const rows: { id: number; storage_key: string }[] = await em.execute(
        `select id, storage_key from stored_files where claimed_by is null and created_at < ?
          order by created_at, id limit ${BATCH} for update skip locked`,
        [before],
      );
      for (const row of rows) await removeStored(ctx.app, row.storage_key);
      for (const row of rows) await em.execute('delete from stored_files where id = ?', [row.id]);
      return rows.length;
    });
  }
}

/** File jobs for the queue. */
export const mediaJobs: Jobs = { 'sweep-files': sweepFiles };

/** Hourly. */
export const MEDIA_CRONTAB = '23 * * * * sweep-files';
