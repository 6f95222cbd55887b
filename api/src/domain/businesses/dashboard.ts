import { addDays, daysOfMonth } from '../time/zone.js';

/** A stretch of calendar days, both ends included, and the one it is compared with. */
export interface ComparedDays {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
}

/** Days of the owner's plots: long enough for a picture, short enough to be about now. */
export const DASHBOARD_DAYS = {
  /** Of the small curves. */
  sparkline: 30,
  /** Of lead time, approvals and revenue by hall. */
  activity: 90,
  /** Of the occupancy map: whole weeks, so that every weekday counts as often. */
  occupancy: 84,
} as const;

/**
 * The month so far, beside the same days of the month before: on the 31st of March the whole of February.
 *
 * @param today `YYYY-MM-DD`
 */
export function monthToDate(today: string): ComparedDays {
  const from = `${today.slice(0, 7)}-01`;
  const month = daysOfMonth(addDays(from, -1).slice(0, 7));
  const previousFrom = month[0] ?? from;
  const previousTo = month[Math.min(Number(today.slice(8)), month.length) - 1] ?? previousFrom;
  return { from, to: today, previousFrom, previousTo };
}

/**
 * The last days up to today, beside as many before them.
 *
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

/** Bookings that began at the same hour of the same weekday and took as many hours. */
export interface HoursTaken {
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** Hour of the day in which they began. */
  hour: number;
  /** Hours touched, at least 1. */
  hours: number;
  bookings: number;
}

/**
 * How busy every hour of the week was: the share of halls that were taken, 0 to 1.
 *
 * @param taken what was booked in the weeks
 * @param halls how many halls there are
 * @param weeks how many weeks it was counted in
 * @returns seven days from Sunday on, each with 24 shares
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

/**
 * The change against a figure before, in whole percent; null where there was none, since any growth from nothing is endless.
 */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
