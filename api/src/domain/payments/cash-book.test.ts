import { describe, expect, it } from '@jest/globals';
import type { Hundredths } from '../money/money.js';
import { refusals, seededRandom } from '../testing.js';
import { CASH_MESSAGES, closeCashSchema, findExpectedCash, sumDay, type DayEntry } from './cash-book.js';
import { PAYMENT_MESSAGES } from './inputs.js';
import { PaymentMethod } from './ledger.js';

const entry = (given: Partial<Omit<DayEntry, 'amount'>> & { amount: number }): DayEntry => ({
  ...{ kind: 'RECEIPT', method: 'CASH', currency: 'PKR', memberId: 1, recordedBy: 'Amna', isCorrected: false },
  ...given,
  amount: given.amount as Hundredths,
});

const METHODS = Object.values(PaymentMethod);

function createDay(random: () => number): DayEntry[] {
  const below = (most: number) => Math.floor(random() * most);
  return Array.from({ length: below(30) }, () =>
    entry({
      amount: 1 + below(1_000_000_000),
      kind: random() < 0.3 ? 'REFUND' : 'RECEIPT',
      method: METHODS[below(METHODS.length)] ?? 'CASH',
      currency: random() < 0.2 ? 'USD' : 'PKR',
      // Two members may have one name.
      ...{ memberId: 1 + below(3), recordedBy: random() < 0.5 ? 'Amna' : 'Bilal' },
      isCorrected: random() < 0.2,
    }),
  );
}

describe('[product: Money] the cash book of a day', () => {
  it('adds up by method and by member, leaves out what was taken back, and never adds two currencies', () => {
    const day = [
      entry({ amount: 500 }),
      entry({ amount: 70, kind: 'REFUND' }),
      entry({ amount: 900, isCorrected: true }),
      entry({ amount: 30, method: 'RAAST' }),
      entry({ amount: 11, memberId: 2 }),
      entry({ amount: 4, currency: 'USD' }),
    ];
    const all = { memberId: null, recordedBy: null };
    expect(sumDay(day, false)).toEqual([
      { currency: 'PKR', method: 'CASH', ...all, received: 511, refunded: 70, net: 441 },
      { currency: 'PKR', method: 'RAAST', ...all, received: 30, refunded: 0, net: 30 },
      { currency: 'USD', method: 'CASH', ...all, received: 4, refunded: 0, net: 4 },
    ]);
    expect(sumDay(day, true).map(({ memberId, method, net }) => [memberId, method, net])).toEqual([
      [1, 'CASH', 430],
      [1, 'RAAST', 30],
      [2, 'CASH', 11],
      [1, 'CASH', 4],
    ]);
    expect(findExpectedCash(day, 'PKR')).toBe(441);
    expect(findExpectedCash([], 'PKR')).toBe(0);
  });

  it('has the sums of one entry after the other', () => {
    const random = seededRandom(73);
    for (let compared = 0; compared < 500; compared += 1) {
      const day = createDay(random);
      for (const isByMember of [false, true]) {
        const told = sumDay(day, isByMember).map(
          ({ currency, method, memberId, net }) => `${currency} ${method} ${memberId ?? 'all'} ${net}`,
        );
        const slow = new Map<string, bigint>();
        for (const { kind, method, amount, currency, memberId, isCorrected } of day) {
          if (isCorrected) continue;
          const key = `${currency} ${method} ${isByMember ? memberId : 'all'}`;
          slow.set(key, (slow.get(key) ?? 0n) + (kind === 'REFUND' ? -1n : 1n) * BigInt(amount));
        }
        expect(told.sort()).toEqual([...slow].map(([key, sum]) => `${key} ${sum}`).sort());
      }
    }
  });

  it.each<[string, object, object]>([
    ['nothing counted', { counted: 0 }, {}],
    ['no count', {}, { counted: CASH_MESSAGES.countedRequired }],
    ['a day that isn’t one', { counted: 5, day: '2027-02-30' }, { day: PAYMENT_MESSAGES.dayInvalid }],
  ])('checks a count: %s', (_name, input, expected) => {
    expect(refusals(closeCashSchema, input)).toEqual(expected);
  });
});
