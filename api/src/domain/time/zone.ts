import { tzOffset } from '@date-fns/tz';
import { isDay, isTimeOfDay } from './days.js';

/** The zone of a hall whose business has not chosen one. */
export const DEFAULT_TIME_ZONE = 'Asia/Karachi';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A stretch of time, its start included, its end not. */
export interface Period {
  start: Date;
  end: Date;
}

/** Whether this is an instant in ISO 8601 with an offset (`2027-01-31T14:00:00Z`). */
export function isInstant(value: string): boolean {
  return value.length <= 40 && INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** Whether this is an IANA time zone that the runtime knows. Bare offsets are refused: they have no summer time. */
export function isTimeZone(value: string): boolean {
  if (value.length > 64 || !/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function offsetMs(zone: string, instantMs: number): number {
  const minutes = tzOffset(zone, new Date(instantMs));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone ${zone}`);
  return Math.round(minutes * MINUTE_MS);
}

/**
 * The instant at which clocks in a zone show a day and time.
 *
 * Where clocks go forward, a time that is skipped means the same time before the change, so it lands as much later as was
 * skipped (01:30 becomes 02:30). Where they go back, a time that comes twice means the first.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param zone IANA time zone
 * @throws RangeError for a day, time or zone that doesn't exist
 */
export function toInstant(day: string, time: string, zone: string): Date {
  if (!isDay(day) || !isTimeOfDay(time)) throw new RangeError(`Not a day and time: ${day} ${time}`);
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetMs(zone, wall - DAY_MS);
  const after = offsetMs(zone, wall + DAY_MS);
  const first = wall - before;
  if (before === after || offsetMs(zone, first) === before) return new Date(first);
  const second = wall - after;
  return new Date(offsetMs(zone, second) === after ? second : first);
}

function wallClock(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetMs(zone, instant.getTime())).toISOString();
}

/** The calendar day (`YYYY-MM-DD`) that it is in a zone at an instant. */
export function localDay(instant: Date, zone: string): string {
  return wallClock(instant, zone).slice(0, 10);
}

/** The time of day (`HH:MM`) that clocks in a zone show at an instant. */
export function localTime(instant: Date, zone: string): string {
  return wallClock(instant, zone).slice(11, 16);
}

/** The day that lies `days` after (or, negative, before) a calendar day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a calendar day: 0 is Sunday, 6 Saturday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Every day of a month (`YYYY-MM`), in order. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** A day with two times, as people enter a booking. */
export interface EnteredPeriod {
  /** `YYYY-MM-DD`, the day on which it starts. */
  date: string;
  /** `HH:MM` */
  startTime: string;
  /** `HH:MM`; at or before the start it lies on the next day. */
  endTime: string;
  /** IANA time zone of the hall. */
  zone: string;
}

/**
 * The instants of a day with two times; an end at or before the start means the next day.
 *
 * @throws RangeError for a day, time or zone that doesn't exist
 */
export function toPeriod({ date, startTime, endTime, zone }: EnteredPeriod): Period {
  const endDay = endTime <= startTime ? addDays(date, 1) : date;
  return { start: toInstant(date, startTime, zone), end: toInstant(endDay, endTime, zone) };
}

/** The whole calendar day in a zone: 23 or 25 hours long where clocks change. */
export function dayPeriod(day: string, zone: string): Period {
  return { start: toInstant(day, '00:00', zone), end: toInstant(addDays(day, 1), '00:00', zone) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: Date, zone: string | undefined, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${zone ?? ''} ${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, zone === undefined ? options : { ...options, timeZone: zone });
    formats.set(key, known);
  }
  // Newer ICU puts a narrow blank before AM and PM, which fonts and tests trip over.
  return known.format(instant).replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** `Mar 03, 2026`: the day of an instant in a zone. */
export function formatDay(instant: Date, zone: string, locale = 'en-US'): string {
  return format(instant, zone, locale, { year: 'numeric', month: 'short', day: '2-digit' });
}

/** `Tuesday, Mar 03, 2026`: the day of an instant in a zone, with its weekday. */
export function formatLongDay(instant: Date, zone: string, locale = 'en-US'): string {
  return format(instant, zone, locale, { weekday: 'long', year: 'numeric', month: 'short', day: '2-digit' });
}

/** `5:00 PM`: the time of an instant in a zone. */
export function formatTime(instant: Date, zone: string, locale = 'en-US'): string {
  return format(instant, zone, locale, { hour: 'numeric', minute: '2-digit' });
}

/** `5:00 PM - 1:00 AM (Mar 04)`: a range of hours in a zone, naming the day of the end where it is another one. */
export function formatTimeRange(start: Date, end: Date, zone: string, locale = 'en-US'): string {
  const range = `${formatTime(start, zone, locale)} - ${formatTime(end, zone, locale)}`;
  if (localDay(start, zone) === localDay(end, zone)) return range;
  return `${range} (${format(end, zone, locale, { month: 'short', day: '2-digit' })})`;
}

/** `Mar 03, 2026, 5:00 PM - 11:00 PM`: day and hours of a booking in its hall's zone. */
export function formatPeriod(start: Date, end: Date, zone: string, locale = 'en-US'): string {
  return `${formatDay(start, zone, locale)}, ${formatTimeRange(start, end, zone, locale)}`;
}
