const MEGABYTE = 1024 * 1024;

/** Limits of catalogue. */
export const CATALOGUE_LIMITS = {
  nameMinCharacters: 2,
  nameMaxCharacters: 100,
  descriptionMaxCharacters: 1000,
  iconMaxCharacters: 50,
  /** Of each list of a business. */
  itemsMax: 200,
  percentageMaxPercent: 100,
} as const;

/** Files that owners import in the portal. */
export const IMPORT_LIMITS = {
  rowsMax: 1000,
  charactersMax: 300_000,
  columnsMax: 100,
  /** The longest gallery of addresses fits. */
  cellMaxCharacters: 11_000,
  /** Of the operator's import from the command line. */
  operatorFileMaxBytes: 64 * MEGABYTE,
  operatorRowsMax: 100_000,
} as const;
