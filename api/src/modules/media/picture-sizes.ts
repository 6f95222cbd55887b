import type { App, RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { PICTURE_WIDTHS } from '../../domain/media/pictures.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { addJob, type Job } from '../../jobs/queue.js';
import { readStoredBytes } from '../../files/storage.js';
import { encodeAvif, resizePicture } from './picture.js';
import { getAvifKey, getVariantKey, removeStored } from './stored-content.js';

/** The job that makes the sizes of pictures. */
export const SIZES_JOB = 'make-picture-sizes';

/** Pictures of one run; what is left is another run's, so that other jobs come between. */
const BATCH = 10;

/** Has the sizes of stored pictures made: of all that have none yet, a few at a time. */
export function requestSizes(ctx: RequestContext): Promise<void> {
  return addJob(ctx.em, SIZES_JOB, {}, { key: SIZES_JOB });
}

/** The widths that differ for a picture: beyond its own one, files are only copies. */
function chooseWidths(width: number | null): (typeof PICTURE_WIDTHS)[number][] {
  return PICTURE_WIDTHS.filter((_width, at) => (PICTURE_WIDTHS[at - 1] ?? 0) < (width ?? Number.POSITIVE_INFINITY));
}

/**
 * Makes all sizes of a stored picture, as WebP first, then as AVIF.
 * @returns their bytes, or undefined if the picture itself isn't there
 */
async function makeSizes(app: App, key: string, width: number | null): Promise<number | undefined> {
  const original = await readStoredBytes(app.files, key);
  if (!original) return undefined;
  const made: { size: `${(typeof PICTURE_WIDTHS)[number]}`; webp: Buffer }[] = [];
  for (const each of chooseWidths(width)) {
    const webp = await resizePicture(original, each);
    await app.files.put(getVariantKey(key, `${each}`), webp, { contentType: 'image/webp' });
    made.push({ size: `${each}`, webp });
  }
  let bytes = 0;
  for (const { size, webp } of made) {
    const avif = await encodeAvif(webp);
    await app.files.put(getAvifKey(key, size), avif, { contentType: 'image/avif' });
    bytes += webp.length + avif.length;
  }
  return bytes;
}

/** Pictures without sizes, the oldest first; one more than a batch, which tells whether any are left. */
function findWaiting(ctx: RequestContext, after: number) {
  return ctx.em
    .getKysely<Database>()
    .selectFrom('stored_files')
    .select(['id', 'storage_key as key', 'width'])
    .where('kind', '=', UploadKind.IMAGE)
    .where('sizes_made_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH + 1)
    .execute();
}

async function finish(ctx: RequestContext, picture: { id: number; key: string }, bytes: number): Promise<void> {
  const { numUpdatedRows } = await ctx.em
    .getKysely<Database>()
    .updateTable('stored_files')
    .set({ sizes_made_at: ctx.now(), sizes_bytes: bytes })
    .where('id', '=', picture.id)
    .executeTakeFirst();
  // It was deleted meanwhile, with the sizes that it had then.
  if (numUpdatedRows === 0n) await removeStored(ctx.app, picture.key);
}

/**
 * Makes the sizes of pictures that have none yet: those just stored, and those stored before sizes were made by a job. A picture
 * that can't be made waits for the next hour; it is served all the same, in sizes made when they are asked for.
 */
export const makePictureSizes: Job = async (ctx, { after = 0 }, signal) => {
  const rows = await findWaiting(ctx, Number(after));
  const batch = rows.slice(0, BATCH);
  for (const picture of batch) {
    if (signal?.aborted) return;
    try {
      await finish(ctx, picture, (await makeSizes(ctx.app, picture.key, picture.width)) ?? 0);
    } catch (error) {
      ctx.app.log.warn({ err: error, key: picture.key }, 'the sizes of a picture could not be made');
    }
  }
  const last = batch.at(-1)?.id;
  if (last === undefined || rows.length <= BATCH) return;
  const { left } = await ctx.em
    .getKysely<Database>()
    .selectFrom('stored_files')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('kind', '=', UploadKind.IMAGE)
    .where('sizes_made_at', 'is', null)
    .executeTakeFirstOrThrow();
  ctx.app.log.info({ made: batch.length, left }, 'making the sizes of pictures');
  await addJob(ctx.em, SIZES_JOB, { after: last }, { key: `${SIZES_JOB}-after` });
};
