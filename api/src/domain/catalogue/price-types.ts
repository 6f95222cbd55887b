/** How a category or a type of hall is charged. */
export const PriceType = {
  /** Once per booking. */
  FIXED: 'FIXED',
  /** Per hour, rounded up. */
  PER_HOUR: 'PER_HOUR',
  /** Per guest. */
  PER_PERSON: 'PER_PERSON',
  /** A percentage of the hall's base price; the price field contains the percentage. */
  PERCENTAGE: 'PERCENTAGE',
} as const;
export type PriceType = keyof typeof PriceType;

/** How a fixed or optional service is charged. */
export const ServicePriceType = {
  /** Once per booking. */
  FIXED: 'FIXED',
  /** Per hour, rounded up. */
  PER_HOUR: 'PER_HOUR',
  /** Per guest. */
  PER_PERSON: 'PER_PERSON',
} as const;
export type ServicePriceType = keyof typeof ServicePriceType;

/** The labels of price types. */
export const PRICE_TYPE_LABELS: Readonly<Record<PriceType, string>> = {
  [PriceType.FIXED]: 'Fixed',
  [PriceType.PER_HOUR]: 'Per Hour',
  [PriceType.PER_PERSON]: 'Per Person',
  [PriceType.PERCENTAGE]: 'Percentage',
};

/** The suffix of a price: `/hour`, `/person`, or nothing for a flat price. */
export const PRICE_TYPE_SUFFIXES: Readonly<Record<PriceType, string>> = {
  [PriceType.FIXED]: '',
  [PriceType.PER_HOUR]: '/hour',
  [PriceType.PER_PERSON]: '/person',
  [PriceType.PERCENTAGE]: '%',
};

interface FixedService {
  price: number;
  isIncluded?: boolean | null;
}

/** Whether a fixed service is charged with every booking: it is *Always added*. *Included* is only what costs nothing more. */
export function isAlwaysAdded({ price, isIncluded }: FixedService): boolean {
  return price > 0 && isIncluded !== false;
}

/** Fixed services by what they cost, each in the order given. */
export function splitFixedServices<Service extends FixedService>(services: readonly Service[]) {
  return {
    added: services.filter((service) => isAlwaysAdded(service)),
    included: services.filter((service) => !isAlwaysAdded(service)),
  };
}
