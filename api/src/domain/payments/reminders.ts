import { BookingStatus } from '../bookings/transitions.js';
import { add } from '../money/money.js';
import type { Hundredths } from '../money/money.js';
import { addDays } from '../time/days.js';
import { localDay } from '../time/zone.js';
import { OwedPartKind, sumLedger, type LedgerBooking, type LedgerEntry } from './ledger.js';

/** When a customer is reminded of a payment (docs/decisions/0072-books.md). */
export const ReminderKind = {
  /** Some days before it is due. */
  DUE_SOON: 'DUE_SOON',
  /** The day after it was due. */
  OVERDUE: 'OVERDUE',
  /** A week after it was due. */
  STILL_OVERDUE: 'STILL_OVERDUE',
} as const;
export type ReminderKind = keyof typeof ReminderKind;

/** From and until when each is sent, in days after the due day: what comes later than that says nothing new. */
export const REMINDER_DAYS: Readonly<Record<ReminderKind, { from: number; to: number }>> = {
  DUE_SOON: { from: -3, to: -1 },
  OVERDUE: { from: 1, to: 3 },
  STILL_OVERDUE: { from: 7, to: 9 },
};

/** A reminder of what is due on a day. */
export interface Reminder {
  kind: ReminderKind;
  dueOn: string;
  /** What isn't paid of the parts that are due on that day. */
  amount: Hundredths;
}

/**
 * The reminders that are to be sent at an instant: of confirmed bookings, but not of past functions that were entered or imported.
 * Without a plan all is due at the start. Charges are agreed on in person.
 */
export function findReminders(booking: LedgerBooking, entries: readonly LedgerEntry[], now: Date): Reminder[] {
  const { status, createdAt, confirmedAt, startTime, timeZone } = booking;
  if (status !== BookingStatus.CONFIRMED || createdAt >= startTime) return [];
  const today = localDay(now, timeZone);
  const amounts = new Map<string, Hundredths>();
  for (const { kind, dueOn, left } of sumLedger(booking, entries, now).parts) {
    if (dueOn === null || left === 0 || kind === OwedPartKind.CHARGE) continue;
    amounts.set(dueOn, add(amounts.get(dueOn) ?? (0 as Hundredths), left));
  }
  const kinds = Object.values(ReminderKind);
  return [...amounts].flatMap(([dueOn, amount]) => {
    const kind = kinds.find((each) => {
      const { from, to } = REMINDER_DAYS[each];
      return today >= addDays(dueOn, from) && today <= addDays(dueOn, to);
    });
    // The mail about the confirmation has just said it.
    const isNew = confirmedAt !== null && localDay(confirmedAt, timeZone) === today;
    return kind && !isNew ? [{ kind, dueOn, amount }] : [];
  });
}
