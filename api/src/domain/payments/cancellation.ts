import { BookingStatus, CancellationReason } from '../bookings/transitions.js';
import { asHundredths, shareHalfUp, subtract, toPercentHundredths, ZERO } from '../money/money.js';
import type { Hundredths } from '../money/money.js';
import { localDay } from '../time/zone.js';
import { sortCancellationRules, type CancellationStep } from './cancellation-rules.js';

/** What the rules of a booking depend on besides themselves. */
interface EventFacts {
  startTime: Date;
  timeZone: string;
}

const DAY_MS = 86_400_000;

/** Calendar days from an instant to the start, in the hall's time zone; negative once its day is over. */
export function daysToStart({ startTime, timeZone }: EventFacts, at: Date): number {
  const [start, day] = [localDay(startTime, timeZone), localDay(at, timeZone)];
  return (Date.parse(start) - Date.parse(day)) / DAY_MS;
}

/** The percentage that comes back if the customer cancels at an instant: that of the first step still reached, else nothing. */
export function findRefundPercent(rules: readonly CancellationStep[], event: EventFacts, at: Date): number {
  const days = daysToStart(event, at);
  return sortCancellationRules(rules).find((step) => days >= step.days)?.percent ?? 0;
}

/** An entry of a ledger, as far as it tells what was paid by when. */
interface PaidEntry {
  id: number;
  kind: string;
  amount: Hundredths;
}

/** A booking that may have been cancelled. */
export interface CancellableBooking extends EventFacts {
  status: BookingStatus;
  totalPrice: Hundredths;
  cancelledAt: Date | null;
  /** The last entry of its ledger when it was cancelled; null without any. */
  cancelledAfterEntryId: number | null;
  cancellationReason: CancellationReason | null;
  /** Those it was made under. */
  cancellationRules: readonly CancellationStep[];
}

const SIGNS: Readonly<Record<string, number>> = { RECEIPT: 1, REFUND: -1 };

/**
 * What stays with the business of what was paid for a booking that its customer cancelled while it was confirmed: by its rules, but
 * never more than is there. The rules apply to what was recorded by then, at most the total, since that is what the customer was
 * told; what was paid beyond it or is recorded later comes back. Whoever else ends a booking gives all back.
 * @param standing entries that no correction took back
 * @param paid receipts without refunds, as of now
 */
export function findKept(
  {
    status,
    cancelledAt,
    cancelledAfterEntryId,
    cancellationReason,
    cancellationRules,
    totalPrice,
    ...event
  }: CancellableBooking,
  standing: readonly PaidEntry[],
  paid: Hundredths,
): Hundredths {
  const isByCustomer = cancellationReason === CancellationReason.CANCELLED_BY_CUSTOMER;
  if (status !== BookingStatus.CANCELLED || !isByCustomer || cancelledAt === null || paid <= 0) return ZERO;
  const then = standing
    .filter(({ id }) => id <= (cancelledAfterEntryId ?? 0))
    .reduce((sum, { kind, amount }) => sum + amount * (SIGNS[kind] ?? 0), 0);
  const base = asHundredths(Math.min(Math.max(0, then), totalPrice));
  const percent = toPercentHundredths(findRefundPercent(cancellationRules, event, cancelledAt));
  const kept = subtract(base, shareHalfUp(base, percent));
  return kept < paid ? kept : paid;
}
