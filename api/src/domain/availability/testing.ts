import { DEFAULT_BOOKING_SETTINGS, type BookingSettings, type OpeningHours } from './availability.js';
import { localTime, toInstant, toPeriod, type Period } from '../time/zone.js';

/** For tests: the time zone of the tests. */
export const KARACHI = 'Asia/Karachi';
/** For tests: the current time of the tests. */
export const NOW = toInstant('2026-03-02', '09:00', KARACHI);

/** For tests: opening hours on some weekdays; defaults to every day. */
export function open(openingTime: string, closingTime: string, days = [0, 1, 2, 3, 4, 5, 6]): OpeningHours[] {
  return days.map((dayOfWeek) => ({ dayOfWeek, openingTime, closingTime, isActive: true }));
}

/** For tests: booking settings with defaults. */
export function settings(changes: Partial<BookingSettings> = {}): BookingSettings {
  return { ...DEFAULT_BOOKING_SETTINGS, ...changes };
}

/** For tests: a period of a day. */
export function on(date: string, startTime: string, endTime: string, zone = KARACHI): Period {
  return toPeriod({ date, startTime, endTime, zone });
}

/** For tests: periods as texts of local times. */
export function clock(periods: readonly Period[]): string[] {
  return periods.map(({ start, end }) => `${localTime(start, KARACHI)}-${localTime(end, KARACHI)}`);
}
