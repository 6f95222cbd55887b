const MEGABYTE = 1024 * 1024;

export const CATALOGUE_LIMITS = {
  nameMinCharacters: 2,
  nameMaxCharacters: 100,
  descriptionMaxCharacters: 1000,
  iconMaxCharacters: 50,
  /** Per list of a business. */
  itemsMax: 200,
  percentageMaxPercent: 100,
} as const;

/** Limits of imported files. */
export const IMPORT_LIMITS = {
  rowsMax: 1000,
  charactersMax: 300_000,
  columnsMax: 100,
  /** Enough for the longest gallery of URLs. */
  cellMaxCharacters: 11_000,
  /** For the operator's import on the command line. */
  operatorFileMaxBytes: 64 * MEGABYTE,
  operatorRowsMax: 100_000,
} as const;
