import { isCancelled, isOpen } from '../bookings/transitions.js';
import type { CurrencyCode } from '../currency/currencies.js';
import type { Hundredths } from '../money/money.js';
import {
  findRefundDue,
  findStanding,
  isUnknown,
  movesMoney,
  OwedPartKind,
  PaymentKind,
  sumLedger,
  type LedgerBooking,
  type LedgerEntry,
} from './ledger.js';

/** What the books of a business sum up (docs/decisions/0072-books.md). */
export const BookMeasure = {
  /** Parts of what is owed, by the day on which they are due. */
  DUE: 'DUE',
  /** Receipts without refunds, by the day on which money changed hands. */
  RECEIVED: 'RECEIVED',
  /** What isn't paid of the parts that are due. */
  UNPAID: 'UNPAID',
  /** What of it had to be paid before. */
  OVERDUE: 'OVERDUE',
  /** Expenses, by the day on which they were made. */
  SPENT: 'SPENT',
} as const;
export type BookMeasure = keyof typeof BookMeasure;

/** A booking with its ledger, as the books count it. */
export interface BookedLedger {
  hallId: number;
  currency: CurrencyCode;
  booking: LedgerBooking;
  entries: readonly LedgerEntry[];
  /** Those that weren't taken back. */
  expenses: readonly { amount: Hundredths; day: string }[];
}

/** What a booking adds to the books depends on. */
type CountedLedger = Pick<BookedLedger, 'booking' | 'entries' | 'expenses'>;

/** Sums in one currency; what was received is negative where more was refunded. */
export interface BookSums {
  due: Hundredths;
  received: Hundredths;
  unpaid: Hundredths;
  overdue: Hundredths;
  spent: Hundredths;
}

/** What was earned: received without expenses; negative where more was spent. */
export function findEarned({ received, spent }: Pick<BookSums, 'received' | 'spent'>): Hundredths {
  return (received - spent) as Hundredths;
}

/** What a day adds to the books. */
interface BookLine extends BookSums {
  day: string;
}

/** The sums of a hall in a month. */
export interface BookRow extends BookSums {
  /** `YYYY-MM`; null for what was due before the year and isn't paid. */
  month: string | null;
  hallId: number;
  currency: CurrencyCode;
}

/** Days, both included; from the beginning without a first one. */
export interface BookDays {
  from: string | null;
  to: string;
}

const NOTHING: BookSums = {
  due: 0 as Hundredths,
  received: 0 as Hundredths,
  unpaid: 0 as Hundredths,
  overdue: 0 as Hundredths,
  spent: 0 as Hundredths,
};

function addSums(one: BookSums, other: BookSums): BookSums {
  const sum = (name: keyof BookSums) => {
    const value = one[name] + other[name];
    if (!Number.isSafeInteger(value)) throw new RangeError('The books are larger than can be summed exactly');
    return value as Hundredths;
  };
  return {
    due: sum('due'),
    received: sum('received'),
    unpaid: sum('unpaid'),
    overdue: sum('overdue'),
    spent: sum('spent'),
  };
}

const isNothing = (sums: BookSums) => Object.keys(NOTHING).every((name) => sums[name as keyof BookSums] === 0);

/**
 * What a booking adds to the books, by day. Requests owe nothing; what was received for them is counted. Of a booking of whose
 * payments nothing is known, charges alone are owed.
 */
function listLines({ booking, entries, expenses }: CountedLedger, now: Date): BookLine[] {
  const received = findStanding(entries)
    .filter(({ kind }) => movesMoney(kind))
    .map(({ kind, amount, day }) => ({
      ...NOTHING,
      day,
      received: (kind === PaymentKind.REFUND ? 0 - amount : amount) as Hundredths,
    }));
  const moved = [...received, ...expenses.map(({ amount, day }) => ({ ...NOTHING, day, spent: amount }))];
  if (isOpen(booking.status)) return moved;
  const { parts } = sumLedger(booking, entries, now);
  const isKnown = !isUnknown(booking, entries);
  const owed = parts.flatMap(({ kind, amount, left, dueOn, isOverdue }) =>
    dueOn === null || !(isKnown || kind === OwedPartKind.CHARGE)
      ? []
      : [{ ...NOTHING, day: dueOn, due: amount, unpaid: left, overdue: isOverdue ? left : (0 as Hundredths) }],
  );
  return [...moved, ...owed];
}

/** What a booking adds to the books in a period. */
export function sumBooking(ledger: CountedLedger, { from, to }: BookDays, now: Date): BookSums {
  return listLines(ledger, now)
    .filter(({ day }) => day <= to && (from === null || day >= from))
    .reduce(addSums, NOTHING);
}

/** The first and last day of a year. */
export function daysOfYear(year: number): { from: string; to: string } {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/**
 * The books of a year by month, hall and currency, those without any amount left out; what was due before the year and isn't paid comes
 * first.
 */
export function sumBooks(ledgers: readonly BookedLedger[], year: number, now: Date): BookRow[] {
  const { from, to } = daysOfYear(year);
  const rows = new Map<string, BookRow>();
  for (const { hallId, currency, ...ledger } of ledgers) {
    for (const { day, ...line } of listLines(ledger, now)) {
      if (day > to) continue;
      const isEarlier = day < from;
      const month = isEarlier ? null : day.slice(0, 7);
      const added = isEarlier ? { ...NOTHING, unpaid: line.unpaid, overdue: line.overdue } : line;
      const key = JSON.stringify([month, hallId, currency]);
      rows.set(key, { month, hallId, currency, ...addSums(rows.get(key) ?? NOTHING, added) });
    }
  }
  return [...rows.values()]
    .filter((row) => !isNothing(row))
    .sort(
      (one, other) =>
        (one.month ?? '').localeCompare(other.month ?? '') ||
        one.currency.localeCompare(other.currency) ||
        one.hallId - other.hallId,
    );
}

/** What rows that are added up have in common; null where it is all of them. */
interface TotalKey extends Pick<BookRow, 'currency' | 'month'> {
  hallId: number | null;
}

/** Rows that are added up. */
export type BookTotal = TotalKey & BookSums;

/** Rows summed up by what they have in common, in the order in which it comes first. */
export function totalRows(rows: readonly BookRow[], common: (row: BookRow) => TotalKey): BookTotal[] {
  const totals = new Map<string, BookTotal>();
  for (const row of rows) {
    const key = common(row);
    const name = JSON.stringify(key);
    totals.set(name, { ...key, ...addSums(totals.get(name) ?? NOTHING, row) });
  }
  return [...totals.values()];
}

/** What is to be given back of the cancelled bookings of a hall. */
export interface OpenRefund {
  hallId: number;
  currency: CurrencyCode;
  /** How many bookings. */
  bookings: number;
  amount: Hundredths;
}

/** What is to be given back of cancelled bookings by hall and currency, without those of which nothing is. */
export function sumOpenRefunds(
  ledgers: readonly Pick<BookedLedger, 'hallId' | 'currency' | 'booking' | 'entries'>[],
  now: Date,
): OpenRefund[] {
  const refunds = new Map<string, OpenRefund>();
  for (const { hallId, currency, booking, entries } of ledgers) {
    const due = isCancelled(booking.status) ? findRefundDue(sumLedger(booking, entries, now)) : 0;
    if (due === 0) continue;
    const key = JSON.stringify([hallId, currency]);
    const { bookings, amount } = refunds.get(key) ?? { bookings: 0, amount: 0 };
    refunds.set(key, { hallId, currency, bookings: bookings + 1, amount: (amount + due) as Hundredths });
  }
  return [...refunds.values()].sort(
    (one, other) => one.currency.localeCompare(other.currency) || one.hallId - other.hallId,
  );
}

/** Messages about the books. */
export const BOOKS_MESSAGES = {
  measureUnknown: 'Measure is not known',
  currencyUnknown: 'Currency is not known',
  yearInvalid: 'Year must be between 2000 and 2100',
  daysInvalid: 'The last day must not be before the first',
} as const;
