import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import type { Hundredths } from '../money/money.js';
import { seededRandom } from '../testing.js';
import { findEarned, sumBooking, sumBooks, totalRows, type BookedLedger } from './books.js';
import type { LedgerEntry, PaymentKind } from './ledger.js';
import { bookTwice } from './testing.js';

const NOW = new Date('2027-03-10T08:00:00.000Z');
const money = (units: number) => (units * 100) as Hundredths;

/** 1,000 of which 250 are due on the 1st of March and the rest on the 13th, at hall 1. */
const LEDGER: BookedLedger = {
  hallId: 1,
  currency: 'PKR',
  booking: {
    status: BookingStatus.CONFIRMED,
    totalPrice: money(1000),
    plan: [
      { label: 'Advance', amount: money(250), due: 'AFTER_CONFIRMATION', days: 0 },
      { label: 'Rest', amount: money(750), due: 'BEFORE_START', days: 7 },
    ],
    createdAt: new Date('2027-02-20T08:00:00.000Z'),
    confirmedAt: new Date('2027-03-01T08:00:00.000Z'),
    startTime: new Date('2027-03-20T14:00:00.000Z'),
    timeZone: 'Asia/Karachi',
    cancelledAt: null,
    cancelledAfterEntryId: null,
    cancellationReason: null,
    cancellationRules: [],
  },
  entries: [],
  expenses: [],
};

let nextId = 0;
const entry = (kind: PaymentKind, units: number, day: string, correctsId: number | null = null): LedgerEntry => {
  nextId += 1;
  return { id: nextId, kind, amount: money(units), day, correctsId, note: null };
};
const withEntries = (...entries: LedgerEntry[]): BookedLedger => ({ ...LEDGER, entries });
const row = (month: string | null, due: number, received: number, unpaid: number, overdue: number) => ({
  ...{ month, hallId: 1, currency: 'PKR' },
  ...{ due: money(due), received: money(received), unpaid: money(unpaid), overdue: money(overdue), spent: money(0) },
});

describe('[product: Money] the books', () => {
  it('count parts by the month in which they are due, and money by that in which it came', () => {
    const ledger = withEntries(entry('RECEIPT', 100, '2027-02-27'), entry('REFUND', 30, '2027-03-02'));
    expect(sumBooks([ledger], 2027, NOW)).toEqual([row('2027-02', 0, 100, 0, 0), row('2027-03', 1000, -30, 930, 180)]);
  });

  it('leave out what was taken back, requests, and other years', () => {
    const wrong = entry('RECEIPT', 100, '2027-03-02');
    const takenBack = withEntries(wrong, entry('CORRECTION', 100, '2027-03-03', wrong.id));
    expect(sumBooks([takenBack], 2027, NOW)).toEqual([row('2027-03', 1000, 0, 1000, 250)]);
    const request = { ...withEntries(entry('RECEIPT', 5, '2027-03-02')), booking: { ...LEDGER.booking } };
    request.booking.status = BookingStatus.PENDING;
    expect(sumBooks([request], 2027, NOW)).toEqual([row('2027-03', 0, 5, 0, 0)]);
    expect(sumBooks([LEDGER], 2026, NOW)).toEqual([]);
  });

  it('owe nothing of a booking that was entered once it had begun, until something of its payments is recorded', () => {
    const booking = { ...LEDGER.booking, createdAt: LEDGER.booking.startTime };
    expect(sumBooks([{ ...LEDGER, booking }], 2027, NOW)).toEqual([]);
    const recorded = { ...withEntries(entry('RECEIPT', 100, '2027-03-22')), booking };
    expect(sumBooks([recorded], 2027, NOW)).toEqual([row('2027-03', 1000, 100, 900, 150)]);
    const charged = { ...withEntries(entry('CHARGE', 40, '2027-04-22')), booking };
    expect(sumBooks([charged], 2027, NOW)).toEqual([row('2027-04', 40, 0, 40, 0)]);
  });

  it('count expenses on their day, of requests and unknown payments too, and what is left of what was received', () => {
    const expenses = [
      { amount: money(40), day: '2027-03-02' },
      { amount: money(2), day: '2026-12-31' },
    ];
    const spent = { ...row('2027-03', 1000, 10, 990, 240), spent: money(40) };
    const ledger = { ...withEntries(entry('RECEIPT', 10, '2027-03-02')), expenses };
    expect(sumBooks([ledger], 2027, NOW)).toEqual([spent]);
    expect(findEarned(spent)).toBe(money(-30));
    const request = { ...LEDGER, expenses, booking: { ...LEDGER.booking, status: BookingStatus.PENDING } };
    expect(sumBooks([request], 2027, NOW)).toEqual([{ ...row('2027-03', 0, 0, 0, 0), spent: money(40) }]);
  });

  it('keep what is unpaid of the years before', () => {
    const ledger = withEntries(entry('RECEIPT', 300, '2027-03-02'));
    const later = new Date('2028-01-02T08:00:00.000Z');
    expect(sumBooks([ledger], 2028, later)).toEqual([row(null, 0, 0, 700, 700)]);
    expect(sumBooking(ledger, { from: null, to: '2027-12-31' }, later)).toMatchObject({ overdue: money(700) });
  });

  it('add up by what is common, and never two currencies', () => {
    const all = { month: null, hallId: null };
    const rows = sumBooks([LEDGER, { ...LEDGER, hallId: 2 }, { ...LEDGER, currency: 'USD' }], 2027, NOW);
    expect(totalRows(rows, ({ currency }) => ({ month: null, hallId: null, currency }))).toEqual([
      { ...all, currency: 'PKR', due: money(2000), received: 0, unpaid: money(2000), overdue: money(500), spent: 0 },
      { ...all, currency: 'USD', due: money(1000), received: 0, unpaid: money(1000), overdue: money(250), spent: 0 },
    ]);
  });

  it('have the sums of the slow model, and each is that of its bookings', () => {
    const random = seededRandom(72);
    let lines = 0;
    for (let compared = 0; compared < 3000; compared += 1) {
      const { told, expected } = bookTwice(random);
      lines += expected.length;
      if (told.join('\n') !== expected.join('\n')) expect(told).toEqual(expected);
    }
    expect(lines).toBeGreaterThan(3000);
  });
});
