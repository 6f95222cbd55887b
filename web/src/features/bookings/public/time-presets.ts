import { coversHours, type ShiftHours } from '@mehfil/api/domain/availability/shifts';
import { findCityRules, type CityRule } from '@mehfil/api/domain/city-rules/rules';
import { ALL_DAY, isInPart, USUAL_HOURS, type PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import type { EventCriteria } from '../../../lib/event-criteria';
import { stayPeriod } from '../hall-terms';
import type { Day, Month } from '../month';
import {
  areOffered,
  endOptions,
  shiftTimes,
  startOptions,
  type AskedHours,
  type DayShift,
  type TimeLimits,
} from './times';

/** While start and end are open. */
export const NO_HOURS: ShiftHours = { startTime: '', endTime: '' };

/** The usual times of a function, which are one press away (docs/decisions/0052-what-was-asked.md). */
const TIME_PRESETS = ['lunch', 'evening', 'allDay'] as const;
export type TimePreset = (typeof TIME_PRESETS)[number];

const PRESET_HOURS: Readonly<Record<TimePreset, ShiftHours>> = {
  lunch: USUAL_HOURS.DAYTIME,
  evening: USUAL_HOURS.EVENING,
  allDay: ALL_DAY,
};

const PRESETS_OF_PARTS: Readonly<Record<PartOfDay, TimePreset>> = { DAYTIME: 'lunch', EVENING: 'evening' };

/** Where the list of starts opens: when most functions begin. */
export const LIKELY_START = PRESET_HOURS.evening.startTime;

/** The limits of a month's bookings, and the hours that are offered within them beside the half hours. */
export function toLimits(
  { timeZone, leastMinutes, mostMinutes }: Month,
  asked: readonly AskedHours[] = [],
): TimeLimits {
  return { zone: timeZone, least: leastMinutes, most: mostMinutes, asked };
}

/** What the times of a day depend on. */
export interface DayTerms {
  date: string;
  /** The day and the next one. */
  days: readonly Day[];
  month: Month;
}

/** Whether hours go beyond a closing hour of the city, also one that only warns. */
function isClosed(hours: ShiftHours, { date, month: { cityRules, timeZone } }: DayTerms): boolean {
  const closing: CityRule[] = cityRules.filter(({ closingTime }) => closingTime !== null);
  return findCityRules(stayPeriod({ date, ...hours }, timeZone), closing, timeZone).length > 0;
}

/** The last end that a start leaves open, up to `until`; a booking of one length has no other. */
function findEnd(startTime: string, until: string, terms: DayTerms) {
  const ends = endOptions(terms.date, startTime, terms.days, toLimits(terms.month)).filter(
    ({ time }) => !isClosed({ startTime, endTime: time }, terms),
  );
  const fitting = ends.filter(({ time, nextDay }) => !nextDay && time <= until);
  return fitting.at(-1) ?? ends[0];
}

function findPreset(preset: TimePreset, terms: DayTerms): ShiftHours | undefined {
  const { startTime, endTime } = PRESET_HOURS[preset];
  const latest = preset === 'allDay' ? ALL_DAY.startsBy : startTime;
  const starts = startOptions(terms.date, terms.days, toLimits(terms.month));
  const start = starts.find((time) => time >= startTime && time <= latest);
  const end = start === undefined ? undefined : findEnd(start, endTime, terms);
  if (start === undefined || !end || (preset === 'allDay' && end.hours < ALL_DAY.hoursMin)) return undefined;
  return { startTime: start, endTime: end.time };
}

/** The presets that a day has room for, with their hours there: cut to what hours, bookings and the city's closing hour leave. */
export function listPresets(terms: DayTerms): (ShiftHours & { preset: TimePreset })[] {
  return TIME_PRESETS.flatMap((preset) => {
    const hours = findPreset(preset, terms);
    return hours ? [{ preset, ...hours }] : [];
  });
}

/** What was asked of the time: hours, or a part of the day. */
type AskedTime = Pick<EventCriteria, 'partOfDay' | 'startTime' | 'endTime'>;

/** The hours of the free shift that fits; of the only one where nothing was asked. */
function fitShift(shifts: readonly DayShift[], zone: string, { partOfDay, startTime, endTime }: AskedTime): ShiftHours {
  const free = shifts.filter(({ status }) => status === 'FREE').map((shift) => shiftTimes(shift, zone));
  const [first] = free;
  if (startTime && endTime) return free.find((hours) => coversHours(hours, { startTime, endTime })) ?? NO_HOURS;
  if (partOfDay) return free.find((hours) => isInPart(hours.startTime, partOfDay)) ?? NO_HOURS;
  return first && free.length === 1 ? first : NO_HOURS;
}

/** The hours on a day that answer what was asked of the time; none where nothing does. */
export function fitHours(terms: DayTerms, asked: AskedTime): ShiftHours {
  const { date, days, month } = terms;
  const day = days.find((each) => each.date === date);
  if (day && month.sellsShifts) return fitShift(day.shifts, month.timeZone, asked);
  const { partOfDay, startTime, endTime } = asked;
  if (startTime && endTime) {
    const isFree = areOffered(asked, { date, days, limits: toLimits(month, [asked]) });
    return isFree ? { startTime, endTime } : NO_HOURS;
  }
  return (partOfDay && findPreset(PRESETS_OF_PARTS[partOfDay], terms)) ?? NO_HOURS;
}
