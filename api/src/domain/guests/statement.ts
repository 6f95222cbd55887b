import type { CurrencyCode } from '../currency/currencies.js';
import type { Hundredths } from '../money/money.js';
import { findStanding, movesMoney, type LedgerBooking, type LedgerEntry } from '../payments/ledger.js';
import { localDay } from '../time/zone.js';
import { addAmounts, countForGuest, type GuestAmounts } from './sums.js';

/** How much a statement of account shows; longer ones begin later. */
export const STATEMENT_LIMITS = { bookingsMax: 200, entriesMax: 500 } as const;

/** Messages about statements of account. */
export const STATEMENT_MESSAGES = {
  tooLong: `Please begin later: a statement has at most ${STATEMENT_LIMITS.bookingsMax} bookings and ${STATEMENT_LIMITS.entriesMax} payments`,
} as const;

/** A booking as a statement needs it. */
export interface StatementSource extends LedgerBooking {
  id: number;
  currency: CurrencyCode;
  entries: readonly LedgerEntry[];
}

/** A booking of a statement with what it adds. */
export type CountedBooking<Booking> = Booking & { date: string; amounts: Readonly<GuestAmounts> };

/** What is owed and was paid in a currency, by booking, from a day on. */
export interface GuestAccount<Booking extends StatementSource> {
  currency: CurrencyCode;
  /** What was left of bookings of earlier days; negative where more was paid. */
  broughtForward: Hundredths;
  /** Without those of earlier days. */
  bookings: CountedBooking<Booking>[];
  /** Receipts and refunds of the bookings that no correction took back, in the order of their days. */
  entries: (Booking['entries'][number] & { bookingId: number })[];
  amounts: GuestAmounts;
  /** Of the bookings, and what was brought forward. */
  balance: Hundredths;
  /** To be paid by the end of today, with what is left of earlier days. */
  due: Hundredths;
}

/**
 * Writes the statement of account of a guest, one account a currency: the bookings of which something is owed or was paid, and the
 * money that changed hands.
 * @param bookings in the order of their starts
 * @param from the first day of events, in each hall's time zone; null for all
 */
export function writeStatement<Booking extends StatementSource>(
  bookings: readonly Booking[],
  from: string | null,
  now: Date,
): GuestAccount<Booking>[] {
  const counted = bookings
    .map((booking) => {
      const date = localDay(booking.startTime, booking.timeZone);
      return { ...booking, date, amounts: countForGuest(booking, booking.entries, now) };
    })
    .filter(({ amounts: { owed, paid }, entries }) => owed > 0 || paid !== 0 || entries.length > 0);
  return [...new Set(counted.map(({ currency }) => currency))].map((currency) => {
    const all = counted.filter((booking) => booking.currency === currency);
    const shown = all.filter(({ date }) => from === null || date >= from);
    const whole = addAmounts(all.map(({ amounts }) => amounts));
    const amounts = addAmounts(shown.map((booking) => booking.amounts));
    const entries = shown.flatMap(({ id, entries: recorded }) =>
      findStanding<Booking['entries'][number]>(recorded)
        .filter(({ kind }) => movesMoney(kind))
        .map((entry) => ({ ...entry, bookingId: id })),
    );
    return {
      currency,
      broughtForward: (whole.balance - amounts.balance) as Hundredths,
      bookings: shown,
      entries: entries.toSorted((one, other) => one.day.localeCompare(other.day) || one.id - other.id),
      amounts,
      balance: whole.balance,
      due: whole.due,
    };
  });
}

/** Whether accounts have more than a statement shows. */
export function isTooLong(accounts: readonly Pick<GuestAccount<StatementSource>, 'bookings' | 'entries'>[]): boolean {
  const count = (name: 'bookings' | 'entries') => accounts.reduce((sum, account) => sum + account[name].length, 0);
  return count('bookings') > STATEMENT_LIMITS.bookingsMax || count('entries') > STATEMENT_LIMITS.entriesMax;
}
