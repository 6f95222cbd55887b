const MEGABYTE = 1024 * 1024;

/** Limits of uploads. */
export const UPLOAD_LIMITS = {
  imageMaxBytes: 5 * MEGABYTE,
  documentMaxBytes: 10 * MEGABYTE,
  nameMaxCharacters: 255,
  /** A picture with more is refused unread: it would fill the memory. */
  imageMaxPixels: 50_000_000,
  /** Longer sides are scaled down to this when a picture is kept. */
  imageKeptSidePixels: 2400,
  /** A file that nothing has claimed is removed after this. */
  orphanHours: 24,
} as const;
