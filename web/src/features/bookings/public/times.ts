import { mergePeriods } from '@mehfil/api/domain/availability/availability';
import { isTimeOfDay } from '@mehfil/api/domain/time/days';
import { toInstant, toPeriod, localDay, localTime, type Period } from '@mehfil/api/domain/time/zone';
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
  /** Offered beside the half hours, as far as they are free. */
  asked?: readonly AskedHours[];
}

/** Hours that somebody has in mind, at any minute; empty or absent while they are open. */
export interface AskedHours {
  startTime?: string | undefined;
  endTime?: string | undefined;
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

function isTime(time: string | undefined): time is string {
  return time !== undefined && isTimeOfDay(time);
}

function timesOfDay(): string[] {
  return Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => {
    const minutes = index * STEP_MINUTES;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
}

/**
 * The starts (`HH:MM`) that a day offers: every half hour, where a free period begins, and those that were asked for, if the shortest
 * booking fits.
 * @param days the day and the next one
 */
export function startOptions(date: string, days: readonly Day[], { zone, least, asked = [] }: TimeLimits): string[] {
  const periods = freePeriods(days);
  const begins = periods
    .filter(({ start }) => localDay(start, zone) === date)
    .map(({ start }) => localTime(start, zone));
  const wanted = asked.map(({ startTime }) => startTime).filter(isTime);
  return [...new Set([...timesOfDay(), ...begins, ...wanted])].sort().filter((time) => {
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

/** The lengths in minutes that a start is offered with: in steps from the shortest to the longest, and up to the ends that were asked for. */
function listLengths(date: string, startTime: string, { zone, least, most, asked = [] }: TimeLimits): number[] {
  const steps = Array.from(
    { length: Math.floor((most - least) / STEP_MINUTES) + 1 },
    (_, at) => least + at * STEP_MINUTES,
  );
  const wanted = asked
    .map(({ endTime }) => endTime)
    .filter(isTime)
    .map((endTime) => toPeriod({ date, startTime, endTime, zone }))
    .map(({ start, end }) => (end.getTime() - start.getTime()) / MINUTE_MS)
    .filter((minutes) => minutes >= least && minutes <= most);
  return [...new Set([...steps, ...wanted])].sort((one, other) => one - other);
}

/** The ends that a start leaves open, from the shortest booking to the longest that is free. */
export function endOptions(date: string, startTime: string, days: readonly Day[], limits: TimeLimits): EndOption[] {
  if (date === '' || !isTimeOfDay(startTime)) return [];
  const { zone } = limits;
  const start = toInstant(date, startTime, zone);
  const period = holding(freePeriods(days), start);
  if (!period) return [];
  return listLengths(date, startTime, limits)
    .map((minutes) => ({ hours: minutes / 60, end: new Date(start.getTime() + minutes * MINUTE_MS) }))
    .filter(({ end }) => end <= period.end)
    .map(({ hours, end }) => ({ time: localTime(end, zone), hours, nextDay: localDay(end, zone) !== date }));
}

/** Whether hours are among those that a day offers. */
export function areOffered(
  { startTime = '', endTime = '' }: AskedHours,
  { date, days, limits }: { date: string; days: readonly Day[]; limits: TimeLimits },
): boolean {
  if (!startOptions(date, days, limits).includes(startTime)) return false;
  return endOptions(date, startTime, days, limits).some(({ time }) => time === endTime);
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
