import { currencySymbol, joinSymbol } from '@mehfil/api/domain/currency/currencies';
import { INTL_LOCALE, useLocale, type Locale } from './locale';

/** An instant as it comes over the wire (ISO 8601), or a date. */
export type Instant = string | Date;

const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

// Making a formatter costs more than using it a thousand times.
function kept<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = make()));
  return found as T;
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(`d${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
}

function toNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
  return Number.isFinite(number) ? number : 0;
}

function price(currency: string, figures: string): string {
  return joinSymbol(currencySymbol(currency), figures);
}

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' };
const DAY_OF_YEAR: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
/** As owners and staff read them in dense lists (docs/coverage.md: business §9: MMM dd, yyyy and PPp). */
const COMPACT_DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: '2-digit' };
/** In a week of no meaning, from which weekdays are named. */
const A_SUNDAY = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** Ways of writing figures and times for one locale. Times take the hall's IANA zone; without one they are the reader's. */
export interface Formats {
  /** A grouped number: `1,200`. */
  number: (value: number) => string;
  /** A number where there is little room: `1,800`, from ten thousand on `12.5K`. */
  shortNumber: (value: number) => string;
  /** `12.5%` of 12.5. */
  percent: (value: number) => string;
  /** A price with two decimals: `₨ 1,500.00`. */
  money: (amount: unknown, currency: string) => string;
  /** A price in a list: without decimals where it is whole, `₨ 1,500` and `₨ 1,850.50`. */
  listMoney: (amount: unknown, currency: string) => string;
  /** A converted price: grouped, with decimals only where there are any. */
  convertedMoney: (amount: unknown, currency: string) => string;
  /** One decimal, `0.0` where there is no rating. */
  rating: (value: number | null | undefined) => string;
  /** `March 3, 2026`. */
  date: (instant: Instant, zone?: string) => string;
  /** `Tue, Mar 3, 2026`. */
  shortDate: (instant: Instant, zone?: string) => string;
  /** `Tuesday, March 3, 2026`. */
  longDate: (instant: Instant, zone?: string) => string;
  /** `5:00 PM`. */
  time: (instant: Instant, zone?: string) => string;
  /** `7:00 PM – 1:00 AM`. */
  timeRange: (start: Instant, end: Instant, zone?: string) => string;
  /** `March 3, 2026 at 5:00 PM`. */
  dateTime: (instant: Instant, zone?: string) => string;
  /** `Mar 03, 2026`, for dense lists. */
  compactDate: (instant: Instant, zone?: string) => string;
  /** `Mar 3, 2026, 5:00 PM`, for dense lists. */
  compactDateTime: (instant: Instant, zone?: string) => string;
  /** A calendar day (`2026-03-03`), which has no zone: `March 3, 2026`. */
  day: (date: string) => string;
  /** A calendar day in dense lists: `Mar 03, 2026`. */
  compactDay: (date: string) => string;
  /** A calendar day where the year is known: `Tue, Mar 3`. */
  dayOfYear: (date: string) => string;
  /** `March 2026` of `2026-03`. */
  month: (month: string) => string;
  /** `Friday`, or `Fri`; 0 is Sunday. */
  weekday: (day: number, length: 'long' | 'short') => string;
}

/** A clock time with its half of the day, which runs from left to right in every sentence and on one line. */
const CLOCK = /\d{1,2}:\d{2}[\s\u202f]?[AP]M/g;

/** Between a day and its time in longer forms, where it reads badly before `تک` and after a label. */
const AT = ' کو ';

function keepTimesTogether(text: string): string {
  return text.replace(CLOCK, (time) => `\u2066${time.replace(/\s/, '\u00a0')}\u2069`);
}

/** Shorter numbers are written out. */
const SHORT_FROM = 10_000;

function makeFormats(appLocale: Locale): Formats {
  const locale = INTL_LOCALE[appLocale];
  // A symbol and its figures run from left to right in every sentence.
  const withSymbol = (currency: string, figures: string) =>
    appLocale === 'en' ? price(currency, figures) : `\u2066${price(currency, figures)}\u2069`;
  const two = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = numberFormat(locale, { maximumFractionDigits: 2 });
  const short = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const one = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const write = (options: Intl.DateTimeFormatOptions) => (instant: Instant, zone?: string) => {
    const text = dateFormat(locale, zone ? { ...options, timeZone: zone } : options).format(new Date(instant));
    return appLocale === 'en' ? text : keepTimesTogether(text.replace(AT, '، '));
  };
  const time = write(TIME);
  return {
    number: (value) => plain.format(value),
    shortNumber: (value) =>
      (value < SHORT_FROM ? numberFormat(locale, { maximumFractionDigits: 0 }) : short).format(value),
    percent: (value) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    money: (amount, currency) => withSymbol(currency, two.format(toNumber(amount))),
    listMoney: (amount, currency) => {
      const value = toNumber(amount);
      return withSymbol(currency, (Number.isInteger(value) ? plain : two).format(value));
    },
    convertedMoney: (amount, currency) => withSymbol(currency, plain.format(toNumber(amount))),
    rating: (value) => one.format(toNumber(value)),
    date: write(DAY),
    shortDate: write(SHORT_DAY),
    longDate: write({ weekday: 'long', ...DAY }),
    time,
    timeRange: (start, end, zone) => {
      const range = `${time(start, zone)} – ${time(end, zone)}`;
      return appLocale === 'en' ? range : `\u2066${range}\u2069`;
    },
    dateTime: write({ ...DAY, ...TIME }),
    compactDate: write(COMPACT_DAY),
    compactDateTime: write({ ...COMPACT_DAY, day: 'numeric', ...TIME }),
    day: (date) => write(DAY)(`${date}T00:00:00Z`, 'UTC'),
    compactDay: (date) => write(COMPACT_DAY)(`${date}T00:00:00Z`, 'UTC'),
    dayOfYear: (date) => write(DAY_OF_YEAR)(`${date}T00:00:00Z`, 'UTC'),
    month: (month) => write({ month: 'long', year: 'numeric' })(`${month}-01T00:00:00Z`, 'UTC'),
    weekday: (day, length) => write({ weekday: length })(new Date(A_SUNDAY + day * DAY_MS), 'UTC'),
  };
}

const byLocale = new Map<Locale, Formats>();

/** The ways of writing for a locale; screens use `useFormat`. */
export function formatsFor(locale: Locale): Formats {
  let found = byLocale.get(locale);
  if (!found) byLocale.set(locale, (found = makeFormats(locale)));
  return found;
}

/** The ways of writing in the reader's locale. */
export function useFormat(): Formats {
  return formatsFor(useLocale());
}
