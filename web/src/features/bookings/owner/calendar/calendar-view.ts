import { addDays, daysOfMonth, getWeekday, isDay } from '@mehfil/api/domain/time/days';
import { dayPeriod, localDay } from '@mehfil/api/domain/time/zone';
import type { BusinessCalendarQuery } from '../../../../graphql/generated/business-calendar';
import { defineAddress, oneOf, positive } from '../../../../lib/address-fields';
import type { Address } from '../../../../lib/address-state';

export interface HallName {
  id: number;
  title: string;
}

type Calendar = BusinessCalendarQuery['businessCalendar'];
/** A booking as the calendar shows it. */
export type CalendarBooking = Calendar['bookings'][number];
/** A blocked time of it. */
export type CalendarBlock = Calendar['blocks'][number];
/** An event of an external calendar. */
export type CalendarEvent = Calendar['externalEvents'][number];

/** A special day or closed date of it. */
export type SpecialDay = Calendar['specialDays'][number];

/** The ways in which the calendar is shown. */
export const VIEWS = ['month', 'week'] as const;
export type View = (typeof VIEWS)[number];

/** What stands in the address of the calendar. */
export interface Shown {
  view: View;
  /** The chosen day; the calendar shows its month or week. */
  day: string;
  hallId: number | null;
}

/**
 * What stands in the address of the calendar; what makes no sense there counts as absent.
 * @param today shown where the address names no day
 */
export function calendarAddress(today: string): Address<Shown> {
  return defineAddress<Shown>({
    view: oneOf('view', VIEWS, 'month'),
    day: {
      name: 'day',
      read: (text) => (text !== null && isDay(text) && text >= '2000-01-01' && text < '2200-01-01' ? text : today),
      write: (value) => value,
    },
    hallId: positive('hall', null),
  });
}

/** The days that a view shows: the week of a day, or the whole weeks around its month. Weeks begin on Sunday. */
export function shownDays({ view, day }: Pick<Shown, 'view' | 'day'>): string[] {
  const month = daysOfMonth(day.slice(0, 7));
  const [from, to] = view === 'week' ? [day, day] : [month[0] ?? day, month.at(-1) ?? day];
  const first = addDays(from, -getWeekday(from));
  const last = addDays(to, 6 - getWeekday(to));
  const days: string[] = [];
  for (let at = first; at <= last; at = addDays(at, 1)) days.push(at);
  return days;
}

/** The same day of another month, or its last one where that month is shorter; a week away in the week's view. */
export function stepped({ view, day }: Pick<Shown, 'view' | 'day'>, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7);
  const days = daysOfMonth(target);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
}

const DAY_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The day to which a key leads from another one: arrows by day and week, Home and End to the ends of the week, Page keys by month
 * or week.
 * @param rtl whether weeks run from right to left
 */
export function dayByKey(key: string, { view, day }: Pick<Shown, 'view' | 'day'>, rtl = false): string | undefined {
  if (key === 'Home') return addDays(day, -getWeekday(day));
  if (key === 'End') return addDays(day, 6 - getWeekday(day));
  if (key === 'PageUp') return stepped({ view, day }, -1);
  if (key === 'PageDown') return stepped({ view, day }, 1);
  const step = DAY_KEYS[key];
  return step === undefined ? undefined : addDays(day, rtl && Math.abs(step) === 1 ? -step : step);
}

/** The special days that hold on a day: what is for all halls, unless the only hall that is shown has its own. */
export function specialDaysOn(all: readonly SpecialDay[], day: string, hallId: number | null): SpecialDay[] {
  const onDay = all.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const own = onDay.filter((special) => special.hallId !== null);
  return hallId !== null && own.length > 0 ? own : onDay;
}

/** One line of a day: a booking, a blocked time or an event of an external calendar. */
export type Entry = { key: string; start: Date; end: Date } & (
  | { kind: 'booking'; booking: CalendarBooking }
  | { kind: 'block'; block: CalendarBlock }
  | { kind: 'external'; event: CalendarEvent }
);

/** What an owner wrote about a block, or another calendar about an event; empty for nothing. */
export function getNote(entry: Exclude<Entry, { kind: 'booking' }>): string {
  return entry.kind === 'block' ? (entry.block.note ?? '') : entry.event.title || entry.event.calendarName;
}

/** The halls that a block or an event takes. */
export function getHallIds(entry: Exclude<Entry, { kind: 'booking' }>): number[] {
  return entry.kind === 'block' ? entry.block.hallIds : entry.event.hallIds;
}

/** Everything of a calendar, in order of time. */
export function toEntries({
  bookings,
  blocks,
  externalEvents,
}: Pick<Calendar, 'bookings' | 'blocks' | 'externalEvents'>): Entry[] {
  const span = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
    start: new Date(startTime),
    end: new Date(endTime),
  });
  return [
    ...blocks.map((block): Entry => ({ kind: 'block', key: `block-${block.id}`, ...span(block), block })),
    ...externalEvents.map((event): Entry => ({
      kind: 'external',
      key: `external-${event.calendarId}-${event.startTime}-${event.endTime}-${event.title}`,
      ...span(event),
      event,
    })),
    ...bookings.map((booking): Entry => ({ kind: 'booking', key: `booking-${booking.id}`, ...span(booking), booking })),
  ].sort((one, other) => one.start.getTime() - other.start.getTime() || one.end.getTime() - other.end.getTime());
}

/** What a day of the calendar holds, in figures. */
export type DayCount = Calendar['days'][number];

/**
 * How many bookings of a day there are beside those that were read of it.
 * @param loaded all entries that were read
 */
export function countUnread(counts: readonly DayCount[], loaded: readonly Entry[], day: string, zone: string): number {
  const count = counts.find(({ date }) => date === day);
  const begun = loaded.filter((entry) => entry.kind === 'booking' && localDay(entry.start, zone) === day).length;
  return Math.max(0, (count ? count.pending + count.confirmed : 0) - begun);
}

/** What touches a day. */
export interface DayEntries {
  /** What begins on the day, and blocks, which hold on each of their days; by start. */
  own: Entry[];
  /** Bookings of an earlier day that run into this one: they stand under their own day and are only marked here. */
  continued: (Entry & { kind: 'booking' })[];
}

/** The entries that touch a day, by start: an evening that runs past midnight stands under the day on which it begins. */
export function entriesOn(entries: readonly Entry[], day: string, zone: string): DayEntries {
  const { start, end } = dayPeriod(day, zone);
  const found: DayEntries = { own: [], continued: [] };
  for (const entry of entries) {
    if (entry.start >= end || entry.end <= start) continue;
    if (entry.kind === 'booking' && entry.start < start) found.continued.push(entry);
    else found.own.push(entry);
  }
  return found;
}

/** Which part of a day an entry takes, in percent of its length. */
export function shareOfDay(entry: Entry, day: string, zone: string): { from: number; length: number } {
  const { start, end } = dayPeriod(day, zone);
  const whole = end.getTime() - start.getTime();
  const from = Math.max(entry.start.getTime(), start.getTime());
  const to = Math.min(entry.end.getTime(), end.getTime());
  return { from: ((from - start.getTime()) / whole) * 100, length: ((to - from) / whole) * 100 };
}

/** The first and the last day of a time that takes whole days, or null when it takes hours only. */
export function wholeDays(start: Date, end: Date, zone: string): { first: string; last: string } | null {
  const first = localDay(start, zone);
  const last = localDay(new Date(end.getTime() - 1), zone);
  const isWhole =
    dayPeriod(first, zone).start.getTime() === start.getTime() && dayPeriod(last, zone).end.getTime() === end.getTime();
  return isWhole ? { first, last } : null;
}
