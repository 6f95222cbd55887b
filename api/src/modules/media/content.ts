import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../domain/input/errors.js';
import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';

/** What a file is, decided by what is in it. */
export interface FileContent {
  /** Lower case, without the dot; the server's own choice. */
  extension: string;
  mime: string;
}

const IMAGES: Readonly<Record<string, FileContent>> = {
  'image/jpeg': { extension: 'jpg', mime: 'image/jpeg' },
  'image/png': { extension: 'png', mime: 'image/png' },
  'image/webp': { extension: 'webp', mime: 'image/webp' },
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOCUMENTS: Readonly<Record<string, FileContent>> = {
  'application/pdf': { extension: 'pdf', mime: 'application/pdf' },
  [DOCX]: { extension: 'docx', mime: DOCX },
  'image/jpeg': { extension: 'jpg', mime: 'image/jpeg' },
  'image/png': { extension: 'png', mime: 'image/png' },
};

/** The container of old Office files; only the stream of this name makes it a Word document. */
const OLD_OFFICE = 'application/x-cfb';
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

async function detected(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    // A container that breaks off in the middle is of no kind at all.
    return undefined;
  }
}

/**
 * The kind of an uploaded file, by its content: what its name or its sender says doesn't count.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for everything that isn't listed in `domain/media/uploads.ts`, SVG included
 */
export async function contentOf(kind: UploadKind, bytes: Uint8Array): Promise<FileContent> {
  const mime = await detected(bytes);
  const known = mime === undefined ? undefined : (kind === UploadKind.IMAGE ? IMAGES : DOCUMENTS)[mime];
  if (known) return known;
  if (kind === UploadKind.DOCUMENT && mime === OLD_OFFICE && Buffer.from(bytes).includes(WORD_STREAM)) {
    return { extension: 'doc', mime: 'application/msword' };
  }
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', UPLOAD_RULES[kind].wrongType, { field: kind });
}
