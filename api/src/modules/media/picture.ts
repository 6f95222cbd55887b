import sharp, { type Sharp } from 'sharp';
import { DomainError, LIMITS, SHARE_PICTURE, UPLOAD_MESSAGES, UploadKind } from '../../rules/index.js';
import { WorkGate } from '../../work-gate.js';

/** Two pictures at once keep both cores busy; what waits behind them is bounded. */
const gate = new WorkGate(2, 200, 'Too many pictures at once. Please try again.');
const { imageMaxPixels, imageKeptSidePixels } = LIMITS.uploads;
const KEPT_QUALITY = 84;
const VARIANT_QUALITY = 78;
const SHARE_QUALITY = 80;
const AVIF_QUALITY = 52;
/** More takes several times as long for a few bytes. */
const AVIF_EFFORT = 2;

/** A picture as it is kept: WebP, without metadata. */
export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: imageMaxPixels, failOn: 'error', pages: 1 });
}

function unreadable(error: unknown): DomainError {
  const message =
    error instanceof Error && error.message.includes('pixel limit')
      ? UPLOAD_MESSAGES.tooManyPixels
      : UPLOAD_MESSAGES.unreadable;
  return new DomainError('INVALID_INPUT', message, {
    field: UploadKind.IMAGE,
    details: { fields: [{ field: UploadKind.IMAGE, message }] },
  });
}

/**
 * Decodes an uploaded picture and writes it anew as WebP: turned as its camera held it, scaled down to 2400 pixels, without
 * metadata or anything else that was in the file.
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
      return { bytes: data, width: info.width, height: info.height };
    } catch (error) {
      throw unreadable(error);
    }
  });
}

/** A kept picture in a smaller width, as WebP; one that is narrower stays as wide as it is. */
export function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer> {
  return gate.run(() =>
    open(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: VARIANT_QUALITY, effort: 4 }).toBuffer(),
  );
}

/** A kept picture cut to what shows beside a link, as JPEG. */
export function shareablePicture(bytes: Uint8Array): Promise<Buffer> {
  return gate.run(() =>
    open(bytes)
      .resize({ ...SHARE_PICTURE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: SHARE_QUALITY, progressive: true })
      .toBuffer(),
  );
}

/** A kept picture as PNG within a box, for papers. */
export function printablePicture(bytes: Uint8Array, box: { width: number; height: number }): Promise<Buffer> {
  return gate.run(() =>
    open(bytes)
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
}

/** A picture as AVIF, as wide as it is. */
export function avifPicture(bytes: Uint8Array): Promise<Buffer> {
  return gate.run(() => open(bytes).avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer());
}
