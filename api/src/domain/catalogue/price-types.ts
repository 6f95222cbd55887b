/** How a category or a type of hall is charged. */
export const PriceType = {
  /** Once for the booking. */
  FIXED: 'FIXED',
  /** For every hour begun. */
  PER_HOUR: 'PER_HOUR',
  /** For every guest. */
  PER_PERSON: 'PER_PERSON',
  /** A share of the hall's base price; the price field then holds percent. */
  PERCENTAGE: 'PERCENTAGE',
} as const;
export type PriceType = keyof typeof PriceType;

/** How a fixed or optional service is charged. */
export const ServicePriceType = {
  /** Once for the booking. */
  FIXED: 'FIXED',
  /** For every hour begun. */
  PER_HOUR: 'PER_HOUR',
  /** For every guest. */
  PER_PERSON: 'PER_PERSON',
} as const;
export type ServicePriceType = keyof typeof ServicePriceType;

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
