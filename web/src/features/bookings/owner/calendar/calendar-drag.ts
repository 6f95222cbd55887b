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

/** Days that were dragged over, or that a button offers to block. */
export interface OfferedTime {
  date: string;
  untilDate: string;
  /** The hall in which the drag began, where halls have columns of their own. */
  hallId: number | null;
}

/** Where a booking was dragged to. */
export interface BookingMove {
  bookingId: number;
  to: MovedTime;
}

const DAY_MINUTES = 24 * 60;
/** Pixels between the days, which belong to neither. */
const GAP = 4;

/** A day and where it is drawn. */
export interface DayBox {
  day: string;
  box: Edges;
}

/** Where the elements are now that stand for days: what scrolls during a drag moves them. */
export function readDayBoxes(within: Element | null): DayBox[] {
  const elements = [...(within?.querySelectorAll('[data-day]') ?? [])];
  return elements.map((element) => ({
    day: element.getAttribute('data-day') ?? '',
    box: element.getBoundingClientRect(),
  }));
}

/** The day that is drawn at a point; whether weeks run from left to right or back doesn't matter. */
export function findDayAt(days: readonly DayBox[], point: Point): DayBox | null {
  return days.find(({ box }) => isWithin(point, box, { x: GAP, y: GAP })) ?? null;
}

/** The days from one to another, whichever comes first, without those that are over; null for one alone, which is a click. */
export function toDayRange(from: string, to: string, today: string): DayRange | null {
  const [first, last] = from < to ? [from, to] : [to, from];
  const begin = first < today ? today : first;
  return from === to || begin > last ? null : { first: begin, last };
}

/** Whether a day is among those that a drag aims at. */
export function includesDay(aim: DayRange | null, day: string): boolean {
  return aim !== null && aim.first <= day && day <= aim.last;
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

/** Whole days, of a hall where one is known. */
export function offerDays({ first, last }: DayRange, hallId: number | null = null): OfferedTime {
  return { date: first, untilDate: last, hallId };
}

/** A booking at a period of a day. */
export function moveTo({ booking }: BookingEntry, { day, from, to }: DaySpan): BookingMove {
  return { bookingId: booking.id, to: { date: day, startTime: toTime(from), endTime: toTime(to) } };
}
