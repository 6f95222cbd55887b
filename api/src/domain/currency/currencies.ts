/** ISO 4217 code of a currency that a business can charge in. */
export type CurrencyCode = 'PKR' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CAD' | 'AUD' | 'CHF' | 'CNY' | 'INR' | 'KRW';

/** The symbols of the eleven supported currencies, in display order. Their names: `names.ts`, which pages load where they list them. */
const SYMBOLS: Readonly<Record<CurrencyCode, string>> = {
  PKR: '₨',
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'C$',
  AUD: 'A$',
  CHF: 'CHF',
  CNY: 'CN¥',
  INR: '₹',
  KRW: '₩',
};

export const CURRENCY_CODES = Object.keys(SYMBOLS) as readonly CurrencyCode[];
export const DEFAULT_CURRENCY: CurrencyCode = 'PKR';

/** Whether a business can charge in this currency. */
export function isSupportedCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(SYMBOLS, code);
}

/** Symbols of currencies for display only: no business can charge in them. */
const OTHER_SYMBOLS: Readonly<Record<string, string>> = {
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
};

/** The symbol of a currency, or its code if there is none. */
export function currencySymbol(code: string): string {
  if (isSupportedCurrency(code)) return SYMBOLS[code];
  return Object.hasOwn(OTHER_SYMBOLS, code) ? (OTHER_SYMBOLS[code] ?? code) : code;
}

/** A symbol before figures, apart from them where it ends in a letter and would run into them: `₨ 900`, `$900`. */
export function joinSymbol(symbol: string, figures: string): string {
  return /[\p{L}₨]$/u.test(symbol) ? `${symbol}\u00a0${figures}` : `${symbol}${figures}`;
}
