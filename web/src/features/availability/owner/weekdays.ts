import { formatsFor } from '../../../i18n/format';
import type { Locale } from '../../../i18n/locale';

/** Weekdays from Monday, as people read a week. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** `Fri, Sat, Sun`: some weekdays in the reader's language, from Monday. */
export function weekdayNames(days: readonly number[], locale: Locale): string {
  const { weekday } = formatsFor(locale);
  return WEEK.filter((day) => days.includes(day))
    .map((day) => weekday(day, 'short'))
    .join(locale === 'ur' ? '، ' : ', ');
}

/** A clock time (`19:00`) of a day of no meaning, to be written in UTC. */
export function clockInstant(clock: string): string {
  return `2000-01-01T${clock}:00Z`;
}
