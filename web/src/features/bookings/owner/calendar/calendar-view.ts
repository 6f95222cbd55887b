import { addDays, daysOfMonth, getWeekday, isDay } from '@mehfil/api/domain/time/days';
import { dayPeriod, localDay } from '@mehfil/api/domain/time/zone';
import type { BusinessCalendarQuery } from '../../../../graphql/generated/business-calendar';
import { defineAddress, oneOf, positive } from '../../../../lib/address-fields';
import type { Address } from '../../../../lib/address-state';
import { addMonthsToDay } from '../../../../lib/months';

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
export const VIEWS = ['days', 'week', 'month', 'overview'] as const;
export type View = (typeof VIEWS)[number];

/** What stands in the address of the calendar. */
export interface Shown {
  view: View;
  /** The chosen day; the calendar shows the days from it on, or its week or month. */
  day: string;
  hallId: number | null;
}

/**
 * What stands in the address of the calendar; what makes no sense there counts as absent.
 * @param today shown where the address names no day
 */
export function calendarAddress(today: string): Address<Shown> {
  return defineAddress<Shown>({
    view: oneOf('view', VIEWS, 'days'),
    day: {
      name: 'day',
      read: (text) => (text !== null && isDay(text) && text >= '2000-01-01' ? text : today),
      write: (value) => value,
    },
    hallId: positive('hall', null),
  });
}

/** Days of the view that begins with the chosen one. */
const DAYS = 14;

/** The days that a view shows: those from a day on, its week or month; an overview has the whole weeks around its month. Weeks begin on Sunday. */
export function shownDays({ view, day }: Pick<Shown, 'view' | 'day'>): string[] {
  if (view === 'days') return daysBetween(day, addDays(day, DAYS - 1));
  if (view === 'month') return daysOfMonth(day.slice(0, 7));
  const month = daysOfMonth(day.slice(0, 7));
  const [from, to] = view === 'week' ? [day, day] : [month[0] ?? day, month.at(-1) ?? day];
  return daysBetween(addDays(from, -getWeekday(from)), addDays(to, 6 - getWeekday(to)));
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = first; at <= last; at = addDays(at, 1)) days.push(at);
  return days;
}

/** The day from which a view goes on: a month, a week, or as many days as it shows. */
export function stepped({ view, day }: Pick<Shown, 'view' | 'day'>, by: 1 | -1): string {
  if (view === 'days') return addDays(day, DAYS * by);
  return view === 'week' ? addDays(day, 7 * by) : addMonthsToDay(day, by);
}

/** The special days that hold on a day: of a hall its own, else what is for all halls; of every hall all of them. */
export function specialDaysOn(all: readonly SpecialDay[], day: string, hallId: number | null): SpecialDay[] {
  const onDay = all.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  if (hallId === null) return onDay;
  const own = onDay.filter((special) => special.hallId === hallId);
  return own.length > 0 ? own : onDay.filter((special) => special.hallId === null);
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

/** The halls that an entry takes. */
export function getHallIds(entry: Entry): number[] {
  if (entry.kind === 'booking') return entry.booking.takenHallIds;
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

/** The first and the last day of a time that takes whole days, or null when it takes hours only. */
export function wholeDays(start: Date, end: Date, zone: string): { first: string; last: string } | null {
  const first = localDay(start, zone);
  const last = localDay(new Date(end.getTime() - 1), zone);
  const isWhole =
    dayPeriod(first, zone).start.getTime() === start.getTime() && dayPeriod(last, zone).end.getTime() === end.getTime();
  return isWhole ? { first, last } : null;
}
