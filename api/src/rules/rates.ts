import { multiplyHalfUp } from './money.js';
import type { Hundredths } from './money.js';

/** What one unit of `base` is worth, by currency. For display and for comparing in searches, never for what is owed. */
export interface ExchangeRates {
  base: string;
  /** `YYYY-MM-DD`: the day of which the rates are. */
  day: string;
  /** Units of the currency for one unit of the base, the base itself included. */
  rates: Readonly<Record<string, number>>;
}

/**
 * Reference rates of a day, for a server that has never reached a source of newer ones: European Central Bank, and State
 * Bank of Pakistan for the rupee.
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

/** By how much an amount is multiplied to be shown in another currency; null where a rate is missing. */
export function conversionFactor({ rates }: ExchangeRates, from: string, to: string): number | null {
  if (from === to) return 1;
  const [source, target] = [rateOf(rates, from), rateOf(rates, to)];
  return source === undefined || target === undefined ? null : target / source;
}

function rateOf(rates: ExchangeRates['rates'], currency: string): number | undefined {
  return Object.hasOwn(rates, currency) ? rates[currency] : undefined;
}

/**
 * An amount in another currency, half up to hundredths, for display; null where a rate is missing or the result is beyond
 * the largest amount.
 */
export function convertForDisplay(
  amount: Hundredths,
  from: string,
  to: string,
  rates: ExchangeRates,
): Hundredths | null {
  const factor = conversionFactor(rates, from, to);
  if (factor === null) return null;
  try {
    return multiplyHalfUp(amount, factor);
  } catch {
    return null;
  }
}
