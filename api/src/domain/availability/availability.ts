import { DomainError, type FieldError } from '../input/errors.js';
import { TIME_SLOT_LIMITS } from './limits.js';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { describeCityRule, findRefusingRules, type CityRule } from '../city-rules/rules.js';
import { exceptionalOpening, findException, type ScheduleException } from './exceptions.js';
import { nameShifts, shiftMinutes, shiftsOn, type DatedShift, type Shift } from './shifts.js';
import { addDays, getWeekday } from '../time/days.js';
import { dayPeriod, isPastDay, localDay, toPeriod } from '../time/zone.js';
import type { Period } from '../time/zone.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Opening hours of one weekday; a closing time at or before the opening time is on the next day. */
export interface OpeningHours {
  /** 0 is Sunday, 6 Saturday. */
  dayOfWeek: number;
  /** `HH:MM` */
  openingTime: string;
  /** `HH:MM` */
  closingTime: string;
  isActive: boolean;
}

/** What a business says for all of its halls, and a hall may say for itself. */
export interface SharedSettings {
  /** Empty means always open. A weekday that is missing or inactive is closed. */
  operatingHours: readonly OpeningHours[];
  /** Minutes. */
  slotDuration: number;
  /** Minutes that are kept free after every booking. */
  bufferTime: number;
  /** Otherwise a booking takes exactly one slot. */
  allowMultipleSlots: boolean;
  /** How many days ahead a booking may start. */
  maxAdvanceBookingDays: number;
  /** Minimum notice in hours. */
  minAdvanceBookingHours: number;
}

/** What a hall says for itself; null means as its business. */
export type OwnSettings = { readonly [Name in keyof SharedSettings]: SharedSettings[Name] | null };

/** What a hall says that is all as its business. */
export const NO_OWN_SETTINGS: OwnSettings = {
  operatingHours: null,
  slotDuration: null,
  bufferTime: null,
  allowMultipleSlots: null,
  maxAdvanceBookingDays: null,
  minAdvanceBookingHours: null,
};

/** The booking settings that hold for a hall. */
export interface BookingSettings extends SharedSettings {
  /** The hall's IANA time zone. */
  timeZone: string;
  /** What the hall sells; empty means free times. */
  shifts: readonly Shift[];
  /** Special days and closed dates, of the hall and its business. */
  exceptions: readonly ScheduleException[];
  /** What the hall's city asks of functions. */
  cityRules: readonly CityRule[];
}

/** The settings of a business that hasn't changed any. */
export const DEFAULT_BOOKING_SETTINGS: BookingSettings = {
  timeZone: 'Asia/Karachi',
  operatingHours: [],
  slotDuration: TIME_SLOT_LIMITS.slotDefaultMinutes,
  bufferTime: TIME_SLOT_LIMITS.bufferDefaultMinutes,
  allowMultipleSlots: true,
  maxAdvanceBookingDays: TIME_SLOT_LIMITS.advanceDefaultDays,
  minAdvanceBookingHours: TIME_SLOT_LIMITS.noticeDefaultHours,
  shifts: [],
  exceptions: [],
  cityRules: [],
};

/**
 * What holds for a hall: each of its own values, else its business's. The database does the same for searches by date
 * (`effective_booking_settings`, `effective_operating_hours`).
 * @param own null for a hall that says nothing for itself
 */
export function applyOwnSettings(ofBusiness: SharedSettings, own: OwnSettings | null): SharedSettings {
  return {
    operatingHours: own?.operatingHours ?? ofBusiness.operatingHours,
    slotDuration: own?.slotDuration ?? ofBusiness.slotDuration,
    bufferTime: own?.bufferTime ?? ofBusiness.bufferTime,
    allowMultipleSlots: own?.allowMultipleSlots ?? ofBusiness.allowMultipleSlots,
    maxAdvanceBookingDays: own?.maxAdvanceBookingDays ?? ofBusiness.maxAdvanceBookingDays,
    minAdvanceBookingHours: own?.minAdvanceBookingHours ?? ofBusiness.minAdvanceBookingHours,
  };
}

/** Minimum and maximum length of a booking in minutes: of the shifts, of exactly one slot, or of any booking. */
export function durationRange(settings: Pick<BookingSettings, 'slotDuration' | 'allowMultipleSlots' | 'shifts'>): {
  least: number;
  most: number;
} {
  const { leastMinutes, mostMinutes } = BOOKING_LIMITS;
  if (settings.shifts.length > 0) {
    const minutes = settings.shifts.map(shiftMinutes);
    return { least: Math.min(...minutes), most: Math.max(...minutes) };
  }
  if (settings.allowMultipleSlots) return { least: leastMinutes, most: mostMinutes };
  return { least: settings.slotDuration, most: settings.slotDuration };
}

/** The period that a confirmed booking occupies: its own and the buffer after it. */
export function occupiedPeriod(period: Period, bufferMinutes: number): Period {
  return { start: period.start, end: new Date(period.end.getTime() + bufferMinutes * MINUTE_MS) };
}

/** Sorts periods and merges those that overlap or touch. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const { start, end } of [...periods].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    if (start >= end) continue;
    const last = result[result.length - 1];
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else result.push({ start, end });
  }
  return result;
}

/** What remains of periods without the taken ones. */
export function subtractPeriods(periods: readonly Period[], taken: readonly Period[]): Period[] {
  const obstacles = mergePeriods(taken);
  return mergePeriods(periods).flatMap((period) => {
    const rest: Period[] = [];
    let from = period.start;
    for (const { start, end } of obstacles) {
      if (end <= from || start >= period.end) continue;
      if (start > from) rest.push({ start: from, end: start });
      from = end;
    }
    if (from < period.end) rest.push({ start: from, end: period.end });
    return rest;
  });
}

/** The parts of periods within bounds. */
export function clipPeriods(periods: readonly Period[], bounds: Period): Period[] {
  return periods.flatMap(({ start, end }) => {
    const from = start > bounds.start ? start : bounds.start;
    const to = end < bounds.end ? end : bounds.end;
    return from < to ? [{ start: from, end: to }] : [];
  });
}

/**
 * The opening period that starts on a calendar day, possibly ending after midnight; null when the hall is closed.
 * @param day `YYYY-MM-DD` in the hall's time zone
 */
export function findOpening(day: string, settings: BookingSettings): Period | null {
  const { operatingHours, timeZone } = settings;
  const exception = findException(day, settings.exceptions);
  if (exception) return exceptionalOpening(day, exception, timeZone);
  if (operatingHours.length === 0) return dayPeriod(day, timeZone);
  const hours = operatingHours.find(({ dayOfWeek, isActive }) => isActive && dayOfWeek === getWeekday(day));
  if (!hours) return null;
  const { openingTime: startTime, closingTime: endTime } = hours;
  return toPeriod({ date: day, startTime, endTime, zone: timeZone });
}

/** The open periods from the day before `first`, since they may end after midnight, to `last`. */
export function openHours(first: string, last: string, settings: BookingSettings): Period[] {
  const openings: Period[] = [];
  for (let day = addDays(first, -1); day <= last; day = addDays(day, 1)) {
    const opening = findOpening(day, settings);
    if (opening) openings.push(opening);
  }
  return mergePeriods(openings);
}

/** The earliest start of a booking that is made at `now`. */
export function earliestStart(settings: BookingSettings, now: Date): Date {
  return new Date(now.getTime() + settings.minAdvanceBookingHours * HOUR_MS);
}

/** The last calendar day, in the hall's time zone, on which a booking may start. */
export function latestDay(settings: BookingSettings, now: Date): string {
  return addDays(localDay(now, settings.timeZone), settings.maxAdvanceBookingDays);
}

/** A length in words: hours where it is whole ones. */
export function formatLength(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** Messages about a period that can't be booked. */
export const PERIOD_MESSAGES = {
  order: 'End time must be after start time',
  tooShort: (minutes: number): string => `Minimum booking duration is ${formatLength(minutes)}`,
  tooLong: (minutes: number): string => `Maximum booking duration is ${formatLength(minutes)}`,
  oneSlot: (minutes: number): string => `A booking of this hall takes exactly ${formatLength(minutes)}`,
  inPast: 'Date cannot be in the past',
  tooEarly: (hours: number): string => `Bookings must be made at least ${formatLength(hours * 60)} in advance`,
  tooLate: (days: number): string => `Bookings can be made at most ${days === 1 ? '1 day' : `${days} days`} in advance`,
  closed: 'The hall is closed at that time',
  taken: 'The hall is already booked at that time',
  blocked: 'The hall is blocked at that time',
  bufferMeetsBooking: (buffer: string): string => `Only the buffer of ${buffer} is in the way: the hall is booked`,
  bufferMeetsBlock: (buffer: string): string => `Only the buffer of ${buffer} is in the way: the hall is blocked`,
  bufferMeetsHold: (buffer: string, until: string): string =>
    `Only the buffer of ${buffer} is in the way: the hall is held until ${until}`,
  held: (until: string): string => `The hall is held for another request until ${until}`,
  offered: (until: string): string => `The hall is held for somebody on its waiting list until ${until}`,
  noShift: 'The hall sells nothing on that day',
  notAShift: (shifts: string): string => `The hall sells on that day: ${shifts}`,
} as const;

function durationRefusal(minutes: number, settings: BookingSettings): FieldError | null {
  const { least, most } = durationRange(settings);
  const field = 'endTime';
  if (minutes <= 0) return { field, message: PERIOD_MESSAGES.order };
  if (!settings.allowMultipleSlots && minutes !== least) return { field, message: PERIOD_MESSAGES.oneSlot(least) };
  if (minutes < least) return { field, message: PERIOD_MESSAGES.tooShort(least) };
  return minutes > most ? { field, message: PERIOD_MESSAGES.tooLong(most) } : null;
}

/** The shifts that a hall sells on a day: on a special day those within its hours, on a closed one none. */
export function soldShifts(day: string, { shifts, exceptions, timeZone }: BookingSettings): DatedShift[] {
  const dated = shiftsOn(day, shifts, timeZone);
  const exception = findException(day, exceptions);
  if (!exception) return dated;
  const opening = exceptionalOpening(day, exception, timeZone);
  return dated.filter(({ period }) => opening && opening.start <= period.start && period.end <= opening.end);
}

/** Why a period isn't one of the hall's shifts. */
function shiftRefusal({ start, end }: Period, settings: BookingSettings): FieldError | null {
  const { timeZone } = settings;
  const sold = soldShifts(localDay(start, timeZone), settings);
  const isSold = ({ period }: DatedShift) =>
    period.start.getTime() === start.getTime() && period.end.getTime() === end.getTime();
  if (sold.some(isSold)) return null;
  if (sold.length === 0) return { field: 'date', message: PERIOD_MESSAGES.noShift };
  return { field: 'startTime', message: PERIOD_MESSAGES.notAShift(nameShifts(sold, timeZone)) };
}

function startRefusal(start: Date, settings: BookingSettings, now: Date): FieldError | null {
  const day = localDay(start, settings.timeZone);
  if (isPastDay(day, settings.timeZone, now)) return { field: 'date', message: PERIOD_MESSAGES.inPast };
  if (day > latestDay(settings, now)) {
    return { field: 'date', message: PERIOD_MESSAGES.tooLate(settings.maxAdvanceBookingDays) };
  }
  if (start >= earliestStart(settings, now)) return null;
  const message = start <= now ? PERIOD_MESSAGES.inPast : PERIOD_MESSAGES.tooEarly(settings.minAdvanceBookingHours);
  return { field: 'startTime', message };
}

/** Whether a period is within the opening hours, which may continue over midnight. */
export function isOpenDuring(period: Period, settings: BookingSettings): boolean {
  const { operatingHours, exceptions, timeZone } = settings;
  if (operatingHours.length === 0 && exceptions.length === 0) return true;
  const hours = openHours(localDay(period.start, timeZone), localDay(period.end, timeZone), settings);
  return hours.some(({ start, end }) => start <= period.start && period.end <= end);
}

/** Why the rules of the hall's city refuse a period. */
export function cityRuleRefusals(
  period: Period,
  { cityRules, timeZone }: Pick<BookingSettings, 'cityRules' | 'timeZone'>,
): FieldError[] {
  return findRefusingRules(period, cityRules, timeZone).map((rule) => ({
    field: 'startTime',
    message: describeCityRule(rule),
  }));
}

/**
 * Refuses what was asked for before a rule of the hall's city came to refuse it.
 * @throws DomainError CONFLICT naming the rule and its source
 */
export function assertAllowedInCity(period: Period, settings: Pick<BookingSettings, 'cityRules' | 'timeZone'>): void {
  const [refusal] = cityRuleRefusals(period, settings);
  if (refusal) throw new DomainError('CONFLICT', refusal.message, { field: refusal.field });
}

/**
 * Checks a period against a hall's settings, not against other bookings, which are in the ledger.
 * @param period the booking's period, without its buffer
 * @returns every problem with the form field it belongs to; empty if there is none
 */
export function checkPeriod(period: Period, settings: BookingSettings, now: Date): FieldError[] {
  if (settings.shifts.length > 0) {
    const start = startRefusal(period.start, settings, now);
    const refusals = [start, shiftRefusal(period, settings)].filter((refusal) => refusal !== null);
    return [...refusals, ...cityRuleRefusals(period, settings)];
  }
  const minutes = (period.end.getTime() - period.start.getTime()) / MINUTE_MS;
  const refusals = [startRefusal(period.start, settings, now), durationRefusal(minutes, settings)];
  if (minutes > 0 && minutes <= BOOKING_LIMITS.mostMinutes && !isOpenDuring(period, settings)) {
    refusals.push({ field: 'startTime', message: PERIOD_MESSAGES.closed });
  }
  return [...refusals.filter((refusal) => refusal !== null), ...cityRuleRefusals(period, settings)];
}
