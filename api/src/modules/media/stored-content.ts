import type { App } from '../../context.js';
import { PICTURE_WIDTHS } from '../../domain/media/pictures.js';

/** What a picture can be asked for as: in one of the widths, or as the picture beside a link. */
export type PictureSize = `${(typeof PICTURE_WIDTHS)[number]}` | 'share';

/** Every size of a picture. */
export const PICTURE_SIZES: readonly PictureSize[] = [...PICTURE_WIDTHS.map((width) => `${width}` as const), 'share'];

/** Where a picture's size is kept. `folder/name` is the storage key of the picture itself. */
export function variantKey(key: string, size: PictureSize): string {
  return `variants/${key.replace(/\.webp$/, '')}-${size}.${size === 'share' ? 'jpg' : 'webp'}`;
}

/** Where the AVIF of a size is kept, beside its WebP. */
export function avifKey(key: string, size: PictureSize): string {
  return variantKey(key, size).replace(/\.\w+$/, '.avif');
}

/** Where a document is kept. */
export function documentKey(filename: string): string {
  return `documents/${filename}`;
}

/** Removes a stored file with every size that was made of it. Harmless where it is gone already. */
export async function removeStored(app: App, key: string): Promise<void> {
  await app.files.delete(key);
  if (!key.startsWith('images/')) return;
  for (const size of PICTURE_SIZES) {
    await app.files.delete(variantKey(key, size));
    await app.files.delete(avifKey(key, size));
  }
}
