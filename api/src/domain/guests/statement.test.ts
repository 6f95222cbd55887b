import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import type { CurrencyCode } from '../currency/currencies.js';
import type { Hundredths } from '../money/money.js';
import type { LedgerEntry } from '../payments/ledger.js';
import { isTooLong, STATEMENT_LIMITS, writeStatement, type StatementSource } from './statement.js';

const NOW = new Date('2027-03-01T10:00:00.000Z');

interface Given {
  id: number;
  day: string;
  status?: BookingStatus;
  currency?: CurrencyCode;
  entries?: Partial<LedgerEntry>[];
}

/** A booking of 100.00 in the evening of a day. */
function booking({
  id,
  day,
  status = BookingStatus.CONFIRMED,
  currency = 'PKR',
  entries = [],
}: Given): StatementSource {
  const entry = { kind: 'RECEIPT', correctsId: null, day: '2027-02-20', note: null } as const;
  return {
    ...{ id, status, currency, plan: [], timeZone: 'Asia/Karachi' },
    totalPrice: 10_000 as Hundredths,
    createdAt: new Date('2027-01-01T10:00:00.000Z'),
    confirmedAt: new Date('2027-01-02T10:00:00.000Z'),
    startTime: new Date(`${day}T14:00:00.000Z`),
    ...{ cancelledAt: null, cancelledAfterEntryId: null, cancellationReason: null, cancellationRules: [] },
    entries: entries.map((given, index) => ({ ...entry, id: id * 100 + index, amount: 0 as Hundredths, ...given })),
  };
}
const amount = (hundredths: number) => hundredths as Hundredths;

describe('[product: Money] the statement of account of a guest', () => {
  it('has the bookings of which something is owed or was paid, and the money that changed hands', () => {
    const [account, ...others] = writeStatement(
      [
        booking({ id: 1, day: '2027-03-10', entries: [{ amount: amount(4_000), day: '2027-02-21' }] }),
        booking({ id: 2, day: '2027-03-12', status: BookingStatus.PENDING }),
        booking({ id: 3, day: '2027-03-13', status: BookingStatus.CANCELLED }),
        booking({
          id: 4,
          day: '2027-03-14',
          entries: [
            { amount: amount(1_000), day: '2027-02-20' },
            { amount: amount(2_000) },
            { kind: 'CORRECTION', amount: amount(2_000), correctsId: 401 },
            { kind: 'CHARGE', amount: amount(500) },
          ],
        }),
      ],
      null,
      NOW,
    );
    expect(others).toEqual([]);
    expect(account).toMatchObject({ currency: 'PKR', broughtForward: 0, balance: 15_500 });
    expect(account?.amounts).toMatchObject({ owed: 20_500, paid: 5_000 });
    expect(account?.bookings.map(({ id, date }) => [id, date])).toEqual([
      [1, '2027-03-10'],
      [4, '2027-03-14'],
    ]);
    expect(account?.entries.map(({ id, bookingId }) => [id, bookingId])).toEqual([
      [400, 4],
      [100, 1],
    ]);
  });

  it.each([
    [null, 0, [1, 2, 3], 27_000],
    ['2027-03-10', 0, [1, 2, 3], 27_000],
    ['2027-03-11', 7_000, [2, 3], 27_000],
    ['2028-01-01', 27_000, [], 27_000],
  ])('brings forward what is left of events before %s', (from, broughtForward, ids, balance) => {
    const bookings = [
      booking({ id: 1, day: '2027-03-10', entries: [{ amount: amount(3_000) }] }),
      booking({ id: 2, day: '2027-03-11' }),
      booking({ id: 3, day: '2027-04-11' }),
    ];
    const [account] = writeStatement(bookings, from, NOW);
    expect(account).toMatchObject({ broughtForward, balance });
    expect(account?.bookings.map(({ id }) => id)).toEqual(ids);
    expect(account?.entries).toHaveLength(ids.includes(1) ? 1 : 0);
  });

  it('is one a currency', () => {
    const accounts = writeStatement(
      [booking({ id: 1, day: '2027-03-10' }), booking({ id: 2, day: '2027-03-11', currency: 'EUR' })],
      null,
      NOW,
    );
    expect(accounts.map(({ currency, balance }) => [currency, balance])).toEqual([
      ['PKR', 10_000],
      ['EUR', 10_000],
    ]);
  });

  it.each([
    [STATEMENT_LIMITS.bookingsMax, 0, false],
    [STATEMENT_LIMITS.bookingsMax + 1, 0, true],
    [1, STATEMENT_LIMITS.entriesMax, false],
    [1, STATEMENT_LIMITS.entriesMax + 1, true],
  ])('with %i bookings and %i payments of the first is too long: %s', (count, paid, expected) => {
    const bookings = Array.from({ length: count }, (_, index) =>
      booking({
        id: index + 1,
        day: '2027-03-10',
        entries: index === 0 ? Array.from({ length: paid }, (_each, id) => ({ id, amount: amount(1) })) : [],
      }),
    );
    expect(isTooLong(writeStatement(bookings, null, NOW))).toBe(expected);
    expect(isTooLong(writeStatement(bookings, '2027-03-11', NOW))).toBe(false);
  });
});
