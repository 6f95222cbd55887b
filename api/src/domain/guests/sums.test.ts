import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import { ZERO, type Hundredths } from '../money/money.js';
import type { LedgerBooking, LedgerEntry } from '../payments/ledger.js';
import { addAmounts, countForGuest, NO_AMOUNTS } from './sums.js';

const NOW = new Date('2027-03-01T10:00:00.000Z');
const amount = (hundredths: number) => hundredths as Hundredths;

const booking = (status: BookingStatus, startTime: string): LedgerBooking => ({
  status,
  totalPrice: amount(10_000_000),
  plan: [],
  createdAt: new Date('2027-02-01T10:00:00.000Z'),
  confirmedAt: status === BookingStatus.PENDING ? null : new Date('2027-02-02T10:00:00.000Z'),
  startTime: new Date(startTime),
  timeZone: 'Asia/Karachi',
  cancelledAt: null,
  cancelledAfterEntryId: null,
  cancellationReason: null,
  cancellationRules: [],
});
const receipt = (id: number, hundredths: number): LedgerEntry => ({
  ...{ id, kind: 'RECEIPT', amount: amount(hundredths), correctsId: null, day: '2027-02-20', note: null },
});

describe('[product: Money] what a booking adds to the amounts of its guest', () => {
  it.each([
    ['a coming one', BookingStatus.CONFIRMED, '2027-03-21T14:00:00.000Z', [], [10_000_000, 0, 0, 10_000_000, 0]],
    [
      'one of today',
      BookingStatus.CONFIRMED,
      '2027-03-01T14:00:00.000Z',
      [],
      [10_000_000, 0, 0, 10_000_000, 10_000_000],
    ],
    [
      'a part paid',
      BookingStatus.CONFIRMED,
      '2027-03-21T14:00:00.000Z',
      [3_000_001],
      [10_000_000, 3_000_001, 0, 6_999_999, 0],
    ],
    [
      'too much paid',
      BookingStatus.CONFIRMED,
      '2027-03-21T14:00:00.000Z',
      [11_000_000],
      [10_000_000, 11_000_000, 0, -1_000_000, 0],
    ],
    ['a request', BookingStatus.PENDING, '2027-03-21T14:00:00.000Z', [], [0, 0, 0, 0, 0]],
    ['a paid request', BookingStatus.PENDING, '2027-03-21T14:00:00.000Z', [3_000_000], [0, 3_000_000, 3_000_000, 0, 0]],
    [
      'a cancelled one',
      BookingStatus.CANCELLED,
      '2027-03-21T14:00:00.000Z',
      [3_000_000],
      [0, 3_000_000, 0, -3_000_000, 0],
    ],
  ] as const)('%s', (_name, status, startTime, paid, [owed, got, paidForRequests, balance, due]) => {
    const entries = paid.map((each, index) => receipt(index + 1, each));
    expect(countForGuest(booking(status, startTime), entries, NOW)).toEqual({
      ...{ owed, paid: got, paidForRequests, balance, due },
    });
  });

  it('is nothing of a past one that was entered afterwards, until a payment is recorded', () => {
    const past = booking(BookingStatus.CONFIRMED, '2027-01-21T14:00:00.000Z');
    expect(countForGuest(past, [], NOW)).toEqual(NO_AMOUNTS);
    expect(countForGuest(past, [receipt(1, 3_000_000)], NOW)).toMatchObject({ owed: 10_000_000, balance: 7_000_000 });
    const charge: LedgerEntry = { ...receipt(1, 500_000), kind: 'CHARGE' };
    const charged = { owed: 500_000, paid: 0, paidForRequests: 0, balance: 500_000, due: 500_000 };
    expect(countForGuest(past, [charge], NOW)).toEqual(charged);
  });

  it('is added up, nothing being the sum of nothing', () => {
    const one = { owed: amount(5), paid: amount(1), paidForRequests: ZERO, balance: amount(4), due: amount(2) };
    const other = { ...one, paid: amount(9), balance: amount(-4) };
    expect(addAmounts([])).toEqual(NO_AMOUNTS);
    expect(addAmounts([one, other])).toEqual({ owed: 10, paid: 10, paidForRequests: 0, balance: 0, due: 4 });
  });
});
