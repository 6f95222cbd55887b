import { CURRENCY_CODES, currencySymbol } from './currencies.js';

/** A country that the currency detection knows. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  currency: string;
  symbol: string;
}

function country(code: string, name: string, currency: string): Country {
  return { code, name, currency, symbol: currencySymbol(currency) };
}

/** The twenty countries of the detection table (docs/coverage.md: customer §3). */
export const COUNTRIES: readonly Country[] = [
  country('US', 'United States', 'USD'),
  country('PK', 'Pakistan', 'PKR'),
  country('IN', 'India', 'INR'),
  country('GB', 'United Kingdom', 'GBP'),
  country('CA', 'Canada', 'CAD'),
  country('AU', 'Australia', 'AUD'),
  country('DE', 'Germany', 'EUR'),
  country('FR', 'France', 'EUR'),
  country('ES', 'Spain', 'EUR'),
  country('IT', 'Italy', 'EUR'),
  country('JP', 'Japan', 'JPY'),
  country('CN', 'China', 'CNY'),
  country('KR', 'South Korea', 'KRW'),
  country('CH', 'Switzerland', 'CHF'),
  country('SE', 'Sweden', 'SEK'),
  country('NO', 'Norway', 'NOK'),
  country('DK', 'Denmark', 'DKK'),
  country('NZ', 'New Zealand', 'NZD'),
  country('SG', 'Singapore', 'SGD'),
  country('HK', 'Hong Kong', 'HKD'),
];

/** The fallback of the detection. */
export const DEFAULT_COUNTRY = 'PK';

/** The detected currency of a visitor. */
export interface DetectedCurrency {
  currency: string;
  country: string;
  symbol: string;
}

/** The currency of a country code; null if unknown. */
export function toDetectedCurrency(code: string | undefined): DetectedCurrency | null {
  const found = COUNTRIES.find((each) => each.code === code);
  return found ? { currency: found.currency, country: found.name, symbol: found.symbol } : null;
}

/** The currency of a country, by its two-letter code or its English name, ignoring case; null if unknown. */
export function findCurrencyByCountry(codeOrName: string | null | undefined): DetectedCurrency | null {
  const asked = codeOrName?.trim().toLowerCase() ?? '';
  const found = COUNTRIES.find((each) => each.code.toLowerCase() === asked || each.name.toLowerCase() === asked);
  return toDetectedCurrency(found?.code);
}

// Languages spoken mainly in one of the countries; others (en, ar) need a region.
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  ur: 'PK',
  pa: 'PK',
  sd: 'PK',
  ps: 'PK',
  hi: 'IN',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  ja: 'JP',
  zh: 'CN',
  ko: 'KR',
  sv: 'SE',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  da: 'DK',
};

/** The currency of a browser language (`en-PK`, `ur`): of its region, or else of the language's main country. */
export function findCurrencyByLanguage(tag: string | null | undefined): DetectedCurrency | null {
  const [language = '', ...subtags] = (tag ?? '').split(/[-_]/);
  const region = subtags.find((part) => /^[A-Za-z]{2}$/.test(part));
  return toDetectedCurrency(region ? region.toUpperCase() : COUNTRY_OF_LANGUAGE[language.toLowerCase()]);
}

const CURRENCIES_SHOWN: ReadonlySet<string> = new Set([
  ...CURRENCY_CODES,
  ...COUNTRIES.map(({ currency }) => currency),
]);

/** Whether prices can be shown and compared in a currency. */
export function isShownCurrency(code: string): boolean {
  return CURRENCIES_SHOWN.has(code);
}
