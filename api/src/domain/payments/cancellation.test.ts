import { describe, expect, it } from '@jest/globals';
import { BookingStatus, CancellationReason } from '../bookings/transitions.js';
import { businessSettingsSchema } from '../businesses/inputs.js';
import type { Hundredths } from '../money/money.js';
import { refusals } from '../testing.js';
import { sayInUrdu } from '../urdu/phrases.js';
import { daysToStart, findRefundPercent } from './cancellation.js';
import {
  CANCELLATION_MESSAGES,
  DEFAULT_CANCELLATION_RULES,
  describeCancellationRules,
  type CancellationStep,
} from './cancellation-rules.js';
import { findRefundDue, quoteCancellation, sumLedger, type LedgerBooking, type LedgerEntry } from './ledger.js';

/** The 20th of March, 7 PM, in Karachi. */
const EVENT = { startTime: new Date('2027-03-20T14:00:00.000Z'), timeZone: 'Asia/Karachi' };
const at = (time: string) => new Date(time);
const CONFIRMED: LedgerBooking = {
  ...EVENT,
  status: BookingStatus.CONFIRMED,
  totalPrice: 100_000 as Hundredths,
  plan: [],
  createdAt: at('2027-01-01T08:00:00.000Z'),
  confirmedAt: at('2027-01-01T08:00:00.000Z'),
  cancelledAt: null,
  cancelledAfterEntryId: null,
  cancellationReason: null,
  cancellationRules: DEFAULT_CANCELLATION_RULES,
};
/** The last entry before the cancellation. */
const LAST_ID = 1000;
/** Forty days before. */
const CANCELLED_AT = at('2027-02-08T10:00:00.000Z');
const cancelled = (reason: CancellationReason, more: Partial<LedgerBooking> = {}): LedgerBooking => ({
  ...CONFIRMED,
  status: BookingStatus.CANCELLED,
  cancelledAt: CANCELLED_AT,
  cancelledAfterEntryId: LAST_ID,
  cancellationReason: reason,
  ...more,
});
const BY_CUSTOMER = cancelled(CancellationReason.CANCELLED_BY_CUSTOMER);

let nextId = 0;
function entry(kind: LedgerEntry['kind'], amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry {
  nextId += 1;
  return { id: nextId, kind, amount: amount as Hundredths, correctsId: null, note: null, day: '2027-02-01', ...more };
}
/** Recorded after the cancellation. */
const late = (day: string) => ({ id: (nextId += 1) + LAST_ID, day });
const taken = (kind: LedgerEntry['kind'], amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry[] => {
  const wrong = entry(kind, amount, more);
  return [wrong, entry('CORRECTION', amount, { ...late('2027-02-20'), correctsId: wrong.id })];
};

describe('[product: Money] cancellation rules', () => {
  it.each([
    ['days of the hall’s zone, not of UTC', '2027-02-17T18:59:59.999Z', 31, 50],
    ['the last day of the first step, to its end', '2027-02-18T18:59:59.999Z', 30, 50],
    ['the day after', '2027-02-18T19:00:00.000Z', 29, 0],
    ['the day itself', '2027-03-20T13:00:00.000Z', 0, 0],
    ['afterwards', '2027-03-21T13:00:00.000Z', -1, 0],
  ])('count %s', (_name, now, days, percent) => {
    expect(daysToStart(EVENT, at(now))).toBe(days);
    expect(findRefundPercent(DEFAULT_CANCELLATION_RULES, EVENT, at(now))).toBe(percent);
  });

  it('count calendar days over a change of the clocks', () => {
    const event = { startTime: at('2027-03-15T00:30:00.000Z'), timeZone: 'America/New_York' };
    expect(daysToStart(event, at('2027-03-14T04:30:00.000Z'))).toBe(1);
  });

  it.each<[string, CancellationStep[], number, number]>([
    ['no rules', [], 40, 0],
    ['a step on the day', [{ days: 0, percent: 20 }], 0, 20],
    [
      'steps in any order',
      [
        { days: 3, percent: 10 },
        { days: 60, percent: 100 },
        { days: 20, percent: 30 },
      ],
      20,
      30,
    ],
    [
      'the step before that',
      [
        { days: 3, percent: 10 },
        { days: 60, percent: 100 },
        { days: 20, percent: 30 },
      ],
      19,
      10,
    ],
  ])('know %s', (_name, rules, days, percent) => {
    const now = new Date(EVENT.startTime.getTime() - days * 86_400_000);
    expect(findRefundPercent(rules, EVENT, now)).toBe(percent);
  });

  it.each<[string, LedgerBooking, LedgerEntry[], { kept: number; owed: number; refund: number }]>([
    ['half of it', BY_CUSTOMER, [entry('RECEIPT', 50_000)], { kept: 25_000, owed: 25_000, refund: 25_000 }],
    ['an odd sum to the paisa', BY_CUSTOMER, [entry('RECEIPT', 333)], { kept: 166, owed: 166, refund: 167 }],
    ['nothing of nothing', BY_CUSTOMER, [], { kept: 0, owed: 0, refund: 0 }],
    [
      'nothing once it was given back',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000), entry('REFUND', 25_000, late('2027-02-20'))],
      { kept: 25_000, owed: 25_000, refund: 0 },
    ],
    [
      'no debt where more was given back',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000), entry('REFUND', 40_000, late('2027-02-20'))],
      { kept: 10_000, owed: 10_000, refund: 0 },
    ],
    [
      'what a refund before left',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000), entry('REFUND', 10_000)],
      { kept: 20_000, owed: 20_000, refund: 20_000 },
    ],
    [
      'all of what came later',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000), entry('RECEIPT', 7000, late('2027-02-20'))],
      { kept: 25_000, owed: 25_000, refund: 32_000 },
    ],
    [
      'all of what came before and was recorded later: the customer was told of nothing',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000, late('2027-02-07'))],
      { kept: 0, owed: 0, refund: 50_000 },
    ],
    [
      'half of the total at most, and all of what was paid beyond it',
      BY_CUSTOMER,
      [entry('RECEIPT', 100_000), entry('RECEIPT', 100_000)],
      { kept: 50_000, owed: 50_000, refund: 150_000 },
    ],
    [
      'nothing of a receipt that was a mistake',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000), ...taken('RECEIPT', 9000)],
      { kept: 25_000, owed: 25_000, refund: 25_000 },
    ],
    [
      'all again once a refund was a mistake',
      BY_CUSTOMER,
      [entry('RECEIPT', 50_000), ...taken('REFUND', 25_000, late('2027-02-20'))],
      { kept: 25_000, owed: 25_000, refund: 25_000 },
    ],
    [
      'all under generous rules',
      { ...BY_CUSTOMER, cancellationRules: [{ days: 0, percent: 100 }] },
      [entry('RECEIPT', 50_000)],
      { kept: 0, owed: 0, refund: 50_000 },
    ],
    ...[
      CancellationReason.CANCELLED_BY_STAFF,
      CancellationReason.CALLED_OFF,
      CancellationReason.DECLINED,
      CancellationReason.EXPIRED,
      CancellationReason.WITHDRAWN,
    ].map(
      (reason) =>
        [
          `all after ${reason}`,
          cancelled(reason),
          [entry('RECEIPT', 50_000)],
          { kept: 0, owed: 0, refund: 50_000 },
        ] as [string, LedgerBooking, LedgerEntry[], { kept: number; owed: number; refund: number }],
    ),
  ])('give back %s', (_name, booking, entries, expected) => {
    const sums = sumLedger(booking, entries, at('2027-02-21T08:00:00.000Z'));
    expect({ kept: sums.kept, owed: sums.owed, refund: findRefundDue(sums) }).toEqual(expected);
    expect(sums.overdue).toBe(0);
  });

  it('show what is kept as a part that is paid', () => {
    const { parts } = sumLedger(BY_CUSTOMER, [entry('RECEIPT', 50_000)], at('2027-02-21T08:00:00.000Z'));
    expect(parts).toMatchObject([{ kind: 'KEPT', amount: 25_000, paid: 25_000, left: 0, dueOn: '2027-02-08' }]);
  });

  it('quote what the customer gets back: all for a request, by the rules for a booking', () => {
    const entries = [entry('RECEIPT', 50_000)];
    const pending = { ...CONFIRMED, status: BookingStatus.PENDING, confirmedAt: null };
    expect(quoteCancellation(CONFIRMED, entries, CANCELLED_AT)).toEqual({ paid: 50_000, refund: 25_000, kept: 25_000 });
    expect(quoteCancellation(pending, entries, CANCELLED_AT)).toEqual({ paid: 50_000, refund: 50_000, kept: 0 });
  });

  it.each<[CancellationStep[], string[]]>([
    [
      [...DEFAULT_CANCELLATION_RULES],
      [
        'Cancelled by the customer at least 30 days before the event: 50% of what was paid comes back.',
        'Cancelled by the customer later: nothing of what was paid comes back.',
        'Cancelled by the hall: everything that was paid comes back.',
      ],
    ],
    [
      [
        { days: 1, percent: 50 },
        { days: 14, percent: 50 },
        { days: 60, percent: 100 },
        { days: 0, percent: 20 },
      ],
      [
        'Cancelled by the customer at least 60 days before the event: everything that was paid comes back.',
        'Cancelled by the customer at least 1 day before the event: 50% of what was paid comes back.',
        'Cancelled by the customer before the event starts: 20% of what was paid comes back.',
        'Cancelled by the hall: everything that was paid comes back.',
      ],
    ],
    [
      [],
      [
        'Cancelled by the customer: nothing of what was paid comes back.',
        'Cancelled by the hall: everything that was paid comes back.',
      ],
    ],
    [
      [{ days: 0, percent: 100 }],
      [
        'Cancelled by the customer before the event starts: everything that was paid comes back.',
        'Cancelled by the hall: everything that was paid comes back.',
      ],
    ],
  ])('are told in sentences, in Urdu too: %j', (rules, sentences) => {
    expect(describeCancellationRules(rules)).toEqual(sentences);
    for (const sentence of sentences) expect(sayInUrdu(sentence)).toMatch(/^[^A-Za-z]+$/);
  });

  it.each<[string, unknown, object]>([
    ['the default', DEFAULT_CANCELLATION_RULES, {}],
    ['none', [], {}],
    [
      'a step twice',
      [
        { days: 7, percent: 50 },
        { days: 7, percent: 20 },
      ],
      { cancellationRules: CANCELLATION_MESSAGES.dayTwice },
    ],
    [
      'more for less notice',
      [
        { days: 7, percent: 50 },
        { days: 30, percent: 20 },
      ],
      { cancellationRules: CANCELLATION_MESSAGES.rising },
    ],
    [
      'more than all',
      [{ days: 7, percent: 101 }],
      { 'cancellationRules[0].percent': CANCELLATION_MESSAGES.percentInvalid },
    ],
    ['half a day', [{ days: 0.5, percent: 10 }], { 'cancellationRules[0].days': CANCELLATION_MESSAGES.daysInvalid }],
  ])('are checked: %s', (_name, cancellationRules, expected) => {
    expect(refusals(businessSettingsSchema, { cancellationRules })).toEqual(expected);
  });
});
