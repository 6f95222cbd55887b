/** A currency that a business can charge in. */
export interface Currency {
  /** ISO 4217. */
  code: CurrencyCode;
  name: string;
  symbol: string;
}

export type CurrencyCode = 'PKR' | 'USD' | 'EUR' | 'GBP' | 'JPY' | 'CAD' | 'AUD' | 'CHF' | 'CNY' | 'INR' | 'KRW';

/** The eleven supported currencies, in the order in which they are offered. */
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
/** What an invoice shows when the business's currency is absent (specification §9). */
export const INVOICE_FALLBACK_CURRENCY: CurrencyCode = 'USD';

/** Whether a business can charge in this currency. */
export function isSupportedCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
}

/** A country that the currency detection knows. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  currency: string;
  symbol: string;
}

function country(code: string, name: string, currency: string, symbol: string): Country {
  return { code, name, currency, symbol };
}

/** The twenty countries of the detection table (specification §3). */
export const COUNTRIES: readonly Country[] = [
  country('US', 'United States', 'USD', '$'),
  country('PK', 'Pakistan', 'PKR', '₨'),
  country('IN', 'India', 'INR', '₹'),
  country('GB', 'United Kingdom', 'GBP', '£'),
  country('CA', 'Canada', 'CAD', 'C$'),
  country('AU', 'Australia', 'AUD', 'A$'),
  country('DE', 'Germany', 'EUR', '€'),
  country('FR', 'France', 'EUR', '€'),
  country('ES', 'Spain', 'EUR', '€'),
  country('IT', 'Italy', 'EUR', '€'),
  country('JP', 'Japan', 'JPY', '¥'),
  country('CN', 'China', 'CNY', 'CN¥'),
  country('KR', 'South Korea', 'KRW', '₩'),
  country('CH', 'Switzerland', 'CHF', 'CHF'),
  country('SE', 'Sweden', 'SEK', 'kr'),
  country('NO', 'Norway', 'NOK', 'kr'),
  country('DK', 'Denmark', 'DKK', 'kr'),
  country('NZ', 'New Zealand', 'NZD', 'NZ$'),
  country('SG', 'Singapore', 'SGD', 'S$'),
  country('HK', 'Hong Kong', 'HKD', 'HK$'),
];

/** Where detection ends when nothing else answered. */
export const DEFAULT_COUNTRY = 'PK';

/** The symbol of a currency of these tables; the code itself for any other. */
export function currencySymbol(code: string): string {
  if (isSupportedCurrency(code)) return CURRENCIES[code].symbol;
  return COUNTRIES.find((each) => each.currency === code)?.symbol ?? code;
}

/** The currency of a visitor, as detected. */
export interface DetectedCurrency {
  currency: string;
  /** The country's name. */
  country: string;
  symbol: string;
}

function detected(code: string | undefined): DetectedCurrency | null {
  const found = COUNTRIES.find((each) => each.code === code);
  return found ? { currency: found.currency, country: found.name, symbol: found.symbol } : null;
}

/** The currency of a country, by its two-letter code or its English name in any case; null when it isn't known. */
export function currencyOfCountry(codeOrName: string | null | undefined): DetectedCurrency | null {
  const asked = codeOrName?.trim().toLowerCase() ?? '';
  const found = COUNTRIES.find((each) => each.code.toLowerCase() === asked || each.name.toLowerCase() === asked);
  return detected(found?.code);
}

// Languages spoken mostly in one of the countries; others (en, ar) say nothing without a region.
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

/** The currency of a browser language (`en-PK`, `ur`): its region if it names one, else the language's own country. */
export function currencyOfLanguage(tag: string | null | undefined): DetectedCurrency | null {
  const [language = '', ...subtags] = (tag ?? '').split(/[-_]/);
  const region = subtags.find((part) => /^[A-Za-z]{2}$/.test(part));
  return detected(region ? region.toUpperCase() : COUNTRY_OF_LANGUAGE[language.toLowerCase()]);
}

const ZONES_OF_COUNTRY: Readonly<Record<string, string>> = {
  US:
    'America/New_York America/Detroit America/Chicago America/Denver America/Boise America/Phoenix ' +
    'America/Los_Angeles America/Anchorage America/Juneau Pacific/Honolulu America/Indianapolis ' +
    'America/Indiana/Indianapolis America/Kentucky/Louisville America/Louisville America/Menominee US/Eastern ' +
    'US/Central US/Mountain US/Pacific',
  PK: 'Asia/Karachi',
  IN: 'Asia/Kolkata Asia/Calcutta',
  GB: 'Europe/London Europe/Belfast',
  CA:
    'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax ' +
    'America/Regina America/St_Johns America/Moncton America/Whitehorse America/Yellowknife America/Iqaluit',
  AU:
    'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart ' +
    'Australia/Darwin Australia/Canberra Australia/Broken_Hill Australia/Lindeman',
  DE: 'Europe/Berlin Europe/Busingen',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  CN: 'Asia/Shanghai Asia/Urumqi Asia/Chongqing',
  KR: 'Asia/Seoul',
  CH: 'Europe/Zurich',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
};

/** The currency of an IANA time zone (`Asia/Karachi`); null for a zone outside the table's countries. */
export function currencyOfTimeZone(zone: string | null | undefined): DetectedCurrency | null {
  const found = Object.entries(ZONES_OF_COUNTRY).find(([, zones]) => zones.split(' ').includes(zone ?? ''));
  return detected(found?.[0]);
}
