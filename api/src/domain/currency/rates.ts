import type { ExchangeRates } from './conversion.js';

/**
 * Reference rates of one day, for a server that hasn't loaded newer ones yet: European Central Bank, and State Bank of Pakistan
 * for the rupee.
 */
export const BUILT_IN_RATES: ExchangeRates = {
  base: 'USD',
  day: '2024-12-31',
  rates: {
    USD: 1,
    PKR: 278.55,
    EUR: 0.96256,
    GBP: 0.79813,
    JPY: 156.95,
    CAD: 1.43883,
    AUD: 1.6144,
    CHF: 0.90596,
    CNY: 7.29936,
    INR: 85.6035,
    KRW: 1474.78,
    SEK: 11.02993,
    NOK: 11.35335,
    DKK: 7.17855,
    NZD: 1.78381,
    SGD: 1.36336,
    HKD: 7.76648,
  },
};
