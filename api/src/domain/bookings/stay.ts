import type { BookingSettings } from '../availability/availability.js';
import { findShift, type Shift } from '../availability/shifts.js';
import type { FieldError } from '../input/errors.js';
import { getWeekday } from '../time/days.js';
import { localDay, toPeriod, type Period } from '../time/zone.js';

/** When a price or a booking is asked for: by instants, by a shift and its date, or both. */
export interface WantedStay {
  startTime?: Date | null;
  endTime?: Date | null;
  shiftId?: number | null;
  /** `YYYY-MM-DD`, the day of the start in the hall's time zone. */
  date?: string | null;
}

/** A period, with the shift that it is. */
export interface Stay {
  period: Period;
  /** Null at a hall that sells free times. */
  shift: Shift | null;
}

/** Messages about a shift that was asked for by its id. */
export const SHIFT_MESSAGES = {
  unknown: 'This hall does not sell this shift',
  notOnDay: (name: string): string => `${name} is not sold on that day`,
  otherHours: (name: string): string => `${name} has other hours`,
  dateRequired: 'A shift needs its date',
} as const;

/**
 * The period that is asked for. Whether it can be booked, `checkPeriod` says.
 * @returns the stay, or why the shift isn't one of the hall's on that day
 */
export function findStay(
  { startTime, endTime, shiftId, date }: WantedStay,
  { shifts, timeZone }: Pick<BookingSettings, 'shifts' | 'timeZone'>,
): Stay | FieldError {
  if (shiftId === null || shiftId === undefined) {
    if (!startTime) return { field: 'startTime', message: 'Start time is required' };
    if (!endTime) return { field: 'endTime', message: 'End time is required' };
    const period = { start: startTime, end: endTime };
    return { period, shift: findShift(period, shifts, timeZone) };
  }
  const shift = shifts.find(({ id }) => id === shiftId);
  if (!shift) return { field: 'shiftId', message: SHIFT_MESSAGES.unknown };
  const day = date ?? (startTime ? localDay(startTime, timeZone) : null);
  if (day === null) return { field: 'date', message: SHIFT_MESSAGES.dateRequired };
  if (!shift.weekdays.includes(getWeekday(day))) return { field: 'date', message: SHIFT_MESSAGES.notOnDay(shift.name) };
  const { startTime: from, endTime: to, name } = shift;
  const period = toPeriod({ date: day, startTime: from, endTime: to, zone: timeZone });
  const other = [
    ['startTime', startTime, period.start],
    ['endTime', endTime, period.end],
  ] as const;
  for (const [field, asked, sold] of other) {
    if (asked && asked.getTime() !== sold.getTime()) return { field, message: SHIFT_MESSAGES.otherHours(name) };
  }
  return { period, shift };
}
