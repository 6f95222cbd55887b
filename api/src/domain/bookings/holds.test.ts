import { describe, expect, it } from '@jest/globals';
import {
  awaitsPayment,
  confirmsOnPayment,
  createHold,
  createPaymentHold,
  isGranted,
  isHeld,
  isKeptForProof,
  isPaymentMissing,
  type HoldsOfCustomer,
} from './holds.js';
import { BookingSource } from './entry.js';
import { BookingStatus } from './transitions.js';

const now = new Date('2027-03-01T07:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const NONE: HoldsOfCustomer = { live: 0, withBusiness: 0, heldBefore: false };

describe('[issue 16] the hold of a new request', () => {
  const cases: [string, number, number, Partial<HoldsOfCustomer>, [until: number, remindAt: number] | null][] = [
    ['no hours: no hold', 0, 100, {}, null],
    ['as long as the owner says, with a reminder at half time', 24, 100, {}, [24, 12]],
    ['an hour', 1, 100, {}, [1, 0.5]],
    ['until the start at the latest', 24, 10, {}, [10, 5]],
    ['until the start exactly', 24, 24, {}, [24, 12]],
    ['none for what starts now', 24, 0, {}, null],
    ['none for what has started', 24, -1, {}, null],
    ['the fifth of a customer', 24, 100, { live: 4 }, [24, 12]],
    ['no sixth', 24, 100, { live: 5 }, null],
    ['the second with a business', 24, 100, { live: 1, withBusiness: 1 }, [24, 12]],
    ['no third with a business', 24, 100, { live: 2, withBusiness: 2 }, null],
    ['not the same hours of a hall again', 24, 100, { heldBefore: true }, null],
  ];
  it.each(cases)('%s', (_title, held, startsIn, has, expected) => {
    expect(createHold({ hours: held, start: hours(startsIn), now }, { ...NONE, ...has })).toEqual(
      expected && { until: hours(expected[0]), remindAt: hours(expected[1]) },
    );
  });
});

describe('[issue 16] whether a request holds its time', () => {
  const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;
  const cases: [string, BookingStatus, Date | null, boolean][] = [
    ['before its end', PENDING, new Date(now.getTime() + 1), true],
    ['not at its end', PENDING, now, false],
    ['not without a hold', PENDING, null, false],
    ['not once confirmed: it is booked', CONFIRMED, hours(1), false],
    ['not once cancelled', CANCELLED, hours(1), false],
  ];
  it.each(cases)('%s', (_title, status, heldUntil, expected) => {
    expect(isHeld({ status, heldUntil }, now.getTime())).toBe(expected);
  });
});

describe('[product: Money] a request that is accepted until its first payment', () => {
  const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;
  it.each<[number, number, [until: number, remindAt: number] | null]>([
    [48, 500, [48, 24]],
    [48, 10, [10, 5]],
    [48, 0, null],
  ])('holds its time for %d hours where it starts in %d', (held, startsIn, expected) => {
    expect(createPaymentHold({ hours: held, start: hours(startsIn), now })).toEqual(
      expected && { until: hours(expected[0]), remindAt: hours(expected[1]) },
    );
  });

  it.each<[string, BookingStatus, Date | null, [awaits: boolean, isMissing: boolean, isGranted: boolean]]>([
    ['before it is due', PENDING, new Date(now.getTime() + 1), [true, false, true]],
    ['once it is due', PENDING, now, [true, true, true]],
    ['where none is required', PENDING, null, [false, false, false]],
    ['once confirmed', CONFIRMED, now, [false, false, true]],
    ['once cancelled', CANCELLED, now, [false, false, false]],
  ])('%s', (_title, status, paymentDueAt, expected) => {
    const booking = { status, paymentDueAt, heldUntil: paymentDueAt };
    expect([awaitsPayment(booking), isPaymentMissing(booking, now), isGranted(booking)]).toEqual(expected);
    expect(isKeptForProof(booking)).toBe(false);
  });

  const request = {
    ...{ status: PENDING, source: BookingSource.CUSTOMER as BookingSource, isPaymentRequired: true },
    ...{ paymentDueAt: null as Date | null, acceptedAt: null as Date | null, group: null as object | null },
  };
  it.each<[string, Partial<typeof request>, boolean]>([
    ['a request', {}, true],
    ['a request where none is required', { isPaymentRequired: false }, false],
    ['one of several functions', { group: {} }, false],
    ['an entry', { source: BookingSource.OWNER }, false],
    ['a confirmed one', { status: CONFIRMED }, false],
    [
      'an accepted one, whatever is required by now',
      { acceptedAt: now, paymentDueAt: now, isPaymentRequired: false },
      true,
    ],
  ])('is confirmed by its payment: %s', (_title, facts, expected) => {
    expect(confirmsOnPayment({ ...request, ...facts })).toBe(expected);
  });

  it('keeps its time beyond that while a proof waits', () => {
    const booking = { status: PENDING, paymentDueAt: now, heldUntil: hours(1) };
    expect([isKeptForProof(booking), isPaymentMissing(booking, now)]).toEqual([true, false]);
    expect(isPaymentMissing(booking, hours(1))).toBe(true);
    expect(isKeptForProof({ ...booking, status: CONFIRMED })).toBe(false);
  });
});
