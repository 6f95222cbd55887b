import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../domain/input/errors.js';
import { UPLOAD_ARGUMENT, UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';

/** The type of a file, detected from its content. */
export interface FileContent {
  /** Lower case, without the dot; chosen by the server. */
  extension: string;
  mime: string;
}

const IMAGES: Readonly<Record<string, FileContent>> = {
  'image/jpeg': { extension: 'jpg', mime: 'image/jpeg' },
  'image/png': { extension: 'png', mime: 'image/png' },
  'image/webp': { extension: 'webp', mime: 'image/webp' },
};
const PDF: FileContent = { extension: 'pdf', mime: 'application/pdf' };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOCUMENTS: Readonly<Record<string, FileContent>> = {
  'application/pdf': PDF,
  [DOCX]: { extension: 'docx', mime: DOCX },
  'image/jpeg': { extension: 'jpg', mime: 'image/jpeg' },
  'image/png': { extension: 'png', mime: 'image/png' },
};

const SENT = { ...IMAGES, 'application/pdf': PDF };

const KNOWN: Readonly<Record<UploadKind, Readonly<Record<string, FileContent>>>> = {
  [UploadKind.IMAGE]: IMAGES,
  [UploadKind.DOCUMENT]: DOCUMENTS,
  [UploadKind.PROOF]: SENT,
  [UploadKind.MESSAGE]: SENT,
};

/** The container of legacy Office files; only a stream with this name makes it a Word document. */
const LEGACY_OFFICE = 'application/x-cfb';
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** PDF allows this much before its header; only what shows nothing may stand there. */
const BEFORE_PDF = /^[\s\u00ef\u00bb\u00bf]{1,1024}%PDF-/;

function isLatePdf(bytes: Uint8Array): boolean {
  return BEFORE_PDF.test(Buffer.from(bytes.subarray(0, 1100)).toString('latin1'));
}

async function detectMime(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    // A truncated container has no type.
    return undefined;
  }
}

/**
 * Detects the type of an uploaded file from its content, ignoring its name and declared type.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for types not listed in `domain/media/uploads.ts`, including SVG
 */
export async function detectContent(kind: UploadKind, bytes: Uint8Array): Promise<FileContent> {
  const mime = await detectMime(bytes);
  const known = mime === undefined ? undefined : KNOWN[kind][mime];
  if (known) return known;
  if (PDF.mime in KNOWN[kind] && mime === undefined && isLatePdf(bytes)) return PDF;
  if (kind === UploadKind.DOCUMENT && mime === LEGACY_OFFICE && Buffer.from(bytes).includes(WORD_STREAM)) {
    return { extension: 'doc', mime: 'application/msword' };
  }
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', UPLOAD_RULES[kind].wrongType, { field: UPLOAD_ARGUMENT });
}
