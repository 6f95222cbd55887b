import { describe, expect, it } from '@jest/globals';
import { cheapestShift, pricePerGuest } from './shift-prices.js';

const shift = (
  id: number,
  price: number,
  priceType: 'PER_PERSON' | 'PER_HOUR' | 'FIXED' = 'PER_PERSON',
  hours: { startTime?: string; endTime?: string } = {},
) => ({ id, price, priceType, startTime: '19:00', endTime: '23:00', ...hours });

describe('what a shift costs each guest of a full hall', () => {
  it.each([
    ['by guest', shift(1, 3000), 200, 3000],
    ['once', shift(1, 300_000, 'FIXED'), 200, 1500],
    ['by hour', shift(1, 10_000, 'PER_HOUR'), 200, 200],
    ['by hours that have begun', shift(1, 10_000, 'PER_HOUR', { endTime: '23:01' }), 200, 250],
    ['by hour past midnight', shift(1, 10_000, 'PER_HOUR', { endTime: '01:00' }), 100, 600],
    ['while the capacity is open', shift(1, 10_000, 'FIXED'), null, 10_000],
  ] as const)('%s', (_how, sold, capacity, expected) => {
    expect(pricePerGuest(sold, capacity)).toBe(expected);
  });
});

describe('the shift that a hall is named by', () => {
  it.each([
    ['the only one', [shift(1, 10)], 1],
    ['the lowest by guest', [shift(1, 3500), shift(2, 3000), shift(3, 3200)], 2],
    ['the first of equal ones', [shift(1, 3000), shift(2, 3000)], 1],
    ['one by guest before cheaper ones of other kinds', [shift(1, 100, 'FIXED'), shift(2, 3500)], 2],
    ['the least for each guest', [shift(1, 100_000, 'FIXED'), shift(2, 20_000, 'PER_HOUR')], 2],
  ] as const)('is %s', (_which, shifts, expected) => {
    expect(cheapestShift(shifts, 300)?.id).toBe(expected);
  });

  it('is none of a hall that sells free times', () => {
    const none: ReturnType<typeof shift>[] = [];
    expect(cheapestShift(none, 300)).toBeUndefined();
  });
});
