import { ServicePriceType } from '../catalogue/price-types.js';
import { shiftMinutes, type ShiftHours } from './shifts.js';

/** What a shift costs, in any unit of its currency, for one unit of its price type. */
export interface PricedShift extends ShiftHours {
  price: number;
  priceType: ServicePriceType;
}

const MINUTES_PER_HOUR = 60;

/** What a shift costs each guest of a full hall, by which prices of all types are compared. @param capacity guests; null counts as 1 */
export function pricePerGuest({ price, priceType, ...hours }: PricedShift, capacity: number | null): number {
  const guests = Math.max(capacity ?? 1, 1);
  switch (priceType) {
    case ServicePriceType.PER_PERSON:
      return price;
    case ServicePriceType.PER_HOUR:
      return (price * Math.ceil(shiftMinutes(hours) / MINUTES_PER_HOUR)) / guests;
    case ServicePriceType.FIXED:
      return price / guests;
  }
}

/**
 * The shift by which a hall is shown, filtered and sorted: the cheapest by guest, or without any the one that costs each guest
 * of a full hall the least. The database does the same for lists (sql/hall-search.sql).
 * @param shifts by start; the first of equal ones wins
 */
export function cheapestShift<Sold extends PricedShift>(
  shifts: readonly Sold[],
  capacity: number | null,
): Sold | undefined {
  const byGuest = shifts.filter(({ priceType }) => priceType === ServicePriceType.PER_PERSON);
  const [first, ...others] = byGuest.length > 0 ? byGuest : shifts;
  return first && others.reduce((least, each) => (isCheaper(each, least, capacity) ? each : least), first);
}

function isCheaper(one: PricedShift, other: PricedShift, capacity: number | null): boolean {
  return pricePerGuest(one, capacity) < pricePerGuest(other, capacity);
}
