import { addDays, isCalendarDay, isDay, isTimeOfDay } from './days.js';
import { offsetMs, wallToInstant } from './offset.js';

export const DEFAULT_TIME_ZONE = 'Asia/Karachi';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A period of time, including its start but not its end. */
export interface Period {
  start: Date;
  end: Date;
}

/** The period of what has its start and end as instants, as bookings do. */
export function getPeriod({ startTime, endTime }: { startTime: Date; endTime: Date }): Period {
  return { start: startTime, end: endTime };
}

/** Whether two periods overlap; periods that only touch don't. */
export function overlaps(one: Period, other: Period): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether this is an instant that can be given: in ISO 8601 with an offset (`2027-01-31T14:00:00Z`), on a day that can be. */
export function isInstant(value: string): boolean {
  return value.length <= 40 && INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/**
 * The instant of a day and time in a time zone.
 * A time that is skipped when clocks go forward is moved forward as well (01:30 becomes 02:30); of a time that occurs twice
 * when they go back, it is the first.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param zone IANA time zone
 * @throws RangeError for a day, time or zone that doesn't exist
 */
export function toInstant(day: string, time: string, zone: string): Date {
  if (!isCalendarDay(day) || !isTimeOfDay(time)) throw new RangeError(`Not a day and time: ${day} ${time}`);
  return new Date(wallToInstant(Date.parse(`${day}T${time}:00Z`), zone));
}

function wallClock(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetMs(zone, instant.getTime())).toISOString();
}

/** The calendar day (`YYYY-MM-DD`) of an instant in a time zone. */
export function localDay(instant: Date, zone: string): string {
  return wallClock(instant, zone).slice(0, 10);
}

/** Whether a calendar day is over in a time zone. */
export function isPastDay(day: string, zone: string, now: Date): boolean {
  return day < localDay(now, zone);
}

/** The time of day (`HH:MM`) of an instant in a time zone. */
export function localTime(instant: Date, zone: string): string {
  return wallClock(instant, zone).slice(11, 16);
}

/** A day with two times, as entered in a form. */
export interface EnteredPeriod {
  /** The day of the start, `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` */
  startTime: string;
  /** `HH:MM`; at or before the start means the next day. */
  endTime: string;
  /** IANA time zone of the hall. */
  zone: string;
}

/**
 * The period of a day with two times; an end at or before the start means the next day.
 * @throws RangeError for a day, time or zone that doesn't exist
 */
export function toPeriod({ date, startTime, endTime, zone }: EnteredPeriod): Period {
  const endDay = endTime <= startTime ? addDays(date, 1) : date;
  return { start: toInstant(date, startTime, zone), end: toInstant(endDay, endTime, zone) };
}

/** A whole calendar day in a time zone: 23 or 25 hours long when clocks change. */
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
  // Newer ICU versions put a narrow no-break space before AM and PM, which fonts and tests don't expect.
  return known.format(instant).replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** Formats the day of an instant in a time zone: `Mar 03, 2026`. */
export function formatDay(instant: Date, zone: string, locale = 'en-US'): string {
  return format(instant, zone, locale, { year: 'numeric', month: 'short', day: '2-digit' });
}

/** Formats the day of an instant with its weekday: `Tuesday, Mar 03, 2026`. */
export function formatLongDay(instant: Date, zone: string, locale = 'en-US'): string {
  return format(instant, zone, locale, { weekday: 'long', year: 'numeric', month: 'short', day: '2-digit' });
}

/** Formats the time of an instant in a time zone: `5:00 PM`. */
export function formatTime(instant: Date, zone: string, locale = 'en-US'): string {
  return format(instant, zone, locale, { hour: 'numeric', minute: '2-digit' });
}

/** Formats an instant in a time zone: `Mar 03, 2026, 5:00 PM`. */
export function formatMoment(instant: Date, zone: string, locale = 'en-US'): string {
  return `${formatDay(instant, zone, locale)}, ${formatTime(instant, zone, locale)}`;
}

/** Formats a range of hours, with the end's day if it differs: `5:00 PM - 1:00 AM (Mar 04)`. */
export function formatTimeRange(start: Date, end: Date, zone: string, locale = 'en-US'): string {
  const range = `${formatTime(start, zone, locale)} - ${formatTime(end, zone, locale)}`;
  if (localDay(start, zone) === localDay(end, zone)) return range;
  return `${range} (${format(end, zone, locale, { month: 'short', day: '2-digit' })})`;
}

/** Formats day and hours of a booking in its hall's time zone: `Mar 03, 2026, 5:00 PM - 11:00 PM`. */
export function formatPeriod(start: Date, end: Date, zone: string, locale = 'en-US'): string {
  return `${formatDay(start, zone, locale)}, ${formatTimeRange(start, end, zone, locale)}`;
}
