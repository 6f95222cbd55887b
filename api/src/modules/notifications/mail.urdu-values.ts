import { URDU_DATES } from '../../domain/accounts/locales.js';
import { joinSymbol } from '../../domain/currency/currencies.js';
import { isolate, isolateLeftToRight } from '../../domain/text/direction.js';

/**
 * Days, times and sums of mails in Urdu, as the web app writes them (web/src/i18n/format.ts). They are read from the English mail, in the
 * forms of domain/time/zone.ts and domain/currency/format.ts.
 */
const DAY = new Intl.DateTimeFormat(URDU_DATES, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat(URDU_DATES, { month: 'long', day: 'numeric', timeZone: 'UTC' });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MONTH_AND_DAY = `(?:${MONTHS.join('|')}) \\d{2}`;
const TIME = String.raw`\d{1,2}:\d{2} [AP]M`;
/** `Mar 03, 2026, 5:00 PM`, with ` - 1:00 AM (Mar 04)` of a period and the zone of a moment that isn't a hall's; at the end of a text. */
const WHEN = new RegExp(
  `(?<day>${MONTH_AND_DAY}), (?<year>\\d{4}), (?<from>${TIME})(?: - (?<to>${TIME})(?: \\((?<endDay>${MONTH_AND_DAY})\\))?)?(?<zone> UTC)?$`,
  'u',
);
/** `₨900,000.00`, `CHF 900.00` */
const SUM = /^(?<symbol>[^\d\s]+)\s?(?<figures>[\d,]+\.\d{2})$/u;

/** Labels whose values are moments, periods and sums. Others are somebody's words, which stay even where they look like one. */
const DATED = new Set(['When', 'New time', 'Former time', 'Booked', 'Time']);
const SUMS = new Set(['Total', 'New total', 'Former total']);
/** Labels of functions: the hall, where the address is the reader's own, and its period. */
const FUNCTIONS = new Set(['Mehndi', 'Baraat', 'Walima', 'Other function']);

function toUtcDay(monthAndDay: string, year: string): Date {
  return new Date(Date.UTC(Number(year), MONTHS.indexOf(monthAndDay.slice(0, 3)), Number(monthAndDay.slice(4))));
}

function writeWhen({
  day = '',
  year = '',
  from = '',
  to,
  endDay,
  zone = '',
}: Record<string, string | undefined>): string {
  const times = isolateLeftToRight(`${to === undefined ? from : `${from} – ${to}`}${zone}`);
  const end = endDay === undefined ? '' : ` (${DAY_OF_YEAR.format(toUtcDay(endDay, year))})`;
  return `${DAY.format(toUtcDay(day, year))}، ${times}${end}`;
}

/** A moment or period; undefined for any other text. */
function findWhen(text: string): { before: string; when: string } | undefined {
  const found = WHEN.exec(text);
  return found?.groups && { before: text.slice(0, found.index), when: writeWhen(found.groups) };
}

/** A moment of an English mail within an Urdu sentence. */
export function sayMoment(text: string): string {
  const found = findWhen(text);
  return isolate(found?.before === '' ? found.when : text);
}

function saySum(text: string): string {
  const { symbol, figures } = SUM.exec(text)?.groups ?? {};
  if (symbol === undefined || figures === undefined) return isolate(text);
  return isolateLeftToRight(joinSymbol(symbol, figures));
}

function sayFunction(text: string): string {
  const found = findWhen(text);
  const hall = found && /^(?<name>[^]+), $/u.exec(found.before)?.groups?.name;
  return hall === undefined ? sayMoment(text) : `${isolate(hall)}، ${isolate(found?.when ?? '')}`;
}

/** A fact of an English mail in Urdu, by its English label: days, times and sums, and what people wrote as it is. */
export function sayFact(label: string, value: string): string {
  if (SUMS.has(label)) return saySum(value);
  if (FUNCTIONS.has(label)) return sayFunction(value);
  return DATED.has(label) ? sayMoment(value) : isolate(value);
}
