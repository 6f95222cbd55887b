export const PAGING_LIMITS = {
  limitMin: 1,
  limitMax: 100,
  publicDefault: 10,
  listDefault: 100,
  pageMax: 1_000_000,
  cursorMaxCharacters: 500,
  /** Search results for staff are counted up to here. */
  countedTo: 100,
} as const;
