import type { App } from '../../context.js';
import { PICTURE_WIDTHS } from '../../domain/media/pictures.js';

/** Sizes in which a picture can be requested: a width, or the link preview. */
export type PictureSize = `${(typeof PICTURE_WIDTHS)[number]}` | 'share';

/** All sizes of a picture. */
export const PICTURE_SIZES: readonly PictureSize[] = [...PICTURE_WIDTHS.map((width) => `${width}` as const), 'share'];

/** Storage key of a picture's size. The picture itself is stored as `folder/name`. */
export function getVariantKey(key: string, size: PictureSize): string {
  return `variants/${key.replace(/\.webp$/, '')}-${size}.${size === 'share' ? 'jpg' : 'webp'}`;
}

/** Storage key of a size's AVIF, beside its WebP. */
export function getAvifKey(key: string, size: PictureSize): string {
  return getVariantKey(key, size).replace(/\.\w+$/, '.avif');
}

/** Storage key of a document. */
export function getDocumentKey(filename: string): string {
  return `documents/${filename}`;
}

/** Storage key of a proof of payment or the bill of an expense. */
export function getProofKey(filename: string): string {
  return `proofs/${filename}`;
}

/** Storage key of a file of a message. */
export function getMessageFileKey(filename: string): string {
  return `messages/${filename}`;
}

/** The size of a message's picture that its readers see first. */
export const MESSAGE_PREVIEW: PictureSize = '640';

/** Folders whose pictures have sizes beside them. */
const WITH_SIZES = /^(images|messages)\//;

/** Deletes a stored file with all its sizes; ignores missing files. */
export async function removeStored(app: App, key: string): Promise<void> {
  await app.files.delete(key);
  if (!WITH_SIZES.test(key)) return;
  for (const size of PICTURE_SIZES) {
    await app.files.delete(getVariantKey(key, size));
    await app.files.delete(getAvifKey(key, size));
  }
}
