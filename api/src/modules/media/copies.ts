import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferResult } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { addPlaceholder, readPlaceholder } from '../../domain/media/placeholders.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { readStoredBytes } from '../../files/storage.js';
import type { Claim } from './claims.js';
import { storeFile, createFileName } from './media.service.js';
import { requestSizes } from './picture-sizes.js';

function selectPictures(em: EntityManager, claim: Claim) {
  return em
    .getKysely<Database>()
    .selectFrom('stored_files')
    .select(['storage_key as key', 'mime', 'width', 'height', 'original_name as originalName'])
    .where('kind', '=', UploadKind.IMAGE)
    .where('claimed_by', '=', claim);
}

type Picture = InferResult<ReturnType<typeof selectPictures>>[number];

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
  const rows = await selectPictures(ctx.em, claim).execute();
  const uploaded = new Map(rows.map((row) => [`${FILES_PATH}/${row.key}`, row]));
  const copies = new Map<string, string>();
  for (const address of new Set(pictures)) {
    const row = uploaded.get(address);
    const copy = row ? await copyPicture(ctx, row) : isUpload(address) ? undefined : address;
    if (copy !== undefined) copies.set(address, copy);
  }
  if (copies.size > 0) await requestSizes(ctx);
  return copies;
}

function isUpload(address: string): boolean {
  return address.startsWith(`${FILES_PATH}/images/`);
}

async function copyPicture(ctx: RequestContext, row: Picture): Promise<string | undefined> {
  const bytes = await readStoredBytes(ctx.app.files, row.key);
  if (!bytes) return undefined;
  const name = createFileName('webp');
  const placeholder = readPlaceholder(row.key);
  const key = `images/${placeholder === undefined ? name : addPlaceholder(name, placeholder)}`;
  await storeFile(ctx, {
    kind: UploadKind.IMAGE,
    key,
    bytes,
    mime: row.mime,
    originalName: row.originalName ?? 'picture.webp',
    ...(row.width === null ? {} : { width: row.width }),
    ...(row.height === null ? {} : { height: row.height }),
  });
  return `${FILES_PATH}/${key}`;
}
