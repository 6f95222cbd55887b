import { URDU_DATES } from '../accounts/locales.js';
import { toUrduName } from '../catalogue/urdu-names.js';
import { isolate, isolateLeftToRight } from '../text/direction.js';
import { HIJRI_MONTH_NAMES } from './hijri.js';

/** The names of days from a Sunday on, or of the first days of months, in English and Urdu. */
function nameDays(days: readonly Date[], english: Intl.DateTimeFormatOptions, urdu: Intl.DateTimeFormatOptions) {
  const from = new Intl.DateTimeFormat('en-US', { ...english, timeZone: 'UTC' });
  const to = new Intl.DateTimeFormat(URDU_DATES, { ...urdu, timeZone: 'UTC' });
  return Object.fromEntries(days.map((day) => [from.format(day), to.format(day)]));
}

const WEEKDAYS: Readonly<Record<string, string>> = nameDays(
  Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 4 + index))),
  { weekday: 'long' },
  { weekday: 'long' },
);
const MONTHS: Readonly<Record<string, string>> = nameDays(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1))),
  { month: 'short' },
  { month: 'long' },
);
/** In the order of their English names. */
const HIJRI_MONTHS = [
  ...['محرم', 'صفر', 'ربیع الاول', 'ربیع الثانی', 'جمادی الاول', 'جمادی الثانی'],
  ...['رجب', 'شعبان', 'رمضان', 'شوال', 'ذی القعدہ', 'ذی الحجہ'],
];
/** What owners commonly call their rates. */
const RATE_NAMES: Readonly<Record<string, string>> = {
  'wedding season': 'شادیوں کا سیزن',
  'wedding season saturday': 'شادیوں کے سیزن کا ہفتہ',
  'end of the year': 'سال کا اختتام',
  weekend: 'ہفتہ وار تعطیل',
};

/** `Wedding season −15%`, `Saturday price`: what a rate is called, and what it changes (domain/rates/rates.ts). */
const REASON = /^(?<name>.+?)(?: (?<sign>[+−])(?<percent>\d+)%| price)$/u;
/** `Dec 5`, or `Dec 5 – Jan 12`. */
const PERIOD = /^([A-Z][a-z]{2}) (\d{1,2})(?: – ([A-Z][a-z]{2}) (\d{1,2}))?(?= |$)/u;

/** The Urdu name of a Hijri month by its English one; other texts stay. */
export function toUrduHijriMonth(english: string): string {
  return HIJRI_MONTHS[HIJRI_MONTH_NAMES.findIndex((name) => name === english)] ?? english;
}

interface Part {
  urdu: string;
  rest: string;
}

function readPeriod(text: string): Part | undefined {
  const [whole, firstMonth = '', firstDay, lastMonth, lastDay] = PERIOD.exec(text) ?? [];
  const first = MONTHS[firstMonth];
  if (whole === undefined || first === undefined) return undefined;
  const last = lastMonth === undefined ? undefined : `${lastDay} ${MONTHS[lastMonth] ?? lastMonth}`;
  const urdu = last === undefined ? `${firstDay} ${first}` : `${firstDay} ${first} تا ${last}`;
  return { urdu, rest: text.slice(whole.length).trim() };
}

function readHijriMonth(text: string): Part | undefined {
  const index = HIJRI_MONTH_NAMES.findIndex((name) => text === name || text.startsWith(`${name} `));
  const name = HIJRI_MONTH_NAMES[index];
  return name === undefined ? undefined : { urdu: HIJRI_MONTHS[index] ?? name, rest: text.slice(name.length).trim() };
}

/** `Saturday`, or `Fri, Sat`. */
function readWeekdays(text: string): Part | undefined {
  const [days = ''] = /^[A-Z][a-z]+(?:, [A-Z][a-z]+)*/.exec(text) ?? [];
  const urdu = days.split(', ').map((day) => Object.entries(WEEKDAYS).find(([name]) => isDayName(day, name))?.[1]);
  if (days === '' || urdu.includes(undefined)) return undefined;
  return { urdu: urdu.join('، '), rest: text.slice(days.length).trim() };
}

function isDayName(day: string, name: string): boolean {
  return day === name || day === name.slice(0, 3);
}

/** The name that a rate has by itself: its period, its weekdays and its shift; undefined for a name that its owner gave. */
function readName(english: string): string | undefined {
  const parts: string[] = [];
  let rest = english;
  for (const read of [readPeriod, readHijriMonth, readWeekdays]) {
    const part = read(rest);
    if (!part) continue;
    parts.push(part.urdu);
    rest = part.rest;
  }
  if (rest === '') return parts.join('، ');
  const shift = toUrduName(rest);
  return shift === rest ? undefined : [...parts, shift].join('، ');
}

/** Why a price isn't the ordinary one, in Urdu; names that aren't known stay as their owner wrote them. */
export function toUrduReason(reason: string): string {
  const { name, sign, percent } = REASON.exec(reason)?.groups ?? {};
  if (name === undefined) return reason;
  const urdu = RATE_NAMES[name.toLowerCase()] ?? readName(name) ?? isolate(name);
  return percent === undefined ? `${urdu} کی قیمت` : `${urdu} ${isolateLeftToRight(`${sign}${percent}%`)}`;
}
