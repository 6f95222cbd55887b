import sharp, { type Sharp } from 'sharp';
import { invalidInput, type DomainError } from '../../domain/input/errors.js';
import { UPLOAD_LIMITS } from '../../domain/media/limits.js';
import { SHARE_PICTURE } from '../../domain/media/pictures.js';
import { encodePlaceholder, PLACEHOLDER_GRID } from '../../domain/media/placeholders.js';
import { UPLOAD_ARGUMENT, UPLOAD_MESSAGES } from '../../domain/media/uploads.js';
import { WorkGate } from '../../jobs/work-gate.js';

/** Two pictures at a time keep both cores busy; the queue behind them is limited. */
const gate = new WorkGate(2, 200, 'Too many pictures at once. Please try again.');
const { imageMaxPixels, imageKeptSidePixels } = UPLOAD_LIMITS;
const KEPT_QUALITY = 84;
const VARIANT_QUALITY = 78;
const SHARE_QUALITY = 80;
const AVIF_QUALITY = 52;
/** Higher effort takes several times as long to save a few bytes. */
const AVIF_EFFORT = 2;

/** A picture as stored: WebP, without metadata. */
export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** Its colors, for its name. */
  placeholder: string;
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: imageMaxPixels, failOn: 'error', pages: 1 });
}

function toPictureError(error: unknown): DomainError {
  const message =
    error instanceof Error && error.message.includes('pixel limit')
      ? UPLOAD_MESSAGES.tooManyPixels
      : UPLOAD_MESSAGES.unreadable;
  return invalidInput([{ field: UPLOAD_ARGUMENT, message }]);
}

/**
 * Decodes an uploaded picture and re-encodes it as WebP: rotated by its EXIF orientation, scaled down to 2400 pixels, without
 * metadata or anything else from the file.
 * @throws DomainError INVALID_INPUT when it can't be decoded or has more pixels than allowed
 */
export function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  return gate.run(async () => {
    try {
      const { data, info } = await open(bytes)
        .rotate()
        .resize({ width: imageKeptSidePixels, height: imageKeptSidePixels, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: KEPT_QUALITY, effort: 4 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height, placeholder: await createPlaceholder(data) };
    } catch (error) {
      throw toPictureError(error);
    }
  });
}

/** The placeholder of a picture, from a few pixels of it. */
export async function createPlaceholder(bytes: Uint8Array): Promise<string> {
  const pixels = await open(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ ...PLACEHOLDER_GRID, fit: 'fill' })
    .raw()
    .toBuffer();
  return encodePlaceholder(pixels);
}

/** Resizes a stored picture to a width, as WebP; never enlarges it. */
export function resizePicture(bytes: Uint8Array, width: number): Promise<Buffer> {
  return gate.run(() =>
    open(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: VARIANT_QUALITY, effort: 4 }).toBuffer(),
  );
}

/** Crops a stored picture for link previews, as JPEG. */
export function createSharePicture(bytes: Uint8Array): Promise<Buffer> {
  return gate.run(() =>
    open(bytes)
      .resize({ ...SHARE_PICTURE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: SHARE_QUALITY, progressive: true })
      .toBuffer(),
  );
}

/** Fits a stored picture into a box, as PNG for PDFs. */
export function createPrintPicture(bytes: Uint8Array, box: { width: number; height: number }): Promise<Buffer> {
  return gate.run(() =>
    open(bytes)
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
}

/** Encodes a picture as AVIF, at its own size. */
export function encodeAvif(bytes: Uint8Array): Promise<Buffer> {
  return gate.run(() => open(bytes).avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer());
}
