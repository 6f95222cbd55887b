import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { isStaff } from '../../domain/accounts/roles.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { UPLOAD_LIMITS } from '../../domain/media/limits.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { addPlaceholder } from '../../domain/media/placeholders.js';
import {
  UPLOAD_ARGUMENT,
  UPLOAD_MESSAGES,
  UPLOAD_RULES,
  UploadKind,
  uploadProblem,
} from '../../domain/media/uploads.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { detectContent } from './content.js';
import { canReadDocument, isUploader } from './media.policy.js';
import type { StoredDocument, UploadedImage } from './media.types.js';
import { encodePicture, resizePicture } from './picture.js';
import { requestSizes } from './picture-sizes.js';
import {
  getDocumentKey,
  getMessageFileKey,
  getProofKey,
  getVariantKey,
  MESSAGE_PREVIEW,
  removeStored,
} from './stored-content.js';
import { StoredFile } from './stored-file.entity.js';

/** An incoming file, over GraphQL or REST. */
export interface IncomingFile {
  /** The sender's file name; never used as a path. */
  filename: string;
  createReadStream(): Readable;
  /** Where graphql-upload spools the file. */
  capacitor?: Writable;
}

const NAME_BYTES = 16;
const FORBIDDEN_IN_NAMES = /[\p{Cc}\p{Cs}\p{Cf}]/gu;

function tooLargeError(kind: UploadKind): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', UPLOAD_RULES[kind].tooLarge, { field: UPLOAD_ARGUMENT });
}

function reject(message: string): never {
  throw invalidInput([{ field: UPLOAD_ARGUMENT, message }]);
}

/** The sender's file name, sanitized for display and downloads. */
function toDisplayName(filename: string): string {
  const name = basename(filename.replaceAll('\\', '/')).replace(FORBIDDEN_IN_NAMES, '').trim();
  return name === '' ? 'file' : name;
}

function createStorageError(): DomainError {
  return new DomainError('UNAVAILABLE', UPLOAD_MESSAGES.storageFull, { details: { retryAfter: 60 } });
}

/** A form that ends too early destroys the spool too. */
function isOfFileSystem(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null | undefined)?.syscall !== undefined;
}

/**
 * Opens an incoming file. Where the spool fails, as on a full disk, graphql-upload's stream would wait forever: it is ended.
 * @throws DomainError UNAVAILABLE
 */
function openIncoming(file: IncomingFile): Readable {
  const { capacitor } = file;
  if (isOfFileSystem(capacitor?.errored)) throw createStorageError();
  const stream = file.createReadStream();
  capacitor?.once('error', (error) => stream.destroy(error));
  return stream;
}

/** Reads an incoming file, up to the limit of its kind. */
async function readIncoming(kind: UploadKind, file: IncomingFile): Promise<Buffer> {
  const { maxBytes } = UPLOAD_RULES[kind];
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of openIncoming(file)) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLargeError(kind);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // The parser truncates a file at the largest limit of all kinds.
    if ((error as { status?: number }).status === 413) throw tooLargeError(kind);
    if (isOfFileSystem(error)) throw createStorageError();
    throw error;
  }
  if (size === 0) reject(UPLOAD_MESSAGES.empty);
  return Buffer.concat(chunks);
}

function assertName(kind: UploadKind, filename: string): void {
  if (filename.length > UPLOAD_LIMITS.nameMaxCharacters) reject(UPLOAD_MESSAGES.nameTooLong);
  // Size and content are checked later; only the extension of the name matters here.
  const problem = uploadProblem(kind, { name: filename, size: 1, type: '' });
  if (problem !== null) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', problem, { field: UPLOAD_ARGUMENT });
}

/** A file to store. */
export interface NewFile {
  kind: UploadKind;
  key: string;
  bytes: Buffer;
  mime: string;
  originalName: string;
  width?: number;
  height?: number;
  /** A smaller copy of a picture, which is stored beside it. */
  preview?: Buffer;
}

/**
 * Stores a file of the viewer. The row is inserted first and unclaimed, so that after a crash the sweep removes both; other
 * failures remove them at once.
 */
export async function storeFile(ctx: RequestContext, file: NewFile): Promise<StoredFile> {
  const row = await inTransaction(ctx.em, async (em) => {
    const created = em.create(StoredFile, {
      owner: em.getReference(User, requireViewer(ctx).id, { wrapped: true }),
      kind: file.kind,
      storageKey: file.key,
      mime: file.mime,
      size: file.bytes.length,
      width: file.width ?? null,
      height: file.height ?? null,
      originalName: file.originalName,
      createdAt: ctx.now(),
    });
    await em.flush();
    return created;
  });
  try {
    await ctx.app.files.put(file.key, file.bytes, { contentType: file.mime });
    if (file.preview)
      await ctx.app.files.put(getVariantKey(file.key, MESSAGE_PREVIEW), file.preview, { contentType: file.mime });
  } catch (error) {
    ctx.app.log.error({ err: error }, 'a file could not be stored');
    await removeStored(ctx.app, file.key).catch(() => undefined);
    await ctx.em.nativeDelete(StoredFile, { id: row.id });
    throw createStorageError();
  }
  return row;
}

/** A random, unguessable file name. */
export function createFileName(extension: string): string {
  return `${randomBytes(NAME_BYTES).toString('hex')}.${extension}`;
}

/** Audits pictures that staff upload or delete. */
async function auditStaffChange(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  change: { before: Snapshot | null; after: Snapshot | null },
): Promise<void> {
  if (!isStaff(requireViewer(ctx).role)) return;
  const action: AuditAction = change.after ? 'image.uploaded' : 'image.discarded';
  const entry = { action, ...auditSubject('image', id), ...change };
  await inTransaction(em, (inner) => recordChange(ctx, inner, entry));
}

/**
 * Stores a picture, re-encoded without metadata (security: files).
 * @throws DomainError PAYLOAD_TOO_LARGE above 5 MB; UNSUPPORTED_MEDIA_TYPE by name or content; INVALID_INPUT when it is empty,
 * can't be decoded or has too many pixels; UNAVAILABLE when it can't be stored
 */
export async function uploadImage(ctx: RequestContext, file: IncomingFile): Promise<UploadedImage> {
  const originalName = toDisplayName(file.filename);
  assertName(UploadKind.IMAGE, originalName);
  const sent = await readIncoming(UploadKind.IMAGE, file);
  await detectContent(UploadKind.IMAGE, sent);
  const { bytes, width, height, placeholder } = await encodePicture(sent);
  const key = `images/${addPlaceholder(createFileName('webp'), placeholder)}`;
  const row = await storeFile(ctx, {
    kind: UploadKind.IMAGE,
    key,
    bytes,
    mime: 'image/webp',
    originalName,
    width,
    height,
  });
  await requestSizes(ctx);
  await auditStaffChange(ctx, ctx.em, row.id, { before: null, after: toSnapshot(row) });
  return { url: `${FILES_PATH}/${key}`, width, height, size: bytes.length };
}

/**
 * Stores a document unchanged, for its owner and staff.
 * @throws DomainError PAYLOAD_TOO_LARGE above 10 MB; UNSUPPORTED_MEDIA_TYPE by name or content; INVALID_INPUT when it is empty;
 * UNAVAILABLE when it can't be stored
 */
export async function uploadDocument(ctx: RequestContext, file: IncomingFile): Promise<StoredDocument> {
  const originalName = toDisplayName(file.filename);
  assertName(UploadKind.DOCUMENT, originalName);
  const bytes = await readIncoming(UploadKind.DOCUMENT, file);
  const { extension, mime } = await detectContent(UploadKind.DOCUMENT, bytes);
  const filename = createFileName(extension);
  const row = await storeFile(ctx, {
    kind: UploadKind.DOCUMENT,
    key: getDocumentKey(filename),
    bytes,
    mime,
    originalName,
  });
  return toDocument(row);
}

/** What people send each other, as it is stored: pictures without metadata, which says where they were taken, PDFs as they are. */
async function readSent(kind: UploadKind, file: IncomingFile) {
  const originalName = toDisplayName(file.filename);
  assertName(kind, originalName);
  const sent = await readIncoming(kind, file);
  const { extension, mime } = await detectContent(kind, sent);
  if (!mime.startsWith('image/')) return { kind, bytes: sent, extension, mime, originalName };
  const { bytes, width, height } = await encodePicture(sent);
  const name = `${originalName.slice(0, originalName.lastIndexOf('.'))}.webp`;
  return { kind, bytes, extension: 'webp', mime: 'image/webp', originalName: name, width, height };
}

/**
 * Stores a proof of payment, for both sides of its booking and staff, or the bill of an expense, for its business. Pictures are re-encoded without metadata.
 * @throws DomainError PAYLOAD_TOO_LARGE above 10 MB; UNSUPPORTED_MEDIA_TYPE by name or content; INVALID_INPUT when it is empty, or
 * a picture that can't be decoded or has too many pixels; UNAVAILABLE when it can't be stored
 */
export async function uploadProof(ctx: RequestContext, file: IncomingFile): Promise<StoredDocument> {
  const { extension, ...stored } = await readSent(UploadKind.PROOF, file);
  return toDocument(await storeFile(ctx, { ...stored, key: getProofKey(createFileName(extension)) }));
}

/** The picture of a message as its readers see it first. */
function createPreview(picture: Buffer): Promise<Buffer> {
  return resizePicture(picture, Number(MESSAGE_PREVIEW));
}

/**
 * Stores a file of a message, for the readers of its thread; pictures with a smaller one to be seen in it. The same refusals as
 * {@link uploadProof}.
 */
export async function uploadMessageFile(ctx: RequestContext, file: IncomingFile): Promise<StoredDocument> {
  const { extension, ...stored } = await readSent(UploadKind.MESSAGE, file);
  const key = getMessageFileKey(createFileName(extension));
  const preview = 'width' in stored ? { preview: await createPreview(stored.bytes) } : {};
  return toDocument(await storeFile(ctx, { ...stored, ...preview, key }));
}

/** A stored file as its readers see it. */
export function toDocument(row: StoredFile): StoredDocument {
  return {
    filename: row.storageKey.slice(row.storageKey.indexOf('/') + 1),
    originalName: row.originalName ?? 'file',
    mime: row.mime,
    size: row.size,
    uploadedAt: row.createdAt,
  };
}

/**
 * A document's metadata, for those who may download it.
 * @throws DomainError NOT_FOUND for everybody but its owner and staff
 */
export async function readDocument(ctx: RequestContext, filename: string): Promise<StoredDocument> {
  const viewer = requireViewer(ctx);
  const row = await ctx.em.findOne(StoredFile, { kind: UploadKind.DOCUMENT, storageKey: getDocumentKey(filename) });
  if (!row || !canReadDocument(viewer, { ownerId: row.owner?.id ?? null })) {
    throw new DomainError('NOT_FOUND', 'This document does not exist.');
  }
  await recordPersonalDataRead(ctx, { data: 'document', accountId: row.owner?.id ?? null });
  return toDocument(row);
}

/**
 * Deletes one of the viewer's files if it is unused.
 * @param key its storage key
 * @throws DomainError NOT_FOUND when it isn't the viewer's; IN_USE when a hall, an application or an article uses it
 */
async function discard(ctx: RequestContext, kind: UploadKind, key: string, missing: string): Promise<void> {
  await inTransaction(ctx.em, async (em) => {
    const row = await em.findOne(StoredFile, { kind, storageKey: key }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row || !isUploader(requireViewer(ctx), { ownerId: row.owner?.id ?? null }))
      throw new DomainError('NOT_FOUND', missing);
    if (row.claimedBy !== null)
      throw new DomainError('IN_USE', UPLOAD_MESSAGES.inUse, { details: { usedBy: row.claimedBy } });
    await auditStaffChange(ctx, em, row.id, { before: toSnapshot(row), after: null });
    await removeStored(ctx.app, key);
    await em.nativeDelete(StoredFile, { id: row.id });
  });
}

/** Deletes one of the viewer's unused pictures; see {@link discard}. Returns its URL. */
export async function discardImage(ctx: RequestContext, url: string): Promise<string> {
  const key = url.startsWith(`${FILES_PATH}/`) ? url.slice(FILES_PATH.length + 1) : '';
  await discard(ctx, UploadKind.IMAGE, key, 'This image does not exist.');
  return url;
}

/** Deletes one of the viewer's unused documents; see {@link discard}. Returns its file name. */
export async function discardDocument(ctx: RequestContext, filename: string): Promise<string> {
  await discard(ctx, UploadKind.DOCUMENT, getDocumentKey(filename), 'This document does not exist.');
  return filename;
}
