import type { OpeningHours } from './availability.js';
import { URDU_DATES, type Locale } from '../accounts/locales.js';
import { sayTimeRange } from '../time/urdu.js';
import { formatTimeRange } from '../time/zone.js';

const DAYS = 7;
/** A Sunday. */
const SUNDAY = Date.UTC(2027, 2, 7);
const DAY_MS = 86_400_000;

const WORDS = {
  en: { daily: 'every day', closed: 'closed', always: 'at any time', to: '–', separator: ', ' },
  ur: { daily: 'ہر روز', closed: 'بند', always: 'ہر وقت', to: ' سے ', separator: '، ' },
} as const satisfies Record<Locale, object>;

function nameDay(dayOfWeek: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'ur' ? URDU_DATES : 'en-US', {
    weekday: locale === 'ur' ? 'long' : 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(SUNDAY + dayOfWeek * DAY_MS));
}

function sayHours({ openingTime, closingTime }: OpeningHours, locale: Locale): string {
  const [start, end] = [openingTime, closingTime].map((time) => new Date(`2027-03-07T${time.slice(0, 5)}:00Z`));
  if (!start || !end) return '';
  return locale === 'ur' ? sayTimeRange(start, end, 'UTC') : formatTimeRange(start, end, 'UTC');
}

/**
 * A week of opening hours in words, from Monday on, with days of equal hours together: `Mon–Thu 10:00 AM - 11:00 PM`.
 * @param week empty where it is always open
 */
export function sayWeek(week: readonly OpeningHours[], locale: Locale): string {
  const words = WORDS[locale];
  if (week.length === 0) return words.always;
  const byDay = new Map(week.filter(({ isActive }) => isActive).map((day) => [day.dayOfWeek, day]));
  const runs: { first: number; last: number; count: number; hours: string }[] = [];
  for (let index = 0; index < DAYS; index += 1) {
    const dayOfWeek = (index + 1) % DAYS;
    const day = byDay.get(dayOfWeek);
    const hours = day && sayHours(day, locale);
    const run = runs.at(-1);
    if (!hours) continue;
    const isNext = run?.hours === hours && (run.last + 1) % DAYS === dayOfWeek;
    if (isNext) Object.assign(run, { last: dayOfWeek, count: run.count + 1 });
    else runs.push({ first: dayOfWeek, last: dayOfWeek, count: 1, hours });
  }
  if (runs.length === 0) return words.closed;
  return runs
    .map(({ first, last, count, hours }) => {
      if (count === DAYS) return `${words.daily} ${hours}`;
      const days =
        count === 1 ? nameDay(first, locale) : `${nameDay(first, locale)}${words.to}${nameDay(last, locale)}`;
      return `${days} ${hours}`;
    })
    .join(words.separator);
}
