import { BookMeasure } from '@mehfil/api/domain/payments/books';
import { daysOfMonth } from '@mehfil/api/domain/time/days';
import { defineAddress, freeText, oneOf, positive } from '../../../../../lib/address-fields';

/** What a table of the books shows: a measure with its bookings, or what was earned. */
export type ShownMeasure = BookMeasure | 'EARNED';

export const MEASURES: readonly ShownMeasure[] = [...Object.values(BookMeasure), 'EARNED'];

/** Months of the list of bookings besides those of the year: what was due before it, and the whole of it. */
export const EARLIER = 'earlier';
export const WHOLE_YEAR = 'year';

/** What the books show, as it stands in the address. */
export interface ShownBooks {
  chosen: number | null;
  measure: ShownMeasure;
  currency: string;
  /** Whose bookings are listed: `2027-03`, {@link EARLIER} or {@link WHOLE_YEAR}; empty without a list. */
  month: string;
  hallId: number | null;
  page: number;
}

export const BOOKS_ADDRESS = defineAddress<ShownBooks>({
  chosen: positive('year', null),
  measure: oneOf<ShownMeasure, ShownMeasure>('measure', MEASURES, 'DUE'),
  currency: freeText('currency', 3),
  month: freeText('month', 7),
  hallId: positive('hall', null),
  page: positive('page', 1),
});

/** Whether a measure looks at what isn't paid, whenever it was due. */
const isOpenMeasure = (measure: ShownMeasure) => measure === 'UNPAID' || measure === 'OVERDUE';

/** The days of a sum; null for a month that isn't one of the year. */
export function daysOfSum(
  { measure, month }: Pick<ShownBooks, 'measure' | 'month'>,
  year: number,
): { from: string | null; to: string } | null {
  if (month === EARLIER) return { from: null, to: `${year - 1}-12-31` };
  if (month === WHOLE_YEAR) return { from: isOpenMeasure(measure) ? null : `${year}-01-01`, to: `${year}-12-31` };
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || !month.startsWith(String(year))) return null;
  const days = daysOfMonth(month);
  return { from: days[0] ?? null, to: days.at(-1) ?? '' };
}
