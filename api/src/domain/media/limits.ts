const MEGABYTE = 1024 * 1024;

export const UPLOAD_LIMITS = {
  imageMaxBytes: 5 * MEGABYTE,
  documentMaxBytes: 10 * MEGABYTE,
  proofMaxBytes: 10 * MEGABYTE,
  messageFileMaxBytes: 10 * MEGABYTE,
  nameMaxCharacters: 255,
  /** A larger picture is refused before decoding, which would fill the memory. */
  imageMaxPixels: 50_000_000,
  /** Stored pictures are scaled down to this side length. */
  imageKeptSidePixels: 2400,
  /** Unclaimed files are deleted after this time. */
  orphanHours: 24,
} as const;
