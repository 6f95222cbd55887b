import type { RequestContext } from '../../context.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { readStoredBytes } from '../../storage.js';
import type { Claim } from './claims.js';
import { storeFile, createFileName } from './media.service.js';

interface Row {
  storage_key: string;
  mime: string;
  width: number | null;
  height: number | null;
  original_name: string | null;
}

/**
 * Copies uploaded pictures of something that the viewer owns; the copies belong to the viewer and are unclaimed. Drawn scenes and
 * external pictures aren't copied.
 * @param pictures URLs
 * @param claim what uses them; pictures in use elsewhere aren't copied
 * @returns the URL of each copy by the original's URL, without pictures whose file is missing
 * @throws DomainError UNAVAILABLE when a copy can't be stored
 */
export async function copyPictures(
  ctx: RequestContext,
  pictures: readonly string[],
  claim: Claim,
): Promise<Map<string, string>> {
  const rows: Row[] = await ctx.em.execute(
    `select storage_key, mime, width, height, original_name from stored_files where kind = ? and claimed_by = ?`,
    [UploadKind.IMAGE, claim],
  );
  const uploaded = new Map(rows.map((row) => [`${FILES_PATH}/${row.storage_key}`, row]));
  const copies = new Map<string, string>();
  for (const address of new Set(pictures)) {
    const row = uploaded.get(address);
    const copy = row ? await copyPicture(ctx, row) : isUpload(address) ? undefined : address;
    if (copy !== undefined) copies.set(address, copy);
  }
  return copies;
}

function isUpload(address: string): boolean {
  return address.startsWith(`${FILES_PATH}/images/`);
}

async function copyPicture(ctx: RequestContext, row: Row): Promise<string | undefined> {
  const bytes = await readStoredBytes(ctx.app.files, row.storage_key);
  if (!bytes) return undefined;
  const key = `images/${createFileName('webp')}`;
  await storeFile(ctx, {
    kind: UploadKind.IMAGE,
    key,
    bytes,
    mime: row.mime,
    originalName: row.original_name ?? 'picture.webp',
    ...(row.width === null ? {} : { width: row.width }),
    ...(row.height === null ? {} : { height: row.height }),
  });
  return `${FILES_PATH}/${key}`;
}
