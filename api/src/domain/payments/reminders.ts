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
 * What is left of a confirmed booking by the day on which it is due, but of no past function that was entered or imported. Without a
 * plan all is due at the start. Charges are agreed on in person.
 */
function sumLeft(
  booking: LedgerBooking,
  entries: readonly LedgerEntry[],
  now: Date,
): Pick<Reminder, 'dueOn' | 'amount'>[] {
  const { status, createdAt, startTime } = booking;
  if (status !== BookingStatus.CONFIRMED || createdAt >= startTime) return [];
  const amounts = new Map<string, Hundredths>();
  for (const { kind, dueOn, left } of sumLedger(booking, entries, now).parts) {
    if (dueOn === null || left === 0 || kind === OwedPartKind.CHARGE) continue;
    amounts.set(dueOn, add(amounts.get(dueOn) ?? (0 as Hundredths), left));
  }
  return [...amounts].map(([dueOn, amount]) => ({ dueOn, amount }));
}

/** The reminders that are to be sent to the customer of a booking at an instant. */
export function findReminders(booking: LedgerBooking, entries: readonly LedgerEntry[], now: Date): Reminder[] {
  const { confirmedAt, timeZone } = booking;
  const today = localDay(now, timeZone);
  // The mail about the confirmation has just said it.
  if (confirmedAt !== null && localDay(confirmedAt, timeZone) === today) return [];
  const kinds = Object.values(ReminderKind);
  return sumLeft(booking, entries, now).flatMap(({ dueOn, amount }) => {
    const kind = kinds.find((each) => {
      const { from, to } = REMINDER_DAYS[each];
      return today >= addDays(dueOn, from) && today <= addDays(dueOn, to);
    });
    return kind ? [{ kind, dueOn, amount }] : [];
  });
}

/** What is overdue of a booking from the day after it was due, for as long as it isn't paid. */
export function findOverdue(booking: LedgerBooking, entries: readonly LedgerEntry[], now: Date): Reminder[] {
  const today = localDay(now, booking.timeZone);
  return sumLeft(booking, entries, now)
    .filter(({ dueOn }) => dueOn < today)
    .map((left) => ({ kind: ReminderKind.OVERDUE, ...left }));
}
