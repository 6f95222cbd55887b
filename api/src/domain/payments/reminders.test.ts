import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import type { Hundredths } from '../money/money.js';
import { addDays } from '../time/days.js';
import type { LedgerBooking } from './ledger.js';
import { findOverdue, findReminders } from './reminders.js';

const money = (units: number) => (units * 100) as Hundredths;

/** 250 are due on the 5th of March, the rest on the 13th. */
const BOOKING: LedgerBooking = {
  status: BookingStatus.CONFIRMED,
  totalPrice: money(1000),
  plan: [
    { label: 'Advance', amount: money(250), due: 'AFTER_CONFIRMATION', days: 4 },
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
};
const paid = (units: number) => [
  { id: 1, kind: 'RECEIPT' as const, amount: money(units), correctsId: null, day: '2027-03-01', note: null },
];
const on = (day: string, booking = BOOKING, entries: Parameters<typeof findReminders>[1] = []) =>
  findReminders(booking, entries, new Date(`${day}T07:00:00.000Z`));

describe('[product: Money] reminders of payments', () => {
  it('come from three days before a part is due, after it, and once more a week later', () => {
    const days = Array.from({ length: 31 }, (_, index) => addDays('2027-03-01', index));
    expect(
      days.flatMap((day) => on(day).map(({ kind, dueOn }) => `${day.slice(8)} ${kind} ${dueOn.slice(8)}`)),
    ).toEqual([
      ...['02 DUE_SOON 05', '03 DUE_SOON 05', '04 DUE_SOON 05', '06 OVERDUE 05', '07 OVERDUE 05', '08 OVERDUE 05'],
      ...['10 DUE_SOON 13', '11 DUE_SOON 13', '12 STILL_OVERDUE 05', '12 DUE_SOON 13', '13 STILL_OVERDUE 05'],
      ...['14 STILL_OVERDUE 05', '14 OVERDUE 13', '15 OVERDUE 13', '16 OVERDUE 13'],
      ...['20 STILL_OVERDUE 13', '21 STILL_OVERDUE 13', '22 STILL_OVERDUE 13'],
    ]);
  });

  it('have what is left of the parts of a day, and are none of what is paid', () => {
    expect(on('2027-03-06', BOOKING, paid(100))).toEqual([
      { kind: 'OVERDUE', dueOn: '2027-03-05', amount: money(150) },
    ]);
    expect(on('2027-03-06', BOOKING, paid(250))).toEqual([]);
    const [advance] = BOOKING.plan;
    const twice = { ...BOOKING, plan: advance ? [advance, { ...advance, amount: money(750) }] : [] };
    expect(on('2027-03-06', twice)).toEqual([{ kind: 'OVERDUE', dueOn: '2027-03-05', amount: money(1000) }]);
  });

  it.each<[string, Partial<LedgerBooking>]>([
    ['a request', { status: BookingStatus.PENDING, confirmedAt: null }],
    ['a cancelled booking', { status: BookingStatus.CANCELLED }],
    ['a past function that was imported', { createdAt: new Date('2027-03-21T08:00:00.000Z') }],
    ['one that was confirmed today', { confirmedAt: new Date('2027-03-14T06:00:00.000Z') }],
  ])('are none of %s', (_name, facts) => {
    expect(on('2027-03-14', { ...BOOKING, ...facts })).toEqual([]);
  });

  it('leave what is overdue to be told from the day after, for as long as it isn’t paid', () => {
    const overdueOn = (day: string, facts = BOOKING, entries: Parameters<typeof findReminders>[1] = []) =>
      findOverdue(facts, entries, new Date(`${day}T07:00:00.000Z`)).map(({ dueOn, amount }) => [dueOn, amount]);
    expect(overdueOn('2027-03-05')).toEqual([]);
    expect(overdueOn('2027-03-11', BOOKING, paid(100))).toEqual([['2027-03-05', money(150)]]);
    const both = [
      ['2027-03-05', money(250)],
      ['2027-03-13', money(750)],
    ];
    expect(overdueOn('2027-05-01')).toEqual(both);
    expect(overdueOn('2027-05-01', { ...BOOKING, createdAt: new Date('2027-03-21T08:00:00.000Z') })).toEqual([]);
  });

  it('are of the whole total without a plan, which is due at the start', () => {
    expect(on('2027-03-21', { ...BOOKING, plan: [] })).toEqual([
      { kind: 'OVERDUE', dueOn: '2027-03-20', amount: money(1000) },
    ]);
    expect(on('2027-03-18', { ...BOOKING, plan: [] }, paid(100))).toEqual([
      { kind: 'DUE_SOON', dueOn: '2027-03-20', amount: money(900) },
    ]);
  });
});
