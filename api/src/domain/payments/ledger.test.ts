import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import type { Hundredths } from '../money/money.js';
import { refusals, seededRandom } from '../testing.js';
import { correctPaymentSchema, PAYMENT_MESSAGES, recordPaymentSchema } from './inputs.js';
import { LEDGER_MESSAGES, sumLedger, type LedgerBooking, type LedgerEntry } from './ledger.js';
import { sumTwice } from './testing.js';

const BOOKING: LedgerBooking = {
  status: BookingStatus.CONFIRMED,
  totalPrice: 100_000 as Hundredths,
  plan: [
    { label: 'Advance', amount: 25_000 as Hundredths, due: 'AFTER_CONFIRMATION', days: 0 },
    { label: 'Rest', amount: 75_000 as Hundredths, due: 'BEFORE_START', days: 7 },
  ],
  createdAt: new Date('2027-02-20T08:00:00.000Z'),
  confirmedAt: new Date('2027-03-01T08:00:00.000Z'),
  startTime: new Date('2027-03-20T14:00:00.000Z'),
  timeZone: 'Asia/Karachi',
  cancelledAt: null,
  cancelledAfterEntryId: null,
  cancellationReason: null,
  cancellationRules: [],
};

const ENTERED_LATE = { createdAt: new Date('2027-03-22T07:00:00.000Z') };

let nextId = 0;
const entry = (kind: LedgerEntry['kind'], amount: number, correctsId: number | null = null): LedgerEntry => {
  nextId += 1;
  return {
    id: nextId,
    kind,
    amount: amount as Hundredths,
    correctsId,
    day: '2027-03-20',
    note: null,
  };
};
const takenBack = (kind: LedgerEntry['kind'], amount: number): LedgerEntry[] => {
  const wrong = entry(kind, amount);
  return [wrong, entry('CORRECTION', amount, wrong.id)];
};

/** Owed, paid, balance, due and overdue. */
function sumsOf(entries: LedgerEntry[], day: string, booking: Partial<LedgerBooking> = {}): number[] {
  const now = new Date(`${day}T12:00:00.000Z`);
  const { owed, paid, balance, due, overdue } = sumLedger({ ...BOOKING, ...booking }, entries, now);
  return [owed, paid, balance, due, overdue];
}

describe('[product: Money] the ledger of a booking', () => {
  it.each<[string, LedgerEntry[], string, Partial<LedgerBooking>, number[]]>([
    ['on the day of the advance', [], '2027-03-01', {}, [100_000, 0, 100_000, 25_000, 0]],
    ['on the day after', [], '2027-03-02', {}, [100_000, 0, 100_000, 25_000, 25_000]],
    ['with the advance', [entry('RECEIPT', 25_000)], '2027-03-02', {}, [100_000, 25_000, 75_000, 0, 0]],
    ['a week before', [entry('RECEIPT', 30_000)], '2027-03-13', {}, [100_000, 30_000, 70_000, 70_000, 0]],
    ['six days before', [entry('RECEIPT', 30_000)], '2027-03-14', {}, [100_000, 30_000, 70_000, 70_000, 70_000]],
    ['paid', [entry('RECEIPT', 100_000)], '2027-03-21', {}, [100_000, 100_000, 0, 0, 0]],
    ['overpaid', [entry('RECEIPT', 120_000)], '2027-03-14', {}, [100_000, 120_000, -20_000, 0, 0]],
    [
      'a refund',
      [entry('RECEIPT', 50_000), entry('REFUND', 30_000)],
      '2027-03-02',
      {},
      [100_000, 20_000, 80_000, 5000, 5000],
    ],
    ['a receipt taken back', takenBack('RECEIPT', 25_000), '2027-03-01', {}, [100_000, 0, 100_000, 25_000, 0]],
    [
      'a refund taken back',
      [entry('RECEIPT', 25_000), ...takenBack('REFUND', 5000)],
      '2027-03-02',
      {},
      [100_000, 25_000, 75_000, 0, 0],
    ],
    [
      'a charge',
      [entry('RECEIPT', 100_000), entry('CHARGE', 9000)],
      '2027-03-20',
      {},
      [109_000, 100_000, 9000, 9000, 0],
    ],
    [
      'a charge a day later',
      [entry('RECEIPT', 100_000), entry('CHARGE', 9000)],
      '2027-03-21',
      {},
      [109_000, 100_000, 9000, 9000, 9000],
    ],
    ['a charge taken back', takenBack('CHARGE', 9000), '2027-03-01', {}, [100_000, 0, 100_000, 25_000, 0]],
    [
      'pending: nothing is due',
      [],
      '2027-03-14',
      { status: BookingStatus.PENDING, confirmedAt: null },
      [100_000, 0, 100_000, 0, 0],
    ],
    [
      'accepted until it is paid: what is left of the first part is due',
      [entry('RECEIPT', 10_000)],
      '2027-03-14',
      { status: BookingStatus.PENDING, confirmedAt: null, paymentDueAt: new Date('2027-03-15T12:00:00.000Z') },
      [100_000, 10_000, 90_000, 15_000, 0],
    ],
    [
      'cancelled: what was paid is to be given back',
      [entry('RECEIPT', 25_000)],
      '2027-03-14',
      { status: BookingStatus.CANCELLED },
      [0, 25_000, -25_000, 0, 0],
    ],
    ['entered once it was over: nothing is chased', [], '2027-03-25', ENTERED_LATE, [100_000, 0, 100_000, 0, 0]],
    [
      'entered once it was over, and a payment of it: the rest is known',
      [entry('RECEIPT', 30_000)],
      '2027-03-25',
      ENTERED_LATE,
      [100_000, 30_000, 70_000, 70_000, 70_000],
    ],
    [
      'entered once it was over, and a payment that was taken back: nothing is known of it again',
      takenBack('RECEIPT', 30_000),
      '2027-03-25',
      ENTERED_LATE,
      [100_000, 0, 100_000, 0, 0],
    ],
    [
      'entered once it was over, and a charge: it alone is due',
      [entry('CHARGE', 9000), ...takenBack('CHARGE', 5000)],
      '2027-03-25',
      ENTERED_LATE,
      [109_000, 0, 109_000, 9000, 9000],
    ],
    ['no plan: all at the start', [], '2027-03-19', { plan: [] }, [100_000, 0, 100_000, 0, 0]],
    ['no plan, on the day', [], '2027-03-20', { plan: [] }, [100_000, 0, 100_000, 100_000, 0]],
    ['nothing to pay', [], '2027-03-20', { plan: [], totalPrice: 0 as Hundredths }, [0, 0, 0, 0, 0]],
  ])('%s', (_name, entries, day, booking, expected) => {
    expect(sumsOf(entries, day, booking)).toEqual(expected);
  });

  it('fills the parts in their order', () => {
    const { parts } = sumLedger(BOOKING, [entry('RECEIPT', 30_000), entry('CHARGE', 500)], new Date('2027-03-21'));
    expect(parts.map(({ kind, label, paid, left }) => [kind, label, paid, left])).toEqual([
      ['PLAN', 'Advance', 25_000, 0],
      ['PLAN', 'Rest', 5000, 70_000],
      ['CHARGE', null, 0, 500],
    ]);
  });

  it('has the sums of a slow, obvious model', () => {
    const random = seededRandom(59);
    for (let compared = 0; compared < 3000; compared += 1) {
      const { told, expected } = sumTwice(random);
      expect(told).toBe(expected);
    }
  });

  const receipt = { kind: 'RECEIPT', amount: 5, method: 'CASH' };

  it.each<[string, object, object]>([
    ['cash', receipt, {}],
    ['a charge', { kind: 'CHARGE', amount: 5, note: 'Five heads' }, {}],
    ['a charge of nothing in particular', { kind: 'CHARGE', amount: 5 }, { note: LEDGER_MESSAGES.noteRequired }],
    ['no method', { kind: 'REFUND', amount: 5 }, { method: LEDGER_MESSAGES.methodRequired }],
    ['nothing', { ...receipt, amount: 0 }, { amount: PAYMENT_MESSAGES.amountPositive }],
    ['a correction', { ...receipt, kind: 'CORRECTION' }, { kind: PAYMENT_MESSAGES.kindUnknown }],
    ['no day', { ...receipt, day: '2027-02-30' }, { day: PAYMENT_MESSAGES.dayInvalid }],
  ])('validates %s', (_name, input, expected) => {
    expect(refusals(recordPaymentSchema, input)).toEqual(expected);
  });

  it('asks for the reason of a correction', () => {
    expect(refusals(correctPaymentSchema, { reason: ' ' })).toEqual({ reason: PAYMENT_MESSAGES.reasonRequired });
  });
});
