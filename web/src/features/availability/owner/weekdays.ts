/** Weekdays from Monday, as people read a week. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** A Sunday in a week of no meaning, from which weekdays are named. */
const A_SUNDAY = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

/** `Friday`, or `Fri`, in the reader's language; 0 is Sunday. */
export function weekdayName(day: number, locale: string, weekday: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(A_SUNDAY + day * DAY_MS));
}

/** `Fri, Sat, Sun`: some weekdays in the reader's language, from Monday. */
export function weekdayNames(days: readonly number[], locale: string): string {
  return WEEK.filter((day) => days.includes(day))
    .map((day) => weekdayName(day, locale, 'short'))
    .join(locale.startsWith('ur') ? '، ' : ', ');
}

/** A clock time (`19:00`) of a day of no meaning, to be written in UTC. */
export function clockInstant(clock: string): string {
  return `2000-01-01T${clock}:00Z`;
}
