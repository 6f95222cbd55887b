import { minuteOfDay } from '@mehfil/api/domain/availability/shifts';
import { localTime } from '@mehfil/api/domain/time/zone';
import { isWithin, type Edges, type Point } from '../../../../lib/geometry';
import type { MovedTime } from '../../change-values';
import type { Entry } from './calendar-view';

export type BookingEntry = Entry & { kind: 'booking' };

/** A run of days. */
export interface DayRange {
  first: string;
  last: string;
}

/** A period of a day, in minutes since its midnight; what ends after the next midnight goes beyond 1,440. */
export interface DaySpan {
  day: string;
  from: number;
  to: number;
}

/** Free time that was dragged over, or that a button offers to block: whole days without hours. */
export interface OfferedTime {
  date: string;
  untilDate: string;
  hours: { startTime: string; endTime: string } | null;
}

/** Where a booking was dragged to. */
export interface BookingMove {
  bookingId: number;
  to: MovedTime;
}

/** What is dragged on the week's axis snaps to these. */
const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;
/** Pixels between the days, which belong to neither. */
const GAP = 4;
/** The ends of the axis are met without aiming. */
const OVERSHOOT = 24;

/** A day and where it is drawn. */
export interface DayBox {
  day: string;
  box: Edges;
}

/** Where the elements are now that stand for days: what scrolls during a drag moves them. */
export function readDayBoxes(within: Element | null, attribute: 'data-day' | 'data-axis'): DayBox[] {
  const elements = [...(within?.querySelectorAll(`[${attribute}]`) ?? [])];
  return elements.map((element) => ({
    day: element.getAttribute(attribute) ?? '',
    box: element.getBoundingClientRect(),
  }));
}

/**
 * The day that is drawn at a point; whether weeks run from left to right or back doesn't matter.
 * @param overshoot pixels above and below the days that still count
 */
export function findDayAt(days: readonly DayBox[], point: Point, overshoot = GAP): DayBox | null {
  return days.find(({ box }) => isWithin(point, box, { x: GAP, y: overshoot })) ?? null;
}

/** The day and the minute of it that are drawn at a point of a week's axis. */
export function findMinuteAt(
  days: readonly DayBox[],
  point: Point,
  startHour: number,
): { day: string; minute: number } | null {
  const found = findDayAt(days, point, OVERSHOOT);
  return found && { day: found.day, minute: toMinute(point.y, found.box, startHour) };
}

/** The minute of the day at a height of its axis, which goes from its first hour to midnight. */
function toMinute(y: number, { top, bottom }: Edges, startHour: number): number {
  const share = Math.min(1, Math.max(0, (y - top) / (bottom - top)));
  return startHour * 60 + share * (DAY_MINUTES - startHour * 60);
}

/** The days from one to another, whichever comes first, without those that are over; null for one alone, which is a click. */
export function toDayRange(from: string, to: string, today: string): DayRange | null {
  const [first, last] = from < to ? [from, to] : [to, from];
  const begin = first < today ? today : first;
  return from === to || begin > last ? null : { first: begin, last };
}

/** The steps that a drag from one minute to another touches; at least one. */
export function toDaySpan(day: string, pressed: number, now: number): DaySpan {
  const [first, last] = [Math.min(pressed, now), Math.max(pressed, now)];
  const from = Math.min(Math.floor(first / STEP_MINUTES) * STEP_MINUTES, DAY_MINUTES - STEP_MINUTES);
  return { day, from, to: Math.max(from + STEP_MINUTES, Math.ceil(last / STEP_MINUTES) * STEP_MINUTES) };
}

/**
 * A period moved by whole steps: one that begins at 7:15 goes on beginning at a quarter, and keeps its length.
 * @param by minutes
 * @param startHour the axis's first hour, before which nothing begins
 */
export function shiftSpan(
  { from, to }: Pick<DaySpan, 'from' | 'to'>,
  day: string,
  by: number,
  startHour: number,
): DaySpan {
  const wanted = from + Math.round(by / STEP_MINUTES) * STEP_MINUTES;
  const begin = Math.min(Math.max(wanted, startHour * 60), DAY_MINUTES - STEP_MINUTES);
  return { day, from: begin, to: begin + to - from };
}

/** Where a period is drawn on its day's axis, in percent; what runs past midnight ends there. */
export function placeSpan({ from, to }: DaySpan, startHour: number): { from: number; length: number } {
  const whole = DAY_MINUTES - startHour * 60;
  return {
    from: ((from - startHour * 60) / whole) * 100,
    length: ((Math.min(to, DAY_MINUTES) - from) / whole) * 100,
  };
}

/** Minutes since midnight as a time of day; past midnight it is the next day's. */
function toTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** When an entry is by the business's clocks, in minutes of the day on which it begins. */
export function toSpan({ start, end }: Pick<Entry, 'start' | 'end'>, zone: string): Pick<DaySpan, 'from' | 'to'> {
  const [from, to] = [minuteOfDay(localTime(start, zone)), minuteOfDay(localTime(end, zone))];
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** Whether its owner may move an entry: a booking that the server lets them change, and that has no change open. */
export function isMovable(entry: Entry): entry is BookingEntry {
  return entry.kind === 'booking' && entry.booking.viewerCanChange && entry.booking.openChange?.status !== 'OPEN';
}

/** Whole days. */
export function offerDays({ first, last }: DayRange): OfferedTime {
  return { date: first, untilDate: last, hours: null };
}

/** Hours of a day, or the day where they are all of it. */
export function offerHours({ day, from, to }: DaySpan): OfferedTime {
  const isWhole = from === 0 && to === DAY_MINUTES;
  return {
    date: day,
    untilDate: day,
    hours: isWhole ? null : { startTime: toTime(from), endTime: toTime(to) },
  };
}

/** A booking at a period of a day. */
export function moveTo({ booking }: BookingEntry, { day, from, to }: DaySpan): BookingMove {
  return { bookingId: booking.id, to: { date: day, startTime: toTime(from), endTime: toTime(to) } };
}
