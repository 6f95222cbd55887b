/** A currency that a business can charge in. */
export interface Currency {
  /** ISO 4217. */
  code: CurrencyCode;
  name: string;
  symbol: string;
}

export type CurrencyCode = 'PKR' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CAD' | 'AUD' | 'CHF' | 'CNY' | 'INR' | 'KRW';

/** The eleven supported currencies in display order. */
export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  PKR: { code: 'PKR', name: 'Pakistani Rupee', symbol: '₨' },
  USD: { code: 'USD', name: 'US Dollar', symbol: '$' },
  EUR: { code: 'EUR', name: 'Euro', symbol: '€' },
  GBP: { code: 'GBP', name: 'British Pound', symbol: '£' },
  JPY: { code: 'JPY', name: 'Japanese Yen', symbol: '¥' },
  CAD: { code: 'CAD', name: 'Canadian Dollar', symbol: 'C$' },
  AUD: { code: 'AUD', name: 'Australian Dollar', symbol: 'A$' },
  CHF: { code: 'CHF', name: 'Swiss Franc', symbol: 'CHF' },
  CNY: { code: 'CNY', name: 'Chinese Yuan', symbol: 'CN¥' },
  INR: { code: 'INR', name: 'Indian Rupee', symbol: '₹' },
  KRW: { code: 'KRW', name: 'South Korean Won', symbol: '₩' },
};

export const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly CurrencyCode[];
export const DEFAULT_CURRENCY: CurrencyCode = 'PKR';

/** Whether a business can charge in this currency. */
export function isSupportedCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
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
  if (isSupportedCurrency(code)) return CURRENCIES[code].symbol;
  return Object.hasOwn(OTHER_SYMBOLS, code) ? (OTHER_SYMBOLS[code] ?? code) : code;
}
