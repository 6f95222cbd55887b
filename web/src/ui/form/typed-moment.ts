import { isDay } from '@mehfil/api/domain/time/days';
import { normalizeFigures } from '@mehfil/api/domain/text/normalize';

/** Enough letters to tell the months apart. */
const MONTH_LETTERS = 3;
const MONTHS_IN_YEAR = 12;
const CENTURY = 2000;
const NOON = 12;

/** What a reader's language calls months and halves of the day. */
export interface TypedNames {
  /** January first. */
  months: readonly string[];
  am: readonly string[];
  pm: readonly string[];
}

const two = (value: number): string => String(value).padStart(2, '0');

function findMonth(name: string, { months }: TypedNames): number {
  if (name.length < MONTH_LETTERS) return 0;
  return months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;
}

/** The year of a day that was typed without one: the next time that it comes. */
function findYear(month: number, day: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return `${year}-${two(month)}-${two(day)}` < today ? year + 1 : year;
}

function toDay(year: string | undefined, month: number, day: number, today: string): string | undefined {
  const full = year === undefined ? findYear(month, day, today) : Number(year) + (year.length === 2 ? CENTURY : 0);
  const iso = `${full}-${two(month)}-${two(day)}`;
  return isDay(iso) ? iso : undefined;
}

/**
 * The day that somebody means: `05/03/2027`, `5-3-27`, `2027-03-05`, `5 Mar`, `March 5th, 2027`. Figures alone are day, month, year.
 * @param today `2026-11-03`: a day without a year is the next one from then on
 * @returns `2027-03-05`; undefined if it can't be told
 */
export function parseTypedDay(typed: string, names: TypedNames, today: string): string | undefined {
  const text = normalizeFigures(typed).toLowerCase();
  if (isDay(text)) return text;
  const figures = /^(\d{1,2})([/.\- ])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (figures) return toDay(figures[4], Number(figures[3]), Number(figures[1]), today);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ .\-/]*(\p{L}[\p{L}\p{M}]*)\.?(?:[ ,.\-/]+(\d{4}|\d{2}))?$/u.exec(text);
  if (dayFirst) return toDay(dayFirst[3], findMonth(dayFirst[2] ?? '', names), Number(dayFirst[1]), today);
  const monthFirst = /^(\p{L}[\p{L}\p{M}]*)\.?[ .\-/]*(\d{1,2})(?:st|nd|rd|th)?(?:[ ,.\-/]+(\d{4}|\d{2}))?$/u.exec(
    text,
  );
  if (monthFirst) return toDay(monthFirst[3], findMonth(monthFirst[1] ?? '', names), Number(monthFirst[2]), today);
  return undefined;
}

/**
 * The time of day that somebody means: `18:30`, `6:30 pm`, `6 pm`, `0630`, `6.30`. A bare `6` could be morning or evening: it can't
 * be told.
 * @returns `18:30`; undefined if it can't be told
 */
export function parseTypedTime(typed: string, { am, pm }: TypedNames): string | undefined {
  const text = normalizeFigures(typed)
    .toLowerCase()
    .replaceAll(/[. ]*m\.?$/g, 'm');
  const parts = /^(\d{1,2})(?:[:. ]?(\d{2}))?\s*(\D*)$/.exec(text);
  if (!parts) return undefined;
  const [, hours = '', minutes, name = ''] = parts;
  const half = name.trim();
  const hour = Number(hours);
  const isPm = pm.includes(half);
  if (half === '') {
    if (minutes === undefined && hour > 0 && hour <= NOON) return undefined;
    return toTime(hour, minutes);
  }
  if ((!isPm && !am.includes(half)) || hour < 1 || hour > NOON) return undefined;
  return toTime((hour % NOON) + (isPm ? NOON : 0), minutes);
}

function toTime(hour: number, minutes = '00'): string | undefined {
  return hour < 2 * NOON && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : undefined;
}

/**
 * A day and the time behind it, as they are typed one after the other.
 * @returns `2027-03-05T18:30`, in the reader's zone; undefined if it can't be told
 */
export function parseTypedInstant(typed: string, names: TypedNames, today: string): string | undefined {
  const words = normalizeFigures(typed).replace('T', ' ').split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const day = parseTypedDay(words.slice(0, at).join(' ').replace(/,$/, ''), names, today);
    const time = parseTypedTime(words.slice(at).join(' '), names);
    if (day && time) return `${day}T${time}`;
  }
  return undefined;
}

/** The names of a language's months, short and long alike begin so, and of its halves of the day, beside the English ones. */
export function listTypedNames(intlLocale: string): TypedNames {
  const names = new Intl.DateTimeFormat(intlLocale, { month: 'long', timeZone: 'UTC' });
  const half = new Intl.DateTimeFormat(intlLocale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const halfAt = (hour: number) =>
    half
      .formatToParts(Date.UTC(2026, 0, 1, hour))
      .find(({ type }) => type === 'dayPeriod')
      ?.value.toLowerCase() ?? '';
  return {
    months: Array.from({ length: MONTHS_IN_YEAR }, (_, month) => names.format(Date.UTC(2026, month, 1))),
    am: ['am', 'a', halfAt(6)],
    pm: ['pm', 'p', halfAt(18)],
  };
}
