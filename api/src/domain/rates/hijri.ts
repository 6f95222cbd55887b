import { addDays } from '../time/days.js';
import { HIJRI_LIMITS } from './limits.js';

/** The months of the Hijri year, in order. */
export const HIJRI_MONTH_NAMES = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Thani',
  'Jumada al-Awwal',
  'Jumada al-Thani',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhul Qadah',
  'Dhul Hijjah',
] as const;

const MONTHS_PER_YEAR = 12;

/** The name of a month, 1 to 12. */
export function nameHijriMonth(month: number): string {
  return HIJRI_MONTH_NAMES[month - 1] ?? '';
}

/** A month of a Hijri year. */
export interface HijriMonth {
  /** Such as 1448. */
  year: number;
  /** 1 is Muharram, 9 Ramadan. */
  month: number;
}

/** When a Hijri month begins. */
export interface HijriMonthStart extends HijriMonth {
  /** `YYYY-MM-DD` */
  firstDay: string;
}

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function toHijri(day: string): HijriMonth & { dayOfMonth: number } {
  const parts = new Map(
    calendar.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, dayOfMonth: parts.get('day') ?? 0 };
}

/** A day within the first calculated month: 1 Muharram 1420. */
const ANCHOR = '1999-04-20';
/** From the first day of a month always into the next one, of which it is the first or second day. */
const OVER_A_MONTH = 30;

let table: readonly HijriMonthStart[] | null = null;

/** The calculated starts of all months, in order (Umm al-Qura); made on first use. */
function calculatedStarts(): readonly HijriMonthStart[] {
  if (table) return table;
  const starts: HijriMonthStart[] = [];
  for (let day = ANCHOR; ;) {
    const { year, month, dayOfMonth } = toHijri(day);
    if (year > HIJRI_LIMITS.lastYear) break;
    const firstDay = addDays(day, 1 - dayOfMonth);
    starts.push({ year, month, firstDay });
    day = addDays(firstDay, OVER_A_MONTH);
  }
  table = starts;
  return starts;
}

function toMonthIndex({ year, month }: HijriMonth): number {
  return (year - HIJRI_LIMITS.firstYear) * MONTHS_PER_YEAR + month - 1;
}

/** The calculated first day of a month; null outside the years of the calendar. */
export function calculatedStart(wanted: HijriMonth): string | null {
  return calculatedStarts()[toMonthIndex(wanted)]?.firstDay ?? null;
}

/** The starts with staff's corrections, which are few. */
function findStart(calculated: HijriMonthStart, corrections: readonly HijriMonthStart[]): string {
  const corrected = corrections.find(({ year, month }) => year === calculated.year && month === calculated.month);
  return corrected?.firstDay ?? calculated.firstDay;
}

/** The index of the last calculated month that begins on a day or before it; -1 before the first. */
function lastBegun(day: string): number {
  const starts = calculatedStarts();
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle]?.firstDay ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The Hijri month of a day; null outside the years of the calendar.
 * @param day `YYYY-MM-DD`
 * @param corrections the months whose first day staff have corrected
 */
export function findHijriMonth(day: string, corrections: readonly HijriMonthStart[]): HijriMonth | null {
  const starts = calculatedStarts();
  // A month may begin up to two days before it was calculated, and one whose start has passed may not have begun.
  for (let index = lastBegun(addDays(day, HIJRI_LIMITS.correctionMaxDays)); index >= 0; index -= 1) {
    const start = starts[index];
    if (start && findStart(start, corrections) <= day) {
      const isLast = index === starts.length - 1;
      return isLast && addDays(start.firstDay, OVER_A_MONTH) <= day ? null : { year: start.year, month: start.month };
    }
  }
  return null;
}

/** A month's calculated and actual first day. */
export interface HijriMonthDates extends HijriMonthStart {
  calculated: string;
}

/**
 * The months from the one of a day on, with the days on which they begin.
 * @param count how many, at most as many as the calendar has
 */
export function listHijriMonths(
  day: string,
  count: number,
  corrections: readonly HijriMonthStart[],
): HijriMonthDates[] {
  const present = findHijriMonth(day, corrections);
  if (!present) return [];
  const first = toMonthIndex(present);
  return calculatedStarts()
    .slice(first, first + count)
    .map((start) => ({ ...start, firstDay: findStart(start, corrections), calculated: start.firstDay }));
}
