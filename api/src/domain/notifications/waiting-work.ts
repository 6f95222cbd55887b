import { localDay, toInstant } from '../time/zone.js';
import { findQuietEnd, type QuietHours } from './quiet-hours.js';

/** What waits for a business (docs/decisions/0093-what-waits.md). */
export const WaitingWork = {
  /** Conversations in which the customer wrote last. */
  MESSAGES: 'MESSAGES',
  /** Requests, changes and discounts to answer, and proofs of payment. */
  BOOKINGS: 'BOOKINGS',
  /** Tasks of bookings whose day has come. */
  TASKS: 'TASKS',
} as const;
export type WaitingWork = keyof typeof WaitingWork;

/** When a business is reminded of what waits, by its own clocks. */
export const WAITING_WORK_LIMITS = {
  /** At this hour, and until when whoever had quiet hours then. */
  fromHour: 8,
  untilHour: 20,
  /** For how many hours it has waited at the first of these. */
  waitedHours: 4,
  /** Of conversations without a message for longer, nobody is reminded. */
  conversationDays: 30,
} as const;

/** When somebody is reminded on a day. */
export interface Reminder {
  /** `YYYY-MM-DD`. */
  day: string;
  at: Date;
  /** By when something must have come in. */
  cameInBy: Date;
}

/**
 * When somebody is reminded on the day of a business: in the morning, or at the end of the quiet hours that it lies in; null where these
 * last into the evening.
 */
export function planReminder(now: Date, timeZone: string, quietHours: QuietHours | null): Reminder | null {
  const day = localDay(now, timeZone);
  const atHour = (hour: number) => toInstant(day, `${String(hour).padStart(2, '0')}:00`, timeZone);
  const { fromHour, untilHour, waitedHours } = WAITING_WORK_LIMITS;
  const morning = atHour(fromHour);
  const at = (quietHours && findQuietEnd(quietHours, morning)) ?? morning;
  return at < atHour(untilHour) ? { day, at, cameInBy: atHour(fromHour - waitedHours) } : null;
}
