import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { HallRateInput } from '../../modules/rates/rates.inputs.js';

/** A rate of the demo: of one hall by its name, or of all halls of its business. */
export interface DemoRate extends Omit<HallRateInput, 'hallId' | 'weekdays' | 'priceType'> {
  hall?: string;
  weekdays?: readonly number[];
}

const FRIDAY = 5;
const SATURDAY = 6;
const MUHARRAM = 1;
const RAMADAN = 9;
const WEDDING_SEASON = { name: 'Wedding season', seasonStart: '11-15', seasonEnd: '02-15' };

/** The rates of Noor Mahal Venues: dinners of Saturdays, the season of weddings, and quiet months. */
export const NOOR_MAHAL_RATES: readonly DemoRate[] = [
  { ...WEDDING_SEASON, percentage: 15 },
  { ...WEDDING_SEASON, name: 'Wedding season Saturday', weekdays: [SATURDAY], percentage: 25 },
  { weekdays: [SATURDAY], percentage: 10 },
  { weekdays: [SATURDAY], shiftName: 'Dinner', percentage: 20 },
  { weekdays: [FRIDAY], shiftName: 'Lunch', percentage: -10 },
  { hijriMonth: RAMADAN, percentage: -30 },
  { hijriMonth: MUHARRAM, percentage: -25 },
];

/** Those of Saahil Banquets. */
export const SAAHIL_RATES: readonly DemoRate[] = [
  { weekdays: [SATURDAY], percentage: 20 },
  { hijriMonth: RAMADAN, percentage: -25 },
];

/** Those of Margalla House Events. */
export const MARGALLA_RATES: readonly DemoRate[] = [
  { name: 'End of the year', seasonStart: '12-20', seasonEnd: '01-02', percentage: 25 },
];

/** A rate as its owner enters it. */
export function toRateInput({ hall: _hall, weekdays = [], ...rate }: DemoRate, hallId: number | null): HallRateInput {
  return { ...rate, hallId, weekdays: [...weekdays], priceType: ServicePriceType.PER_PERSON };
}
