import { ServicePriceType } from '../catalogue/price-types.js';
import { countHours } from './price.js';

const HOUR_MS = 3_600_000;
const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

interface PricedStay {
  startTime: Date;
  endTime: Date;
  /** Of the hall. */
  pricePerHour: number;
  services: readonly { priceType: ServicePriceType; isIncluded?: boolean | null }[];
}

/** The hours of a booking as its papers say them: rounded up where hours are charged, else its length. */
export function getShownHours({ startTime, endTime, pricePerHour, services }: PricedStay): number {
  const isHourly = services.some(
    ({ priceType, isIncluded }) => isIncluded !== false && priceType === ServicePriceType.PER_HOUR,
  );
  if (pricePerHour > 0 || isHourly) return countHours(startTime, endTime);
  return Math.max(0, (endTime.getTime() - startTime.getTime()) / HOUR_MS);
}

/** A number of hours as people write it: `5`, `5½`, `1.3`. */
export function formatHourCount(hours: number): string {
  const whole = Math.floor(hours);
  const fraction = FRACTIONS[hours - whole];
  if (fraction !== undefined) return `${whole || ''}${fraction}`;
  return String(Math.round(hours * 10) / 10);
}
