import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { invalidInput } from '../../domain/input/errors.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { UPLOAD_MESSAGES, UploadKind } from '../../domain/media/uploads.js';
import { canClaim } from './media.policy.js';
import { getDocumentKey, getMessageFileKey, getProofKey } from './stored-content.js';

/** The user of a file: `hall:12`, `business:3` (its documents), `logo:3` (of a business), `post:7`, `service:5` (an optional one), `menu:6`, `proof:9` (of payment), `expense:6` (its bill), `message:4`. */
export type Claim =
  `${'hall' | 'business' | 'logo' | 'post' | 'service' | 'menu' | 'proof' | 'expense' | 'message'}:${number}`;

interface ClaimRequest {
  kind: UploadKind;
  keys: readonly string[];
  claim: Claim;
  /** The input field of a file, for errors. */
  getField: (key: string) => string;
  refusal: string;
}

/**
 * Makes exactly these files the ones that `claim` uses, in the transaction of `em`: new ones must be the viewer's and unused;
 * omitted ones are released and swept later. Locks the rows, so that sweeps and other claims wait.
 */
async function claimFiles(
  ctx: RequestContext,
  em: EntityManager,
  { kind, keys, claim, getField, refusal }: ClaimRequest,
): Promise<void> {
  const requested = [...new Set(keys)];
  const db = em.getKysely<Database>();
  const rows = await db
    .selectFrom('stored_files')
    .select(['id', 'storage_key as key', 'owner_id as ownerId', 'claimed_by as claimedBy'])
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('claimed_by', '=', claim), isOneOf('storage_key', requested)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const viewer = requireViewer(ctx);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const isAllowed = (key: string) => {
    const row = byKey.get(key);
    return row !== undefined && canClaim(viewer, row, claim);
  };
  const refused = requested.find((key) => !isAllowed(key));
  if (refused !== undefined) throw invalidInput([{ field: getField(refused), message: refusal }]);
  const files = db.updateTable('stored_files').where('kind', '=', kind);
  await files
    .set({ claimed_by: null })
    .where('claimed_by', '=', claim)
    .where((eb) => eb.not(isOneOf('storage_key', requested)))
    .execute();
  await files.set({ claimed_by: claim }).where(isOneOf('storage_key', requested)).execute();
}

/**
 * Claims the pictures of a hall, an article or a service, all at once: pictures that it used before and that aren't listed are released.
 * Drawn scenes and external pictures (imports) need no claim.
 * @param em the writing transaction
 * @param pictures URLs as returned by `uploadImage`
 * @param fieldOf the input field of a picture, for errors
 * @throws DomainError INVALID_INPUT for a picture of another account, one in use elsewhere, or one that doesn't exist
 */
export async function claimPictures(
  ctx: RequestContext,
  em: EntityManager,
  { pictures, claim, getField }: { pictures: readonly string[]; claim: Claim; getField: (address: string) => string },
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
    getField: (key) => getField(addresses.get(key) ?? key),
    refusal: UPLOAD_MESSAGES.notYours,
  });
}

/**
 * Claims the documents of an application, all at once; see {@link claimPictures}.
 * @param filenames as returned by `uploadDocument`
 */
export async function claimDocuments(
  ctx: RequestContext,
  em: EntityManager,
  { filenames, claim, field }: { filenames: readonly string[]; claim: Claim; field: string },
): Promise<void> {
  const keys = filenames.map(getDocumentKey);
  await claimFiles(ctx, em, {
    kind: UploadKind.DOCUMENT,
    keys,
    claim,
    getField: () => field,
    refusal: UPLOAD_MESSAGES.notYourDocument,
  });
}

/**
 * Claims the file of a proof of payment or of an expense; see {@link claimPictures}.
 * @param filename as returned by `uploadPaymentProof` or `uploadExpenseProof`
 */
export async function claimProof(
  ctx: RequestContext,
  em: EntityManager,
  { filename, claim, field }: { filename: string; claim: Claim; field: string },
): Promise<void> {
  const keys = [getProofKey(filename)];
  const refusal = UPLOAD_MESSAGES.notYourProof;
  await claimFiles(ctx, em, { kind: UploadKind.PROOF, keys, claim, getField: () => field, refusal });
}

/**
 * Claims the files of a message; see {@link claimPictures}.
 * @param filenames as returned by `uploadMessageFile`
 */
export async function claimMessageFiles(
  ctx: RequestContext,
  em: EntityManager,
  { filenames, claim, field }: { filenames: readonly string[]; claim: Claim; field: string },
): Promise<void> {
  const keys = filenames.map(getMessageFileKey);
  const refusal = UPLOAD_MESSAGES.notYourFile;
  await claimFiles(ctx, em, { kind: UploadKind.MESSAGE, keys, claim, getField: () => field, refusal });
}

/** Releases all files of `claim` when it is removed; they are swept later. */
export async function releaseFiles(em: EntityManager, claim: Claim): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('stored_files')
    .set({ claimed_by: null })
    .where('claimed_by', '=', claim)
    .execute();
}
