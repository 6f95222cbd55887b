import type { ShiftHours } from '../availability/shifts.js';
import { addDays, getWeekday } from '../time/days.js';

/** When an event begins, for visitors with no hours in mind yet (docs/decisions/0010-search.md). */
export const PartOfDay = {
  DAYTIME: 'DAYTIME',
  EVENING: 'EVENING',
} as const;
export type PartOfDay = keyof typeof PartOfDay;

/** The times of day, `HH:MM`, between which an event begins; the last one isn't included, null is the end of the day. */
export const PART_HOURS: Readonly<Record<PartOfDay, { from: string; before: string | null }>> = {
  DAYTIME: { from: '06:00', before: '16:00' },
  EVENING: { from: '16:00', before: null },
};

/** Lunch and dinner: the hours that a price counts where none are asked for, and that a booking offers first (docs/decisions/0051-all-in-price.md). */
export const USUAL_HOURS: Readonly<Record<PartOfDay, ShiftHours>> = {
  DAYTIME: { startTime: '12:00', endTime: '16:00' },
  EVENING: { startTime: '19:00', endTime: '23:00' },
};

/** A whole day, where it can be had: it begins by noon at the latest, and lasts eight hours at least. */
export const ALL_DAY = { startTime: '10:00', endTime: '23:00', startsBy: '12:00', hoursMin: 8 } as const;

/** Whether a time of day (`HH:MM`) lies in a part of the day. */
export function isInPart(time: string, part: PartOfDay): boolean {
  const { from, before } = PART_HOURS[part];
  return time >= from && (before === null || time < before);
}

/** The days that a search asks for: one, or those of a range, all or by weekday. */
export interface SearchDates {
  /** `YYYY-MM-DD` */
  date?: string | null | undefined;
  /** `YYYY-MM-DD`, included; absent for one day. */
  lastDate?: string | null | undefined;
  /** Of the range: 0 is Sunday, 6 Saturday; empty for every day. */
  weekdays?: readonly number[] | null | undefined;
}

/** The days that a search asks for, in order; none without a date. */
export function listSearchDays({ date, lastDate, weekdays }: SearchDates): string[] {
  if (!date) return [];
  if (!lastDate) return [date];
  const days: string[] = [];
  for (let day = date; day <= lastDate; day = addDays(day, 1)) {
    if (!weekdays || weekdays.length === 0 || weekdays.includes(getWeekday(day))) days.push(day);
  }
  return days;
}
