import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { invalidInput } from '../../domain/input/errors.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { UPLOAD_MESSAGES, UploadKind } from '../../domain/media/uploads.js';
import { documentKey } from './stored-content.js';

/** What uses files: `hall:12`, `business:3` (its documents), `logo:3` (of a business), `post:7`. */
export type Claim = `${'hall' | 'business' | 'logo' | 'post'}:${number}`;

/** A list as one parameter: the ORM would spread an array into many. */
const LISTED = 'array(select jsonb_array_elements_text(?::jsonb))';

interface Row {
  id: number;
  storage_key: string;
  owner_id: number | null;
  claimed_by: string | null;
}

interface Wanted {
  kind: UploadKind;
  keys: readonly string[];
  claim: Claim;
  /** The input's field that names one of them, for the refusal. */
  fieldOf: (key: string) => string;
  refusal: string;
}

/**
 * Makes exactly these files the ones that `claim` uses, in the transaction of `em`: new ones must be the viewer's own and free,
 * those that are no longer among them are released and swept later. The rows are locked, so that a sweep or another claim
 * waits.
 */
async function claimFiles(
  ctx: RequestContext,
  em: EntityManager,
  { kind, keys, claim, fieldOf, refusal }: Wanted,
): Promise<void> {
  const wanted = [...new Set(keys)];
  const rows: Row[] = await em.execute(
    `select id, storage_key, owner_id, claimed_by from stored_files
      where kind = ? and (claimed_by = ? or storage_key = any(${LISTED})) order by id for update`,
    [kind, claim, JSON.stringify(wanted)],
  );
  const viewerId = viewerOf(ctx).id;
  const byKey = new Map(rows.map((row) => [row.storage_key, row]));
  const isAllowed = (key: string) => {
    const row = byKey.get(key);
    return row !== undefined && (row.claimed_by === claim || (row.claimed_by === null && row.owner_id === viewerId));
  };
  const refused = wanted.find((key) => !isAllowed(key));
  if (refused !== undefined) throw invalidInput([{ field: fieldOf(refused), message: refusal }]);
  await em.execute(
    `update stored_files set claimed_by = null where kind = ? and claimed_by = ? and storage_key <> all(${LISTED})`,
    [kind, claim, JSON.stringify(wanted)],
  );
  await em.execute(`update stored_files set claimed_by = ? where kind = ? and storage_key = any(${LISTED})`, [
    claim,
    kind,
    JSON.stringify(wanted),
  ]);
}

/**
 * Claims the pictures of a hall or an article, all of them at once: what it used before and isn't listed is released. Drawn
 * scenes and pictures from elsewhere (imports) need no claim.
 *
 * @param em the writing transaction
 * @param pictures addresses as `uploadImage` answered them
 * @param fieldOf the input's field that names a picture, for the refusal
 * @throws DomainError INVALID_INPUT for a picture that somebody else has uploaded, that something else uses, or that isn't one
 */
export async function claimPictures(
  ctx: RequestContext,
  em: EntityManager,
  { pictures, claim, fieldOf }: { pictures: readonly string[]; claim: Claim; fieldOf: (address: string) => string },
): Promise<void> {
  const local = pictures.filter((address) => address.startsWith('/') && !address.startsWith(`${FILES_PATH}/scenes/`));
  const addresses = new Map(
    local.map((address) => [
      address.startsWith(`${FILES_PATH}/`) ? address.slice(FILES_PATH.length + 1) : address,
      address,
    ]),
  );
  await claimFiles(ctx, em, {
    kind: UploadKind.IMAGE,
    keys: [...addresses.keys()],
    claim,
    fieldOf: (key) => fieldOf(addresses.get(key) ?? key),
    refusal: UPLOAD_MESSAGES.notYours,
  });
}

/**
 * Claims the documents of an application, all of them at once; see {@link claimPictures}.
 *
 * @param filenames as `uploadDocument` answered them
 */
export async function claimDocuments(
  ctx: RequestContext,
  em: EntityManager,
  { filenames, claim, field }: { filenames: readonly string[]; claim: Claim; field: string },
): Promise<void> {
  const keys = filenames.map(documentKey);
  await claimFiles(ctx, em, {
    kind: UploadKind.DOCUMENT,
    keys,
    claim,
    fieldOf: () => field,
    refusal: UPLOAD_MESSAGES.notYourDocument,
  });
}

/** Releases everything that `claim` uses, when it is removed; the files are swept later. */
export async function releaseFiles(em: EntityManager, claim: Claim): Promise<void> {
  await em.execute('update stored_files set claimed_by = null where claimed_by = ?', [claim]);
}
