import { describe, expect, it, test } from '@jest/globals';
import { fromHundredths } from '../money/money.js';
import type { PaymentKind } from '../payments/ledger.js';
import { sayInvoiceInUrdu } from './invoice-urdu.js';
import { cancelledStatement, toInvoice, type WireBooking } from './invoice.js';
import {
  FINAL_NOTE,
  FINAL_STATEMENT,
  SETTLEMENT_LABELS,
  settleInvoice,
  toSettlement,
  type WirePayments,
} from './settlement.js';
import { BookingStatus, CancellationReason } from './transitions.js';

const { CONFIRMED, CANCELLED, PENDING } = BookingStatus;
const entry = (kind: PaymentKind, amount: number, more: object = {}) => ({
  ...{ kind, amount, note: null, isCorrected: false },
  ...more,
});

test.each<[string, WirePayments, BookingStatus, [string, number][]]>([
  [
    'an advance',
    { owed: 1000, balance: 749.5, entries: [entry('RECEIPT', 250.5)] },
    PENDING,
    [
      ['Received', -250.5],
      ['Balance due', 749.5],
    ],
  ],
  [
    'charges, a refund and what was taken back',
    {
      ...{ owed: 1150, balance: -10 },
      entries: [
        entry('RECEIPT', 1200),
        entry('CHARGE', 150, { note: 'Chairs' }),
        entry('REFUND', 40),
        entry('RECEIPT', 77, { isCorrected: true }),
        entry('CORRECTION', 77),
      ],
    },
    CONFIRMED,
    [
      ['Chairs', 150],
      ['Total with charges', 1150],
      ['Received', -1200],
      ['Refunded', 40],
      ['Paid beyond the total', 10],
    ],
  ],
  [
    'a cancelled booking',
    { owed: 300, balance: -700, entries: [entry('RECEIPT', 1000)] },
    CANCELLED,
    [
      ['Kept by the hall', 300],
      ['Received', -1000],
      ['To be refunded', 700],
    ],
  ],
])('[issue 39] the settlement of %s', (_of, payments, status, expected) => {
  const found = toSettlement(payments, status);
  const lines = [...(found?.charges?.lines ?? []), ...(found?.lines ?? []), ...(found ? [found.balance] : [])];
  expect(lines.map(({ label, amount }) => [label, fromHundredths(amount)])).toEqual(expected);
});

const WIRE: WireBooking = {
  ...{ id: 7, status: CONFIRMED, guestCount: 10, startTime: '2027-03-20T14:00:00Z', endTime: '2027-03-20T20:00:00Z' },
  ...{ hallBasePrice: 1000, categoryPrice: 0, typePrice: 0, fixedServicesPrice: 0, optionalServicesPrice: 0 },
  ...{ discountAmount: 0, taxAmount: 0, totalPrice: 1000, fixedServices: [], optionalServices: [] },
};
const PAID = { owed: 1000, balance: 0, entries: [entry('RECEIPT', 1000)] };
const BEFORE = new Date('2027-03-20T19:59:59Z');
const AFTER = new Date('2027-03-20T20:00:00Z');

describe('[issue 39] the final invoice', () => {
  const settle = (payments: WirePayments, now: Date, status: BookingStatus = CONFIRMED) =>
    settleInvoice(toInvoice({ ...WIRE, status }), { ...WIRE, status }, payments, now);

  it('is that of a confirmed booking whose event is over, with entries', () => {
    expect(settle(PAID, AFTER)).toMatchObject({ note: FINAL_NOTE, statement: FINAL_STATEMENT, total: 100_000 });
    expect(settle(PAID, BEFORE)).toMatchObject({ note: 'Booking Confirmation', settlement: { charges: null } });
    expect(settle(PAID, AFTER, CANCELLED).note).toBe('Booking Cancelled');
  });

  it('doesn’t say that nothing is due under a cancelled booking’s, whose lines say what is', () => {
    const cancelled = { ...WIRE, status: CANCELLED, cancellationReason: CancellationReason.CANCELLED_BY_CUSTOMER };
    const settled = (entries: WirePayments['entries']) =>
      settleInvoice(toInvoice(cancelled), cancelled, { owed: 300, balance: -700, entries }, BEFORE).statement;
    expect(settled([entry('RECEIPT', 1000)])).toBe(
      'The customer cancelled this booking. This paper confirms no booking.',
    );
    expect(settled([])).toMatch(/ and nothing is due under it\.$/);
  });

  it('is the invoice as it was where no entry stands', () => {
    for (const entries of [[], [entry('RECEIPT', 5, { isCorrected: true }), entry('CORRECTION', 5)]])
      expect(settle({ owed: 1000, balance: 1000, entries }, AFTER)).toEqual(toInvoice(WIRE));
  });

  it('is translated whole', () => {
    const cancelled = [null, ...Object.values(CancellationReason)].map((reason) => cancelledStatement(reason, true));
    for (const text of [FINAL_NOTE, FINAL_STATEMENT, ...cancelled, ...Object.values(SETTLEMENT_LABELS)])
      expect(sayInvoiceInUrdu(text)).toMatch(/^\p{Script=Arabic}/u);
  });
});
