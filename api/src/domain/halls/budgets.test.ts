import { describe, expect, it } from '@jest/globals';
import { array, assert, float, integer, property } from 'fast-check';
import {
  budgetOptions,
  PRICE_QUANTILES,
  priceSteps,
  toSliderPrices,
  sliderLabel,
  toSliderRange,
  tablePriceSteps,
  type HallPrices,
} from './budgets.js';

/** The prices of some halls, as the database measures them. */
function measured(prices: readonly number[]): HallPrices {
  const sorted = [...prices].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? 0;
  return { hallCount: prices.length, quantiles: PRICE_QUANTILES.map(at) };
}

/** A plate in Lahore: 1,500 to 6,000 rupees. */
const LAHORE = Array.from({ length: 46 }, (_, index) => 1500 + index * 100);
const IN_DOLLARS = LAHORE.map((price) => price / 278.55);

describe('[customer §5] the table of the search panel', () => {
  it.each([
    ['USD', [100, 200, 300, 400, 500], 'Under $100 per person', '$2,000+', 25],
    ['PKR', [1000, 2000, 3000, 4000, 5000], 'Under ₨1,000 per person', '₨20,000+', 250],
    ['JPY', [10_000, 20_000, 30_000, 40_000, 50_000], 'Under ¥10,000 per person', '¥200,000+', 2500],
    ['KRW', [100_000, 200_000, 300_000, 400_000, 500_000], 'Under ₩100,000 per person', '₩2,000,000+', 25_000],
  ])('budgets and slider in %s', (currency, values, label, upper, step) => {
    const steps = tablePriceSteps(currency);
    const options = budgetOptions(steps);
    expect(options.map(({ value }) => value)).toEqual(['all', ...values, 'custom']);
    expect(options[1]?.label).toBe(label);
    const { slider } = steps;
    expect(slider.step).toBe(step);
    expect(sliderLabel(slider.max, steps)).toBe(upper);
    expect(sliderLabel(slider.max - step, steps)).not.toContain('+');
  });

  it.each([
    [[0, 2000], {}],
    [[100, 2000], { minPrice: 100 }],
    [[0, 1975], { maxPrice: 1975 }],
    [[100, 300], { minPrice: 100, maxPrice: 300 }],
  ] as Array<[[number, number], object]>)('handles at %p mean %p', (handles, prices) => {
    expect(toSliderPrices(handles, tablePriceSteps('USD'))).toEqual(prices);
    expect(toSliderRange(prices, tablePriceSteps('USD'))).toEqual(handles);
  });

  it('handles stay on the slider and in order', () => {
    expect(toSliderRange({ minPrice: 9000, maxPrice: 100 }, tablePriceSteps('USD'))).toEqual([2000, 2000]);
  });
});

describe('[product: Halls and search] budgets from the halls’ real prices', () => {
  it('divide the halls of Lahore in rupees, and in dollars too', () => {
    expect(priceSteps('PKR', measured(LAHORE))).toEqual({
      currency: 'PKR',
      budgets: [2500, 3000, 4000, 4500, 5500],
      slider: { min: 0, max: 6000, step: 100 },
      isMeasured: true,
    });
    expect(priceSteps('USD', measured(IN_DOLLARS))).toEqual({
      currency: 'USD',
      budgets: [8, 12, 14, 18, 20],
      slider: { min: 0, max: 30, step: 1 },
      isMeasured: true,
    });
  });

  it('fall back to the table with few halls', () => {
    const few = measured(LAHORE.slice(0, 19));
    expect(priceSteps('PKR', few)).toEqual({ ...tablePriceSteps('PKR'), isMeasured: false });
    expect(priceSteps('PKR', null)).toEqual({ ...tablePriceSteps('PKR'), isMeasured: false });
  });

  it('use the table for dollars and the like if it divides the halls', () => {
    const dear = measured(LAHORE.map((price) => price / 10));
    expect(priceSteps('USD', dear)).toEqual({ ...tablePriceSteps('USD'), isMeasured: false });
    expect(priceSteps('PKR', dear).isMeasured).toBe(true);
  });

  it('have no budgets if every hall costs the same', () => {
    expect(priceSteps('PKR', measured(LAHORE.map(() => 2000))).budgets).toEqual([]);
  });

  it('always match some halls but not all, ascend, and are on the slider', () => {
    const someHalls = array(float({ min: 1, max: 1e7, noNaN: true }), { minLength: 20, maxLength: 60 });
    assert(
      property(someHalls, integer({ min: 0, max: 3 }), (prices, which) => {
        const currency = ['PKR', 'JPY', 'KRW', 'INR'][which] ?? 'PKR';
        const { budgets, slider } = priceSteps(currency, measured(prices));
        for (const budget of budgets) {
          const found = prices.filter((price) => price <= budget).length;
          expect(found).toBeGreaterThan(0);
          expect(found).toBeLessThan(prices.length);
          expect(budget).toBe(Math.round(budget));
        }
        expect(budgets).toEqual([...new Set(budgets)].sort((one, other) => one - other));
        expect(slider.max % slider.step).toBe(0);
        expect(slider.max / slider.step).toBeLessThanOrEqual(110);
      }),
    );
  });
});
