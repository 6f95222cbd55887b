/** Limits of paging. */
export const PAGING_LIMITS = {
  limitMin: 1,
  limitMax: 100,
  publicDefault: 10,
  listDefault: 100,
  pageMax: 1_000_000,
  cursorMaxCharacters: 500,
  /** Lists of staff that are searched are counted no further. */
  countedTo: 100,
} as const;
