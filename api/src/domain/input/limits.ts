export const PAGING_LIMITS = {
  limitMin: 1,
  limitMax: 100,
  publicDefault: 10,
  listDefault: 100,
  pageMax: 1_000_000,
  cursorMaxCharacters: 500,
  /** Searches of halls are counted up to here, and further for later pages. */
  countedTo: 100,
} as const;
