import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from './countries.js';
import { MONEY_LIMITS } from '../money/limits.js';
import { CURRENCY_CODES } from './currencies.js';

import { toHundredths } from '../money/money.js';
import type { Hundredths } from '../money/money.js';
import { conversionFactor } from './conversion.js';
import { BUILT_IN_RATES, convertForDisplay } from './rates.js';

describe('[customer §4 Currency] conversion for display', () => {
  it('knows a rate of every currency that can be shown', () => {
    const shown = [...CURRENCY_CODES, ...COUNTRIES.map(({ currency }) => currency)];
    expect(shown.filter((currency) => conversionFactor(BUILT_IN_RATES, currency, 'PKR') === null)).toEqual([]);
  });

  it('goes through the base, half up to hundredths', () => {
    expect(convertForDisplay(toHundredths(20), 'USD', 'PKR', BUILT_IN_RATES)).toBe(557_100);
    expect(convertForDisplay(toHundredths(2000), 'PKR', 'USD', BUILT_IN_RATES)).toBe(718);
    expect(convertForDisplay(toHundredths(1500), 'PKR', 'PKR', BUILT_IN_RATES)).toBe(150_000);
  });

  it('answers nothing where a rate is missing or the amount too large', () => {
    expect(convertForDisplay(toHundredths(1), 'PKR', 'XXX', BUILT_IN_RATES)).toBeNull();
    expect(convertForDisplay(toHundredths(1), 'constructor', 'PKR', BUILT_IN_RATES)).toBeNull();
    const largest = MONEY_LIMITS.amountMaxHundredths as Hundredths;
    expect(convertForDisplay(largest, 'USD', 'PKR', BUILT_IN_RATES)).toBeNull();
  });
});
