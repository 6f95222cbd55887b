import { addDays, getWeekday, isDay } from '@mehfil/api/domain/time/days';
import { normalizeFigures } from '@mehfil/api/domain/text/normalize';

/** Enough letters to tell months and weekdays apart. */
const NAME_LETTERS = 3;
const MONTHS_IN_YEAR = 12;
const DAYS_IN_WEEK = 7;
/** How far ahead a weekday is looked for, and how often it is found. */
const DAYS_AHEAD = 365;
const FOUND_MOST = 3;
const CENTURY = 2000;
const NOON = 12;

/** What a reader's language calls months, weekdays and halves of the day, and what English does. */
export interface TypedNames {
  /** January first, one language after the other. */
  months: readonly string[];
  /** Sunday first, one language after the other. */
  weekdays: readonly string[];
  am: readonly string[];
  pm: readonly string[];
}

const two = (value: number): string => String(value).padStart(2, '0');

function findMonth(name: string, { months }: TypedNames): number {
  if (name.length < NAME_LETTERS) return 0;
  const index = months.findIndex((month) => month.startsWith(name));
  return index < 0 ? 0 : (index % MONTHS_IN_YEAR) + 1;
}

/** The weekdays that begin so; Sunday is 0. */
function findWeekdays(name: string, { weekdays }: TypedNames): number[] {
  if (name.length < NAME_LETTERS) return [];
  return weekdays.flatMap((weekday, index) => (weekday.startsWith(name) ? [index % DAYS_IN_WEEK] : []));
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
 * The day that somebody means: `05/03/2027`, `5-3-27`, `2027-03-05`, `5 Mar`, `March 5th, 2027`, `Fri, Mar 5, 2027`. Figures alone are
 * day, month, year.
 * @param today `2026-11-03`: a day without a year is the next one from then on
 * @returns `2027-03-05`; undefined if it can't be told
 */
export function parseTypedDay(typed: string, names: TypedNames, today: string): string | undefined {
  const text = toPlain(typed);
  const [, first = '', rest = ''] = /^(\p{L}[\p{L}\p{M}]*)\.?[ ,،]+(.+)$/u.exec(text) ?? [];
  const weekdays = findWeekdays(first, names);
  if (weekdays.length === 0) return parseDate(text, names, today);
  const day = parseDate(rest, names, today);
  return day !== undefined && weekdays.includes(getWeekday(day)) ? day : undefined;
}

/**
 * The days to come that somebody means: the one that was typed, or those of a weekday, `sat` (its next three) and `sat 19`. A number
 * alone means no day.
 * @param today `2026-11-03`, the first that is found
 */
export function findTypedDays(typed: string, names: TypedNames, today: string): string[] {
  const day = parseTypedDay(typed, names, today);
  if (day !== undefined) return day >= today && day < addDays(today, DAYS_AHEAD) ? [day] : [];
  const [, name = '', number] = /^(\p{L}[\p{L}\p{M}]*)(?:,? (\d{1,2}))?$/u.exec(toPlain(typed)) ?? [];
  const weekdays = findWeekdays(name, names);
  if (weekdays.length === 0) return [];
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
    .filter((found) => weekdays.includes(getWeekday(found)))
    .filter((found) => number === undefined || Number(found.slice(-2)) === Number(number))
    .slice(0, FOUND_MOST);
}

function toPlain(typed: string): string {
  return normalizeFigures(typed).toLowerCase();
}

function parseDate(text: string, names: TypedNames, today: string): string | undefined {
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

/** A name of each of the days, in English and in a language. */
function listNames(intlLocale: string, part: 'month' | 'weekday', days: readonly number[]): string[] {
  return ['en', intlLocale].flatMap((locale) => {
    const names = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' });
    return days.map((day) => names.format(day).toLowerCase());
  });
}

/** The names of a language's months and weekdays, short and long alike begin so, and of its halves of the day, beside the English ones. */
export function listTypedNames(intlLocale: string): TypedNames {
  const half = new Intl.DateTimeFormat(intlLocale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const halfAt = (hour: number) =>
    half
      .formatToParts(Date.UTC(2026, 0, 1, hour))
      .find(({ type }) => type === 'dayPeriod')
      ?.value.toLowerCase() ?? '';
  return {
    months: listNames(
      intlLocale,
      'month',
      Array.from({ length: MONTHS_IN_YEAR }, (_, at) => Date.UTC(2026, at, 1)),
    ),
    weekdays: listNames(
      intlLocale,
      'weekday',
      Array.from({ length: DAYS_IN_WEEK }, (_, at) => Date.UTC(2026, 0, 4 + at)),
    ),
    am: ['am', 'a', halfAt(6)],
    pm: ['pm', 'p', halfAt(18)],
  };
}
