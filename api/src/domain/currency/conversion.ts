/** The value of one unit of `base` in other currencies. For display and searches, never for what is owed. */
export interface ExchangeRates {
  base: string;
  /** The day of the rates, `YYYY-MM-DD`. */
  day: string;
  /** Units of the currency for one unit of the base, the base itself included. */
  rates: Readonly<Record<string, number>>;
}

/** The factor that converts an amount for display; null if a rate is missing. */
export function conversionFactor({ rates }: ExchangeRates, from: string, to: string): number | null {
  if (from === to) return 1;
  const [source, target] = [getRate(rates, from), getRate(rates, to)];
  return source === undefined || target === undefined ? null : target / source;
}

/**
 * An amount in another currency, rounded half up to hundredths, for display only; null if a rate is missing.
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
