import { UPLOAD_LIMITS } from './limits.js';

/** The types of uploads: public pictures, documents for staff, proofs of payment for a booking's two sides, and files of messages. */
export enum UploadKind {
  IMAGE = 'image',
  DOCUMENT = 'document',
  PROOF = 'proof',
  MESSAGE = 'message',
}

/** The argument of the mutations that take a file. */
export const UPLOAD_ARGUMENT = 'file';

/** The rules for an upload of a kind. The server checks again, and detects the type from the content. */
export interface UploadRules {
  maxBytes: number;
  /** Lower case, without the dot. */
  extensions: readonly string[];
  mimeTypes: readonly string[];
  tooLarge: string;
  wrongType: string;
}

/** Other names of JPEG, under which browsers and phones save pictures. */
const OTHER_JPEG = ['jfif', 'jpe'] as const;

/** Pictures and PDFs that people send each other. */
const SENT = {
  extensions: ['jpeg', 'jpg', 'png', 'webp', 'pdf', ...OTHER_JPEG],
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  wrongType: 'Only JPEG, JPG, PNG, WebP and PDF files are allowed',
} as const;

export const UPLOAD_RULES: Readonly<Record<UploadKind, UploadRules>> = {
  [UploadKind.IMAGE]: {
    maxBytes: UPLOAD_LIMITS.imageMaxBytes,
    extensions: ['jpeg', 'jpg', 'png', 'webp', ...OTHER_JPEG],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    tooLarge: 'Image must be under 5MB',
    wrongType: 'Only JPEG, JPG, PNG and WebP images are allowed',
  },
  [UploadKind.DOCUMENT]: {
    maxBytes: UPLOAD_LIMITS.documentMaxBytes,
    extensions: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', ...OTHER_JPEG],
    mimeTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/jpeg',
      'image/png',
    ],
    tooLarge: 'Document must be under 10MB',
    wrongType: 'Only PDF, DOC, DOCX, JPG, JPEG and PNG documents are allowed',
  },
  [UploadKind.PROOF]: {
    ...SENT,
    maxBytes: UPLOAD_LIMITS.proofMaxBytes,
    tooLarge: 'Proof must be under 10MB',
  },
  [UploadKind.MESSAGE]: {
    ...SENT,
    maxBytes: UPLOAD_LIMITS.messageFileMaxBytes,
    tooLarge: 'File must be under 10MB',
  },
};

/** Messages about uploads (docs/coverage.md: business §5, §8). */
export const UPLOAD_MESSAGES = {
  profileTooLarge: 'Profile image must be under 5MB',
  sliderTooLarge: 'Some files exceed the 5MB limit. Please choose smaller images.',
  empty: 'The file is empty',
  nameTooLong: `File name must be at most ${UPLOAD_LIMITS.nameMaxCharacters} characters`,
  failed: 'Failed to upload image',
  unreadable: 'This image could not be read. Please choose another one.',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  missing: 'Choose a file to upload',
  notYours: 'Choose a picture that you have uploaded',
  notYourDocument: 'Choose a document that you have uploaded',
  notYourProof: 'Choose a proof that you have uploaded',
  notYourFile: 'Choose a file that you have uploaded',
  inUse: 'This file is in use. Remove it there first.',
  storageAway: 'Files can’t be read at the moment. Please try again later.',
  storageFull: 'Files can’t be stored at the moment. Please try again later.',
} as const;

/** A file before its upload, as described by the browser. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
  /** MIME type, may be empty. */
  type: string;
}

/** The extension of a file name, lower case, without the dot; empty when there is none. */
export function getExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The message of the first rule that a file violates, or null. */
export function uploadProblem(kind: UploadKind, file: ChosenFile): string | null {
  const rules = UPLOAD_RULES[kind];
  if (file.name.length > UPLOAD_LIMITS.nameMaxCharacters) return UPLOAD_MESSAGES.nameTooLong;
  if (!rules.extensions.includes(getExtension(file.name))) return rules.wrongType;
  if (file.type !== '' && !rules.mimeTypes.includes(file.type.toLowerCase())) return rules.wrongType;
  if (file.size <= 0) return UPLOAD_MESSAGES.empty;
  return file.size > rules.maxBytes ? rules.tooLarge : null;
}

/** The `accept` attribute of a file input. */
export function getAcceptAttribute(kind: UploadKind): string {
  return UPLOAD_RULES[kind].extensions.map((extension) => `.${extension}`).join(',');
}

const KILO = 1024;
const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size in units of 1024: `512 Bytes`, `1.5 MB`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(KILO)), UNITS.length - 1);
  return `${Number((bytes / KILO ** power).toFixed(2))} ${UNITS[power] ?? 'Bytes'}`;
}
