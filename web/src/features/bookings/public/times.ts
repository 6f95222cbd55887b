import { mergePeriods } from '@mehfil/api/domain/availability/availability';
import { isTimeOfDay } from '@mehfil/api/domain/time/days';
import { toInstant, localDay, localTime, type Period } from '@mehfil/api/domain/time/zone';
import type { Day, Month } from '../month';

const MINUTE_MS = 60_000;
/** Times are offered every half hour. */
const STEP_MINUTES = 30;

/** The limits that times are offered within. */
export interface TimeLimits {
  zone: string;
  /** Least and most length of a booking, in minutes. */
  least: number;
  most: number;
}

/** Free periods of some days, put together where they touch: an evening may run past midnight. */
export function freePeriods(days: readonly Day[]): Period[] {
  return mergePeriods(
    days.flatMap(({ free }) =>
      free.map(({ startTime, endTime }) => ({ start: new Date(startTime), end: new Date(endTime) })),
    ),
  );
}

function holding(periods: readonly Period[], instant: Date): Period | undefined {
  return periods.find(({ start, end }) => start <= instant && instant < end);
}

function timesOfDay(): string[] {
  return Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => {
    const minutes = index * STEP_MINUTES;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
}

/**
 * The starts (`HH:MM`) that a day offers: every half hour, and where a free period begins, if the shortest booking fits.
 * @param days the day and the next one
 */
export function startOptions(date: string, days: readonly Day[], { zone, least }: TimeLimits): string[] {
  const periods = freePeriods(days);
  const begins = periods
    .filter(({ start }) => localDay(start, zone) === date)
    .map(({ start }) => localTime(start, zone));
  return [...new Set([...timesOfDay(), ...begins])].sort().filter((time) => {
    const start = toInstant(date, time, zone);
    const period = holding(periods, start);
    return period !== undefined && start.getTime() + least * MINUTE_MS <= period.end.getTime();
  });
}

/** An end that can be chosen. */
export interface EndOption {
  /** `HH:MM` */
  time: string;
  hours: number;
  nextDay: boolean;
}

/** The ends that a start leaves open, from the shortest booking to the longest that is free. */
export function endOptions(
  date: string,
  startTime: string,
  days: readonly Day[],
  { zone, least, most }: TimeLimits,
): EndOption[] {
  if (date === '' || !isTimeOfDay(startTime)) return [];
  const start = toInstant(date, startTime, zone);
  const period = holding(freePeriods(days), start);
  if (!period) return [];
  const options: EndOption[] = [];
  for (let minutes = least; minutes <= most; minutes += STEP_MINUTES) {
    const end = new Date(start.getTime() + minutes * MINUTE_MS);
    if (end > period.end) break;
    options.push({ time: localTime(end, zone), hours: minutes / 60, nextDay: localDay(end, zone) !== date });
  }
  return options;
}

export type DayShift = Day['shifts'][number];

/** The times of a shift as the form keeps them. */
export function shiftTimes({ startTime, endTime }: DayShift, zone: string): { startTime: string; endTime: string } {
  return { startTime: localTime(new Date(startTime), zone), endTime: localTime(new Date(endTime), zone) };
}

/** The times to begin a day with: of its only free shift, else none. */
export function onlyShift(date: string, month: Month | undefined): { startTime: string; endTime: string } {
  const day = month?.days.find((each) => each.date === date);
  const free = day?.shifts.filter(({ status }) => status === 'FREE') ?? [];
  const [only] = free;
  return month && only && free.length === 1 ? shiftTimes(only, month.timeZone) : { startTime: '', endTime: '' };
}
