/** How a category or a type of hall is charged. */
export enum PriceType {
  /** Once for the booking. */
  FIXED = 'fixed',
  /** For every hour begun. */
  PER_HOUR = 'per_hour',
  /** For every guest. */
  PER_PERSON = 'per_person',
  /** A share of the hall's base price; the price field then holds percent. */
  PERCENTAGE = 'percentage',
}

/** How a fixed or optional service is charged. */
export enum ServicePriceType {
  /** Once for the booking. */
  FIXED = 'fixed',
  /** For every hour begun. */
  PER_HOUR = 'per_hour',
  /** For every guest. */
  PER_PERSON = 'per_person',
}

/** How a price type reads in forms and lists. */
export const PRICE_TYPE_LABELS: Readonly<Record<PriceType, string>> = {
  [PriceType.FIXED]: 'Fixed',
  [PriceType.PER_HOUR]: 'Per Hour',
  [PriceType.PER_PERSON]: 'Per Person',
  [PriceType.PERCENTAGE]: 'Percentage',
};

/** What stands behind a price: `/hour`, `/person`, or nothing for a flat price. */
export const PRICE_TYPE_SUFFIXES: Readonly<Record<PriceType, string>> = {
  [PriceType.FIXED]: '',
  [PriceType.PER_HOUR]: '/hour',
  [PriceType.PER_PERSON]: '/person',
  [PriceType.PERCENTAGE]: '%',
};
