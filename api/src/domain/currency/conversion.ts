/** What one unit of `base` is worth, by currency. For display and for comparing in searches, never for what is owed. */
export interface ExchangeRates {
  base: string;
  /** `YYYY-MM-DD`: the day of which the rates are. */
  day: string;
  /** Units of the currency for one unit of the base, the base itself included. */
  rates: Readonly<Record<string, number>>;
}

/** By how much an amount is multiplied to be shown in another currency; null where a rate is missing. */
export function conversionFactor({ rates }: ExchangeRates, from: string, to: string): number | null {
  if (from === to) return 1;
  const [source, target] = [getRate(rates, from), getRate(rates, to)];
  return source === undefined || target === undefined ? null : target / source;
}

/**
 * An amount in another currency, rounded half up to hundredths, for display only; null where a rate is missing.
 *
 * @param amount units of `from`
 * @returns units of `to`
 */
export function convertForDisplay(rates: ExchangeRates, amount: number, from: string, to: string): number | null {
  const factor = conversionFactor(rates, from, to);
  return factor === null ? null : Math.floor(amount * 100 * factor + 0.5) / 100;
}

function getRate(rates: ExchangeRates['rates'], currency: string): number | undefined {
  return Object.hasOwn(rates, currency) ? rates[currency] : undefined;
}
