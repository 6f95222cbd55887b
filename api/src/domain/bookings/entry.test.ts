import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import { agreePrice, checkEntryPeriod, checkMovedPeriod, isOpenToCallOff, isWaitingOffer } from './entry.js';
import { priceBooking, sumParts } from './price.js';
import { BookingStatus } from './transitions.js';

const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => value as Hundredths);
const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value as PercentHundredths);

describe('an agreed price', () => {
  it('adds up to the hundredth, whatever was quoted and agreed', () => {
    fc.assert(
      fc.property(
        fc.record({
          pricePerHour: amount(10_000_000),
          pricePerPerson: amount(1_000_000),
          hours: fc.integer({ min: 1, max: 24 }),
          guests: fc.integer({ min: 1, max: 2000 }),
          discount: percent,
          tax: percent,
          agreed: amount(999_999_999_999),
        }),
        ({ pricePerHour, pricePerPerson, hours, guests, discount, tax, agreed }) => {
          const hall = { pricePerHour, pricePerPerson };
          const quoted = priceBooking({ hall, hours, guests, discountPercentage: discount, taxPercentage: tax });
          const { price, adjustmentAmount } = agreePrice(quoted, agreed, tax);
          expect(price.totalPrice).toBe(agreed);
          const net = sumParts(price) + adjustmentAmount - price.discountAmount;
          expect(net + price.taxAmount).toBe(agreed);
          // The tax is its share of the rest, to the hundredth.
          expect(Math.abs((net * tax) / 10_000 - price.taxAmount)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('an offer to an enquiry', () => {
  const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;
  const at = '2027-03-01T18:00:00Z';

  it.each([
    ['waits until its customer answers', PENDING, true, null, null, true],
    ['no longer waits once it is accepted until its first payment', PENDING, true, at, null, false],
    ['no longer waits once it is confirmed', CONFIRMED, true, null, at, false],
    ['no longer waits once it has ended', CANCELLED, true, null, null, false],
    ['is no request', PENDING, false, null, null, false],
  ])('%s', (_what, status, isOffered, acceptedAt, confirmedAt, waits) => {
    expect(isWaitingOffer({ status, isOffered, acceptedAt, confirmedAt })).toBe(waits);
  });
});

describe('calling an entry off', () => {
  const [end, before, after] = ['2027-03-01T18:00:00Z', '2027-03-01T17:59:59Z', '2027-03-01T18:00:01Z'];

  it.each([
    ['before its end', before, before, true],
    ['at its end', before, end, false],
    ['after its end', before, after, false],
    ['if it was confirmed at its end', end, after, true],
    ['if it was confirmed after its end', after, '2028-03-01T18:00:00Z', true],
    ['after its end, if it never was', null, after, false],
  ])('%s', (_when, confirmed, now, isPossible) => {
    const booking = { endTime: new Date(end), confirmedAt: confirmed === null ? null : new Date(confirmed) };
    expect(isOpenToCallOff(booking, new Date(now))).toBe(isPossible);
  });
});

describe('the period of an entry', () => {
  const zone = { timeZone: 'Asia/Karachi' };
  const now = new Date('2027-03-01T20:00:00Z');
  const check = (start: string, end: string) =>
    checkEntryPeriod({ start: new Date(start), end: new Date(end) }, zone, now).map(({ field }) => field);

  it.each([
    ['earlier on the same local day', '2027-03-01T19:00:00Z', '2027-03-01T22:00:00Z', []],
    ['on the local day before', '2027-03-01T18:59:59Z', '2027-03-01T22:00:00Z', []],
    ['on the first day', '2022-03-02T19:00:00Z', '2022-03-02T22:00:00Z', []],
    ['a day earlier', '2022-03-02T18:59:00Z', '2022-03-02T22:00:00Z', ['date']],
    ['exactly a day long', '2027-03-02T07:00:00Z', '2027-03-03T07:00:00Z', []],
    ['a minute longer', '2027-03-02T07:00:00Z', '2027-03-03T07:01:00Z', ['endTime']],
    ['without a length', '2027-03-02T07:00:00Z', '2027-03-02T07:00:00Z', ['endTime']],
    ['on the last day', '2032-02-28T19:00:00Z', '2032-02-28T21:00:00Z', []],
    ['a day later', '2032-02-29T19:00:00Z', '2032-02-29T21:00:00Z', ['date']],
  ])('%s', (_what, start, end, fields) => {
    expect(check(start, end)).toEqual(fields);
  });

  it.each([
    ['earlier on the same local day', '2027-03-01T19:00:00Z', []],
    ['on the local day before', '2027-03-01T18:59:59Z', ['date']],
  ])('to which a booking is moved may be %s', (_what, start, fields) => {
    const period = { start: new Date(start), end: new Date('2027-03-01T22:00:00Z') };
    expect(checkMovedPeriod(period, zone, now).map(({ field }) => field)).toEqual(fields);
  });
});
