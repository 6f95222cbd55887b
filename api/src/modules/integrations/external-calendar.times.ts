/** Days, times, lengths and periods as calendars write them. Part of the thread of `external-calendar.worker.ts`. */
import ICAL from 'ical.js';
import { UTC, type Clock } from './external-calendar.zones.ts';
import type { Property } from './external-calendar.syntax.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A day or time as it is written. */
export interface When {
  /** What the clocks show, as milliseconds since 1970 if they showed UTC; for a day its beginning. */
  wall: number;
  isDay: boolean;
  clock: Clock;
  /** Without a zone, or in one that nobody knows: `clock` is the business's. */
  isFloating: boolean;
}

/** How long something takes: days by the calendar, and a time beyond. */
export interface Length {
  days: number;
  ms: number;
}

/** Whether something takes no time. */
export function isNone({ days, ms }: Length): boolean {
  return days === 0 && ms === 0;
}

/** What the zones of times are found by. */
export interface Zones {
  business: Clock;
  find: (tzid: string) => Clock | undefined;
}

const FORM =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/i;

/** The beginning of a day that exists. */
function toDay(year: number, month: number, day: number): number | undefined {
  const wall = Date.UTC(year, month - 1, day);
  const date = new Date(wall);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year
    ? wall
    : undefined;
}

/** The beginning of the day of a time. */
export function startOfDay(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** The instant of a day or time. */
export function toInstant({ wall, clock }: When): number {
  return clock.toInstant(wall);
}

function toOffsetClock(sign: string, hours: string, minutes: string): Clock {
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -MINUTE_MS : MINUTE_MS);
  return { toInstant: (wall) => wall - offset };
}

/**
 * Reads a day or time in any of the forms that programs write: eight digits are a day whatever the type says, and so is a day's
 * midnight of which the type says that it is one.
 * @param property its parameters are those of the value
 * @returns undefined if it can't be read
 */
export function readWhen(value: string, { parameters }: Property, zones: Zones): When | undefined {
  const [, year, month, date, hours, minutes, seconds = '0', utc, sign, ahead, aheadMinutes] =
    FORM.exec(value.trim()) ?? [];
  const day = toDay(Number(year), Number(month), Number(date));
  if (day === undefined || Number(hours ?? 0) > 24 || Number(minutes ?? 0) > 59) return undefined;
  const wall = day + ((Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Math.min(Number(seconds), 59)) * 1000;
  const isMidnight = wall === day && sign === undefined;
  if (hours === undefined || (parameters.value === 'date' && isMidnight))
    return { wall: day, isDay: true, clock: zones.business, isFloating: true };
  if (utc !== undefined) return { wall, isDay: false, clock: UTC, isFloating: false };
  if (sign !== undefined && ahead !== undefined && aheadMinutes !== undefined)
    return { wall, isDay: false, clock: toOffsetClock(sign, ahead, aheadMinutes), isFloating: false };
  const clock = parameters.tzid === undefined ? undefined : zones.find(parameters.tzid);
  return { wall, isDay: false, clock: clock ?? zones.business, isFloating: clock === undefined };
}

/** Whether a time names a zone that nobody knows. */
export function hasUnknownZone({ parameters: { tzid }, value }: Property, zones: Zones): boolean {
  return tzid !== undefined && /T\d+$/i.test(value) && zones.find(tzid) === undefined;
}

/** Reads a length (`PT1H30M`, `P1D`); undefined if it can't be read or is negative. */
export function readLength(value: string): Length | undefined {
  try {
    const { isNegative, weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(value.trim().toUpperCase());
    const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
    return isNegative ? undefined : { days: weeks * 7 + days, ms };
  } catch {
    return undefined;
  }
}

/** Reads a period: its start with its end or length. */
export function readPeriod(
  value: string,
  property: Property,
  zones: Zones,
): { start: When; length: Length } | undefined {
  const [first = '', second = ''] = value.split('/');
  const start = readWhen(first, property, zones);
  if (!start) return undefined;
  if (/^[+-]?p/i.test(second.trim())) {
    const length = readLength(second);
    return length && { start, length };
  }
  const end = readWhen(second, property, zones);
  const length = end && getLength(start, end, zones);
  return length && { start, length };
}

/**
 * The length from a start to an end. An end that lies before its start on the same day is of the next day: 7 PM to 1 AM is a party.
 * @returns undefined for an end that is of an earlier day
 */
export function getLength(start: When, end: When, zones: Zones): Length | undefined {
  if (start.isDay && end.isDay) return { days: Math.max(1, Math.round((end.wall - start.wall) / DAY_MS)), ms: 0 };
  const startsAt = toInstant(start);
  const endsAt = toInstant(end);
  if (endsAt >= startsAt) return { days: 0, ms: endsAt - startsAt };
  const isSameDay =
    startOfDay(start.wall) === startOfDay(end.wall) || toDayAt(startsAt, zones) === toDayAt(endsAt, zones);
  return isSameDay ? { days: 0, ms: end.clock.toInstant(end.wall + DAY_MS) - startsAt } : undefined;
}

/** The instant at which something ends that starts at a time. */
export function addLength(start: { wall: number; clock: Clock }, { days, ms }: Length): number {
  return start.clock.toInstant(start.wall + days * DAY_MS) + ms;
}

function toDayAt(instant: number, { business }: Zones): number {
  const days = [1, 0, -1].map((count) => startOfDay(instant) + count * DAY_MS);
  return days.find((day) => business.toInstant(day) <= instant) ?? startOfDay(instant);
}

/**
 * The day that a time means where a day belongs: that of its clock if it shows midnight, or the last second before it; else the
 * business's, since programs write a day's midnight in UTC (19:00Z of the day before in Karachi).
 */
export function toMeantDay(when: When, zones: Zones): number {
  const day = startOfDay(when.wall);
  const sinceMidnight = when.wall - day;
  if (when.isDay || sinceMidnight === 0 || sinceMidnight >= DAY_MS - MINUTE_MS) return day;
  return when.isFloating ? day : toDayAt(toInstant(when), zones);
}
