import type { PartOfDay } from '../halls/search-dates.js';
import { addDays, daysOfMonth } from '../time/days.js';

/** A range of calendar days, both ends included, and the one it is compared with. */
export interface ComparedDays {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
}

/** The number of days in an owner's charts. */
export const DASHBOARD_DAYS = {
  sparkline: 30,
  /** Lead time, approvals and revenue by hall. */
  activity: 90,
  /** Occupancy: whole weeks, so that every weekday counts equally. */
  occupancy: 84,
} as const;

/**
 * The current month to date, compared with the same days of the previous month; on March 31 with all of February.
 * @param today `YYYY-MM-DD`
 */
export function monthToDate(today: string): ComparedDays {
  const from = `${today.slice(0, 7)}-01`;
  const month = daysOfMonth(addDays(from, -1).slice(0, 7));
  const previousFrom = month[0] ?? from;
  const previousTo = month[Math.min(Number(today.slice(8)), month.length) - 1] ?? previousFrom;
  return { from, to: today, previousFrom, previousTo };
}

/** The same day a year before; the last of February for a leap day. */
function yearBefore(day: string): string {
  const month = daysOfMonth(`${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`);
  return month[Math.min(Number(day.slice(8)), month.length) - 1] ?? day;
}

/** The same days of last year: of the month to date. */
export function sameDaysLastYear({ from, to }: Pick<ComparedDays, 'from' | 'to'>): { from: string; to: string } {
  return { from: yearBefore(from), to: yearBefore(to) };
}

/**
 * The last days up to today, compared with as many days before.
 * @param today `YYYY-MM-DD`
 */
export function lastDays(today: string, days: number): ComparedDays {
  return {
    from: addDays(today, 1 - days),
    to: today,
    previousFrom: addDays(today, 1 - 2 * days),
    previousTo: addDays(today, -days),
  };
}

/** The number of bookings with the same weekday, hour and length. */
export interface HoursTaken {
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** The hour in which they started. */
  hour: number;
  /** The number of hours touched, at least 1. */
  hours: number;
  bookings: number;
}

/**
 * The share of halls that were taken in every hour of the week, 0 to 1.
 * @param taken the bookings of these weeks
 * @param halls the number of halls
 * @param weeks the number of weeks
 * @returns seven days from Sunday on, with 24 shares each
 */
export function calculateWeeklyOccupancy(taken: readonly HoursTaken[], halls: number, weeks: number): number[][] {
  const counts = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { dayOfWeek, hour, hours, bookings } of taken) {
    for (let touched = 0; touched < hours; touched += 1) {
      const at = hour + touched;
      const day = counts[(dayOfWeek + Math.floor(at / 24)) % 7];
      if (day) day[at % 24] = (day[at % 24] ?? 0) + bookings;
    }
  }
  const most = halls * weeks;
  return counts.map((day) => day.map((count) => (most === 0 ? 0 : Math.min(1, count / most))));
}

/** The confirmed bookings that began on a weekday in a shift, or in a part of the day. */
export interface PartTaken {
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** The name of a shift; null for halls of free times. */
  shiftName: string | null;
  /** In which part of the day it began; null for a shift. */
  partOfDay: PartOfDay | null;
  bookings: number;
}

/** On how many halls something is sold on a weekday. */
export type PartSold = Omit<PartTaken, 'bookings'> & { halls: number };

/** How full a shift or a part of the day is, by weekday. */
export interface PartOccupancy extends Pick<PartTaken, 'shiftName' | 'partOfDay'> {
  /** Shares from Sunday on, 0 to 1; null where it isn't sold. */
  days: (number | null)[];
}

const partKey = ({ shiftName, partOfDay }: Pick<PartTaken, 'shiftName' | 'partOfDay'>) =>
  `${partOfDay ?? ''} ${shiftName ?? ''}`;

/**
 * The share of what was sold that was taken, in every shift and part of the day, by weekday.
 * @param sold in the order in which the rows are wanted
 * @param weeks the number of weeks in which the bookings were
 */
export function calculatePartOccupancy(
  sold: readonly PartSold[],
  taken: readonly PartTaken[],
  weeks: number,
): PartOccupancy[] {
  const rows = new Map<string, PartOccupancy>();
  for (const { dayOfWeek, halls, ...part } of sold) {
    const key = partKey(part);
    const row = rows.get(key) ?? { ...part, days: Array.from({ length: 7 }, () => null) };
    const found = taken.find((each) => each.dayOfWeek === dayOfWeek && partKey(each) === key);
    row.days[dayOfWeek] = Math.min(1, (found?.bookings ?? 0) / (halls * weeks));
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The change in whole percent; null if the previous figure is 0. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
