import { ServicePriceType } from '@mehfil/api/domain/catalogue/price-types';
import type { Day, Month } from '../month';

/** The price by which a day is compared with others: by guest where there is one. */
export interface LeadPrice {
  amount: number;
  priceType: ServicePriceType;
  rateReason: string | null;
}

const ORDER: readonly ServicePriceType[] = [
  ServicePriceType.PER_PERSON,
  ServicePriceType.FIXED,
  ServicePriceType.PER_HOUR,
];

/** What a day costs: the cheapest of its shifts, those that are still free first, or the hall's price; undefined without any. */
export function leadPrice({ price, shifts }: Day): LeadPrice | undefined {
  if (price) {
    const { pricePerPerson, pricePerHour, flatPrice, rateReason } = price;
    const amounts = { PER_PERSON: pricePerPerson, FIXED: flatPrice, PER_HOUR: pricePerHour };
    const priceType = ORDER.find((type) => amounts[type] > 0);
    return priceType && { amount: amounts[priceType], priceType, rateReason };
  }
  const free = shifts.filter(({ status }) => status === 'FREE');
  const sold = free.length > 0 ? free : shifts;
  const priceType = ORDER.find((type) => sold.some((shift) => shift.priceType === type));
  const [least] = sold.filter((shift) => shift.priceType === priceType).sort((a, b) => a.price - b.price);
  return least && { amount: least.price, priceType: least.priceType, rateReason: least.rateReason };
}

/** How the prices of a month are charged, where all of them are charged alike; null otherwise. */
export function commonPriceType({ days }: Month): ServicePriceType | null {
  const types = new Set(days.flatMap((day) => leadPrice(day)?.priceType ?? []));
  const [only = null] = types;
  return types.size === 1 ? only : null;
}
