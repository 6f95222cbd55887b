import dayjs from 'dayjs';
import { INTL_LOCALE, type Locale } from '../../i18n/locale';

const WEEKDAYS = 7;
const MONTHS = 12;

function listNames(count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number): string[] {
  const names = new Intl.DateTimeFormat(INTL_LOCALE.ur, { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => names.format(at(index)));
}

// By Intl instead of from the library's own list: pages in English load no Urdu.
const weekdays = listNames(WEEKDAYS, { weekday: 'long' }, (day) => Date.UTC(2026, 0, 4 + day));
const months = listNames(MONTHS, { month: 'long' }, (month) => Date.UTC(2026, month, 1));

dayjs.locale(
  {
    name: 'ur',
    weekStart: 0,
    ...{ weekdays, weekdaysShort: weekdays, weekdaysMin: weekdays },
    ...{ months, monthsShort: months },
    ...{ formats: {}, relativeTime: {} },
    ordinal: (count: number) => `${count}`,
  },
  undefined,
  // Known, but not what other dates are written in.
  true,
);

/** How pickers show a day, in the reader's language. */
export const SHOWN_DAY: Readonly<Record<Locale, string>> = { en: 'MMM DD, YYYY', ur: 'D MMMM YYYY' };
