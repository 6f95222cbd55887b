import { describe, expect, it } from '@jest/globals';
import type { Shift } from '../availability/shifts.js';
import { asHundredths } from '../money/money.js';
import { toPeriod } from '../time/zone.js';
import { getCharges, priceBooking } from './price.js';
import { findStay, type WantedStay } from './stay.js';

const timeZone = 'Asia/Karachi';
const DINNER: Shift = {
  id: 7,
  name: 'Dinner',
  weekdays: [5, 6],
  startTime: '19:00',
  endTime: '00:30',
  price: asHundredths(3_000_00),
  priceType: 'PER_PERSON',
};
const hall = { shifts: [DINNER], timeZone };
const SATURDAY = '2026-03-07';
const evening = toPeriod({ date: SATURDAY, startTime: '19:00', endTime: '00:30', zone: timeZone });

describe('[decision 0025] the stay that is asked for', () => {
  it.each<[string, WantedStay]>([
    ['a shift and its date', { shiftId: 7, date: SATURDAY }],
    ['a shift and its start', { shiftId: 7, startTime: evening.start }],
    ['the shift’s period', { startTime: evening.start, endTime: evening.end }],
    ['all of it', { shiftId: 7, date: SATURDAY, startTime: evening.start, endTime: evening.end }],
  ])('%s', (_what, wanted) => {
    expect(findStay(wanted, hall)).toEqual({ period: evening, shift: DINNER });
  });

  it.each<[string, WantedStay, string, string]>([
    ['another hall’s shift', { shiftId: 8, date: SATURDAY }, 'shiftId', 'This hall does not sell this shift'],
    ['another weekday', { shiftId: 7, date: '2026-03-08' }, 'date', 'Dinner is not sold on that day'],
    ['no date', { shiftId: 7 }, 'date', 'A shift needs its date'],
    ['another start', { shiftId: 7, date: SATURDAY, startTime: evening.end }, 'startTime', 'Dinner has other hours'],
    ['another end', { shiftId: 7, date: SATURDAY, endTime: evening.start }, 'endTime', 'Dinner has other hours'],
    ['nothing', {}, 'startTime', 'Start time is required'],
    ['no end', { startTime: evening.start }, 'endTime', 'End time is required'],
  ])('%s is refused', (_what, wanted, field, message) => {
    expect(findStay(wanted, hall)).toEqual({ field, message });
  });

  it('is free time at a hall without shifts', () => {
    const wanted = { startTime: evening.start, endTime: evening.end };
    expect(findStay(wanted, { shifts: [], timeZone })).toEqual({ period: evening, shift: null });
  });
});

describe('[decision 0025] a shift’s price', () => {
  const own = { pricePerHour: asHundredths(10_000_00), pricePerPerson: asHundredths(1_500_00) };

  it.each([
    ['PER_PERSON', 300_000_00],
    ['PER_HOUR', 18_000_00],
    ['FIXED', 3_000_00],
  ] as const)('%s replaces the hall’s own prices', (priceType, base) => {
    const charges = getCharges(own, { price: DINNER.price, priceType });
    expect(priceBooking({ hall: charges, hours: 6, guests: 100 })).toMatchObject({
      hallBasePrice: base,
      totalPrice: base,
    });
  });

  it('is the hall’s own for free times', () => {
    expect(getCharges(own, null)).toEqual({ ...own, flatPrice: 0 });
  });

  it('is the base of percentages, discount and tax', () => {
    const price = priceBooking({
      hall: getCharges(own, { price: asHundredths(333_33), priceType: 'FIXED' }),
      category: { price: asHundredths(10_00), priceType: 'PERCENTAGE' },
      hours: 6,
      guests: 100,
    });
    expect(price).toMatchObject({ hallBasePrice: 333_33, categoryPrice: 33_33, totalPrice: 366_66 });
  });
});
