import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import type { Jobs } from '../../jobs/queue.js';
import { UPLOAD_LIMITS } from '../../domain/media/limits.js';
import { makePictureSizes, SIZES_JOB } from './picture-sizes.js';
import { removeStored } from './stored-content.js';

const HOUR_MS = 3_600_000;
const BATCH = 50;

/**
 * Deletes files that have been unclaimed for a day, oldest first. Files are deleted before their rows, so that after an
 * interruption the next sweep finds the rows again.
 */
async function sweepFiles(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UPLOAD_LIMITS.orphanHours * HOUR_MS);
  for (let removed = BATCH; removed === BATCH;) {
    removed = await ctx.em.transactional(async (em) => {
      const db = em.getKysely<Database>();
      const rows = await db
        .selectFrom('stored_files')
        .select(['id', 'storage_key as key'])
        .where('claimed_by', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { key } of rows) await removeStored(ctx.app, key);
      for (const { id } of rows) await db.deleteFrom('stored_files').where('id', '=', id).execute();
      return rows.length;
    });
  }
}

/** File jobs for the queue. */
export const mediaJobs: Jobs = { 'sweep-files': sweepFiles, [SIZES_JOB]: makePictureSizes };

/** Hourly; pictures whose sizes could not be made, or that were stored before there was a job for it, get theirs then. */
export const MEDIA_CRONTAB = `23 * * * * sweep-files\n37 * * * * ${SIZES_JOB}`;
