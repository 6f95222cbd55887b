import { isOpen } from '../bookings/transitions.js';
import { ZERO, type Hundredths } from '../money/money.js';
import { isUnknown, sumLedger, type LedgerBooking, type LedgerEntry } from '../payments/ledger.js';

/** What a guest owes and has paid in a currency. */
export interface GuestAmounts {
  owed: Hundredths;
  paid: Hundredths;
  /** What of it was paid for requests, which aren't owed while they wait for an answer. */
  paidForRequests: Hundredths;
  /** Owed and not paid, without what was paid for requests; negative where more was paid. */
  balance: Hundredths;
  /** To be paid by the end of today. */
  due: Hundredths;
}

const NAMES = ['owed', 'paid', 'paidForRequests', 'balance', 'due'] as const satisfies (keyof GuestAmounts)[];

/** The amounts of a guest without bookings. */
export const NO_AMOUNTS: Readonly<GuestAmounts> = {
  owed: ZERO,
  paid: ZERO,
  paidForRequests: ZERO,
  balance: ZERO,
  due: ZERO,
};

/** What a booking adds to the amounts of its guest at an instant: charges alone where it isn't known how it was paid. */
export function countForGuest(
  booking: LedgerBooking,
  entries: readonly LedgerEntry[],
  now: Date,
): Readonly<GuestAmounts> {
  const { charged, owed, paid, due, balance } = sumLedger(booking, entries, now);
  if (isOpen(booking.status)) return { ...NO_AMOUNTS, paid, paidForRequests: paid };
  if (isUnknown(booking, entries)) return { ...NO_AMOUNTS, owed: charged, balance: charged, due };
  return { owed, paid, paidForRequests: ZERO, balance, due };
}

/** Adds up amounts of one currency. */
export function addAmounts(counted: readonly Readonly<GuestAmounts>[]): GuestAmounts {
  const sum = { ...NO_AMOUNTS };
  for (const amounts of counted) {
    for (const name of NAMES) sum[name] = (sum[name] + amounts[name]) as Hundredths;
  }
  return sum;
}
