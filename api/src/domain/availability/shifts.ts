import type { ServicePriceType } from '../catalogue/price-types.js';
import type { Hundredths } from '../money/money.js';
import { getWeekday } from '../time/days.js';
import { formatTimeRange, localDay, toPeriod, type Period } from '../time/zone.js';

const MINUTES_PER_DAY = 1440;

/** The hours of a shift; an end at or before the start is on the next day. */
export interface ShiftHours {
  /** `HH:MM` */
  startTime: string;
  /** `HH:MM` */
  endTime: string;
}

/** A named part of the day that a hall sells as a whole (docs/decisions/0025-schedule.md). */
export interface Shift extends ShiftHours {
  id: number;
  name: string;
  /** The days on which it starts: 0 is Sunday, 6 Saturday. */
  weekdays: readonly number[];
  /** For one unit of its price type. */
  price: Hundredths;
  priceType: ServicePriceType;
}

/** A shift on a date. */
export interface DatedShift<Sold extends ShiftHours = Shift> {
  shift: Sold;
  period: Period;
}

/** Minutes from midnight to a time of day (`HH:MM`). */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The length of a shift in minutes, by the clock. */
export function shiftMinutes({ startTime, endTime }: ShiftHours): number {
  const minutes = minuteOfDay(endTime) - minuteOfDay(startTime);
  return minutes > 0 ? minutes : minutes + MINUTES_PER_DAY;
}

/** Whether hours lie within others of the same day, both by the clock. */
export function coversHours(outer: ShiftHours, inner: ShiftHours): boolean {
  const [outerStart, start] = [minuteOfDay(outer.startTime), minuteOfDay(inner.startTime)];
  return outerStart <= start && start + shiftMinutes(inner) <= outerStart + shiftMinutes(outer);
}

/**
 * The shifts that start on a calendar day, by start.
 * @param day `YYYY-MM-DD` in the hall's time zone
 * @param zone IANA time zone of the hall
 */
export function shiftsOn<Sold extends Pick<Shift, 'weekdays'> & ShiftHours>(
  day: string,
  shifts: readonly Sold[],
  zone: string,
): DatedShift<Sold>[] {
  return shifts
    .filter(({ weekdays }) => weekdays.includes(getWeekday(day)))
    .map((shift) => ({ shift, period: toPeriod({ date: day, ...pickHours(shift), zone }) }))
    .sort(
      (a, b) => a.period.start.getTime() - b.period.start.getTime() || a.period.end.getTime() - b.period.end.getTime(),
    );
}

function pickHours({ startTime, endTime }: ShiftHours): ShiftHours {
  return { startTime, endTime };
}

/** The shift whose period this is, or null. */
export function findShift<Sold extends Pick<Shift, 'weekdays'> & ShiftHours>(
  { start, end }: Period,
  shifts: readonly Sold[],
  zone: string,
): Sold | null {
  const found = shiftsOn(localDay(start, zone), shifts, zone).find(
    ({ period }) => period.start.getTime() === start.getTime() && period.end.getTime() === end.getTime(),
  );
  return found?.shift ?? null;
}

/** What a hall sells on a day, for messages: `Lunch (12:00 PM - 4:00 PM), Dinner (7:00 PM - 12:30 AM (Mar 04))`. */
export function nameShifts(dated: readonly DatedShift[], zone: string): string {
  return dated
    .map(({ shift, period }) => `${shift.name} (${formatTimeRange(period.start, period.end, zone)})`)
    .join(', ');
}

/** The new name of a shift, which the rates and menus that name it follow. */
export interface RenamedShift {
  businessId: number;
  hallId: number;
  from: string;
  to: string;
}

/** Two shifts of a hall that no period or name could tell apart on some weekday. */
export interface ShiftClash {
  field: 'name' | 'startTime';
  /** The name of the other shift. */
  name: string;
}

/** Whether a shift has the hours or the name of another one on the same weekday; null if not. */
export function findClash(
  wanted: Omit<Shift, 'id' | 'price' | 'priceType'>,
  others: readonly Omit<Shift, 'price' | 'priceType'>[],
): ShiftClash | null {
  for (const other of others) {
    if (!other.weekdays.some((day) => wanted.weekdays.includes(day))) continue;
    if (other.name.toLowerCase() === wanted.name.toLowerCase()) return { field: 'name', name: other.name };
    if (other.startTime === wanted.startTime && other.endTime === wanted.endTime) {
      return { field: 'startTime', name: other.name };
    }
  }
  return null;
}
