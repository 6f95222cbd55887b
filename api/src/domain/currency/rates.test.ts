import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from './countries.js';
import { CURRENCY_CODES } from './currencies.js';
import { conversionFactor, convertForDisplay } from './conversion.js';
import { BUILT_IN_RATES } from './rates.js';

describe('[customer §4 Currency] conversion for display', () => {
  it('knows a rate of every currency that can be shown', () => {
    const shown = [...CURRENCY_CODES, ...COUNTRIES.map(({ currency }) => currency)];
    expect(shown.filter((currency) => conversionFactor(BUILT_IN_RATES, currency, 'PKR') === null)).toEqual([]);
  });

  it('goes through the base, half up to hundredths', () => {
    expect(convertForDisplay(BUILT_IN_RATES, 20, 'USD', 'PKR')).toBe(5571);
    expect(convertForDisplay(BUILT_IN_RATES, 2000, 'PKR', 'USD')).toBe(7.18);
    expect(convertForDisplay(BUILT_IN_RATES, 1500.5, 'PKR', 'PKR')).toBe(1500.5);
  });

  it('returns null if a rate is missing', () => {
    expect(convertForDisplay(BUILT_IN_RATES, 1, 'PKR', 'XXX')).toBeNull();
    expect(convertForDisplay(BUILT_IN_RATES, 1, 'constructor', 'PKR')).toBeNull();
  });
});
