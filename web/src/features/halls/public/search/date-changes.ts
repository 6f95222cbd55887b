import type { HallSearch } from '@mehfil/api/domain/halls/search';

/** Another date: one alone, at the hours of before; without a date there are none. */
export function withDate(date: string): Partial<HallSearch> {
  const range = { lastDate: undefined, weekdays: undefined };
  if (date !== '') return { date, ...range };
  return { date: undefined, ...range, partOfDay: undefined, startTime: undefined, endTime: undefined };
}

/** A range from the date on; an empty day leaves the date alone. */
export function withLastDate(lastDate: string, { date, weekdays }: HallSearch): Partial<HallSearch> {
  if (lastDate === '' || !date || lastDate <= date) return { lastDate: undefined, weekdays: undefined };
  return { lastDate, weekdays };
}
