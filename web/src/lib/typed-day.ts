import { addDays } from '@mehfil/api/domain/time/days';

/** How far ahead a typed day is looked for. */
const DAYS_AHEAD = 365;
/** Shorter beginnings mean too many names. */
const NAME_FROM = 3;
const FOUND_MOST = 3;

type Namer = (day: string) => string;

function createNamer(locale: string, part: Intl.DateTimeFormatOptions): Namer {
  const format = new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`)).toLowerCase();
}

/**
 * The days to come that a typed text means: `2026-12-19`, `19/12`, `19 dec`, `sat` (its next three). A number alone means no day.
 * @param today `YYYY-MM-DD`, the first that is found
 * @param locales whose names of months and weekdays are understood
 */
export function findTypedDays(typed: string, today: string, locales: readonly string[] = ['en']): string[] {
  const parts = typed
    .trim()
    .toLowerCase()
    .split(/[\s/.,-]+/)
    .filter((part) => part !== '');
  const words = parts.filter((part) => !/^\d+$/.test(part));
  const written = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const isShort = words.some((word) => word.length < NAME_FROM);
  if (parts.length === 0 || isShort || (words.length === 0 && written.length < 2)) return [];
  // A year that stands first comes with month and day behind it.
  const numbers = (written[0] ?? 0) > 31 ? written.toReversed() : written;
  const months = locales.map((locale) => createNamer(locale, { month: 'long' }));
  const weekdays = locales.map((locale) => createNamer(locale, { weekday: 'long' }));
  const isNamed = (day: string, word: string, by: readonly Namer[]) => by.some((name) => name(day).startsWith(word));
  // Numbers are day, month and year in this order; a word begins the name of a month or a weekday.
  const isMeant = (day: string) => {
    const [year, month, dayOfMonth] = day.split('-').map(Number);
    const hasMonth = words.some((word) => isNamed(day, word, months));
    const expected = hasMonth ? [dayOfMonth, year] : [dayOfMonth, month, year];
    return (
      numbers.every((number, index) => number === expected[index]) &&
      words.every((word) => isNamed(day, word, months) || isNamed(day, word, weekdays))
    );
  };
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
    .filter(isMeant)
    .slice(0, FOUND_MOST);
}
