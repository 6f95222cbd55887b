import {
  clipPeriods,
  durationRange,
  earliestStart,
  findOpening,
  latestDay,
  mergePeriods,
  occupiedPeriod,
  openHours,
  soldShifts,
  subtractPeriods,
  type BookingSettings,
} from './availability.js';
import { CityRuleEffect, closedNights, findRefusingRules } from '../city-rules/rules.js';
import type { DatedShift } from './shifts.js';
import { addDays, daysOfMonth } from '../time/days.js';
import { dayPeriod, localDay, overlaps, type Period } from '../time/zone.js';

const MINUTE_MS = 60_000;

/** The status of a day in a hall's calendar. */
export const DayStatus = {
  /** Nothing is taken. */
  FREE: 'FREE',
  /** Partly taken; a booking still fits. */
  PARTLY: 'PARTLY',
  /** Not even the shortest booking fits. */
  FULL: 'FULL',
  /** Outside the opening hours, or too far ahead. */
  CLOSED: 'CLOSED',
  /** Over, or too late to start. */
  PAST: 'PAST',
} as const;
export type DayStatus = keyof typeof DayStatus;

/** Whether a shift of a date can be booked. */
export const ShiftStatus = {
  FREE: 'FREE',
  /** Booked, held or blocked, or the buffer after it would be. */
  TAKEN: 'TAKEN',
  /** Over, or too late to book. */
  PAST: 'PAST',
} as const;
export type ShiftStatus = keyof typeof ShiftStatus;

/** A shift of a date, with what became of it. */
export interface ShiftAvailability extends DatedShift {
  status: ShiftStatus;
  /** When it is free again if nobody confirms what holds it; null unless holds are all that takes it. */
  heldUntil: Date | null;
}

/** A taken period. */
export interface Occupied extends Period {
  /** Until when, of a hold. */
  heldUntil?: Date | null;
}

/** A day in a hall's calendar. */
export interface DayAvailability {
  /** `YYYY-MM-DD` in the hall's time zone. */
  day: string;
  status: DayStatus;
  /** The opening period that starts on this day; null when closed. */
  opening: Period | null;
  /** Periods in which a booking with its buffer fits. */
  free: Period[];
  /** Occupied periods during the opening hours, buffers included. */
  taken: Period[];
  /** The shifts that start on this day, by start; none for a hall that sells free times. */
  shifts: ShiftAvailability[];
}

/**
 * One day of a hall's calendar.
 * @param day `YYYY-MM-DD` in the hall's time zone
 * @param occupied bookings (with their buffers), holds and blocks on that day or the next
 */
export function dayAvailability(
  day: string,
  settings: BookingSettings,
  occupied: readonly Occupied[],
  now: Date,
): DayAvailability {
  if (settings.shifts.length > 0) return dayOfShifts(day, settings, occupied, now);
  const opening = findOpening(day, settings);
  if (!opening || day > latestDay(settings, now)) return closedDay(day, { opening });
  const taken = clipPeriods(mergePeriods(occupied), opening);
  if (day < localDay(now, settings.timeZone)) return closedDay(day, { status: DayStatus.PAST, opening, taken });

  // A booking's own buffer must end before the next booking starts.
  const obstacles = occupied.map(({ start, end }) => ({
    start: new Date(start.getTime() - settings.bufferTime * MINUTE_MS),
    end,
  }));
  const possible = subtractPeriods(openHours(day, addDays(day, 1), settings), [
    ...obstacles,
    ...refusedNights(day, settings),
  ]);
  const earliest = earliestStart(settings, now);
  const startable = (from: Date): boolean => fits(possible, opening, from, durationRange(settings).least);
  const status = getDayStatus({ startable, opening, earliest, isTouched: taken.length > 0 });
  const free = clipPeriods(possible, { start: later(opening.start, earliest), end: opening.end });
  return { day, status, opening, free: status === DayStatus.PAST ? [] : free, taken, shifts: [] };
}

/** The nights around a day in which the rules of the hall's city refuse bookings. */
function refusedNights(day: string, { cityRules, timeZone }: BookingSettings): Period[] {
  return cityRules
    .filter(({ effect }) => effect === CityRuleEffect.REFUSE)
    .flatMap((rule) => closedNights(rule, { from: addDays(day, -1), to: addDays(day, 1) }, timeZone));
}

function closedDay(day: string, known: Partial<DayAvailability> = {}): DayAvailability {
  return { day, status: DayStatus.CLOSED, opening: null, free: [], taken: [], shifts: [], ...known };
}

/** A day of a hall that sells shifts, without those that its city refuses; its opening reaches from the first shift's start to the last one's end. */
function dayOfShifts(
  day: string,
  settings: BookingSettings,
  occupied: readonly Occupied[],
  now: Date,
): DayAvailability {
  const { cityRules, timeZone } = settings;
  const sold = soldShifts(day, settings).filter(
    ({ period }) => findRefusingRules(period, cityRules, timeZone).length === 0,
  );
  const first = sold[0];
  if (!first || day > latestDay(settings, now)) return closedDay(day);
  const earliest = earliestStart(settings, now);
  const shifts = sold.map(({ shift, period }) => {
    const needed = occupiedPeriod(period, settings.bufferTime);
    const takenBy = occupied.filter((taken) => overlaps(needed, taken));
    const status = takenBy.length > 0 ? ShiftStatus.TAKEN : ShiftStatus.FREE;
    return {
      shift,
      period,
      status: period.start < earliest ? ShiftStatus.PAST : status,
      heldUntil: getHoldEnd(takenBy),
    };
  });
  const end = sold.reduce((last, { period }) => later(last, period.end), first.period.end);
  const opening = { start: first.period.start, end };
  const taken = clipPeriods(mergePeriods(occupied), opening);
  const free = shifts.filter(({ status }) => status === ShiftStatus.FREE).map(({ period }) => period);
  return { day, status: getShiftDayStatus(shifts), opening, free, taken, shifts };
}

/** When the last of some holds ends; null for anything else. */
function getHoldEnd(takenBy: readonly Occupied[]): Date | null {
  const ends = takenBy.flatMap(({ heldUntil }) => heldUntil ?? []);
  return ends.length === 0 || ends.length < takenBy.length ? null : ends.reduce(later);
}

function getShiftDayStatus(shifts: readonly ShiftAvailability[]): DayStatus {
  const isTaken = shifts.some(({ status }) => status === ShiftStatus.TAKEN);
  if (shifts.some(({ status }) => status === ShiftStatus.FREE)) return isTaken ? DayStatus.PARTLY : DayStatus.FREE;
  return isTaken ? DayStatus.FULL : DayStatus.PAST;
}

interface DayFacts {
  startable: (from: Date) => boolean;
  opening: Period;
  earliest: Date;
  isTouched: boolean;
}

function getDayStatus({ startable, opening, earliest, isTouched }: DayFacts): DayStatus {
  if (startable(later(opening.start, earliest))) return isTouched ? DayStatus.PARTLY : DayStatus.FREE;
  // Nothing fits any more: past if a booking would have fitted earlier, otherwise full.
  return earliest > opening.start && (earliest >= opening.end || startable(opening.start))
    ? DayStatus.PAST
    : DayStatus.FULL;
}

// A booking starts during the day's opening hours, but may end in the next day's if they are adjacent.
function fits(possible: readonly Period[], opening: Period, from: Date, leastMinutes: number): boolean {
  return possible.some(({ start, end }) => {
    const begin = later(start, from);
    return begin < opening.end && begin.getTime() + leastMinutes * MINUTE_MS <= end.getTime();
  });
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/**
 * Every day of a month in a hall's calendar.
 * @param month `YYYY-MM`
 * @param occupied periods in the month or on the day after it
 */
export function monthAvailability(
  month: string,
  settings: BookingSettings,
  occupied: readonly Occupied[],
  now: Date,
): DayAvailability[] {
  return daysOfMonth(month).map((day) => {
    const around = { start: dayPeriod(addDays(day, -1), settings.timeZone).start, end: nearEnd(day, settings) };
    return dayAvailability(
      day,
      settings,
      occupied.filter((taken) => overlaps(taken, around)),
      now,
    );
  });
}

function nearEnd(day: string, settings: BookingSettings): Date {
  // Opening hours may end a day later, and the next booking's buffer matters beyond that.
  return dayPeriod(addDays(day, 3), settings.timeZone).end;
}
