/** Limits of rates. */
export const RATE_LIMITS = {
  /** Of a hall, and of all halls of a business. */
  perHallMax: 50,
  nameMaxCharacters: 50,
  /** The longest period of dates. */
  maxDays: 366,
  leastPercent: -90,
  mostPercent: 500,
  /** Of the reason that a booking keeps. */
  reasonMaxCharacters: 200,
} as const;

/** Limits of the Hijri calendar: the years that are calculated, and how far staff may correct a month's first day. */
export const HIJRI_LIMITS = {
  firstYear: 1420,
  lastYear: 1520,
  correctionMaxDays: 2,
  sourceMaxCharacters: 200,
} as const;
