import {
  findCurrencyByCountry,
  findCurrencyByLanguage,
  DEFAULT_COUNTRY,
  type DetectedCurrency,
} from '@mehfil/api/domain/currency/countries';
import { CURRENCY_LIMITS } from '@mehfil/api/domain/currency/limits';
import { warn } from '../../../lib/log';

/** Where the detection looks, and how it asks. Tests hand in their own. */
export interface DetectionSources {
  /** Geolocation services from the configuration, in order. */
  geoUrls: readonly string[];
  fetch: typeof globalThis.fetch;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  /** The browser's IANA time zone. */
  timeZone: () => string;
  /** Told of every step that failed. */
  warn: (what: string, error: unknown) => void;
  /** Longest wait for one step, in milliseconds. */
  stepMs?: number;
}

/** Fields in which geolocation services tell a country, by its code or its name. */
const COUNTRY_FIELDS = ['country_code', 'countryCode', 'country', 'country_name', 'countryName'];

function countryIn(answer: unknown): DetectedCurrency {
  const fields = (answer ?? {}) as Record<string, unknown>;
  for (const field of COUNTRY_FIELDS) {
    const value = fields[field];
    const found = typeof value === 'string' ? findCurrencyByCountry(value) : null;
    if (found) return found;
  }
  throw new Error('No known country in the answer');
}

/**
 * The visitor's currency (docs/coverage.md: customer §4): the first geolocation service, the second one, the browser's time zone, its language, then
 * Pakistan. Each step is bounded in time and tried only if the one before it failed. The zone says where somebody is; the region
 * of a language is most often that in which the browser was made.
 */
export async function detectCurrency(sources: DetectionSources): Promise<DetectedCurrency> {
  for (const url of sources.geoUrls) {
    try {
      const signal = AbortSignal.timeout(sources.stepMs ?? CURRENCY_LIMITS.detectionStepMs);
      const response = await sources.fetch(url, {
        headers: { accept: 'application/json' },
        credentials: 'omit',
        signal,
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return countryIn(await response.json());
    } catch (error) {
      sources.warn(`Geolocation by ${url} failed`, error);
    }
  }
  const { currencyOfZone } = await import('./zone');
  const byZone = currencyOfZone(sources);
  if (byZone) return byZone;
  const byLanguage = sources.languages.map(findCurrencyByLanguage).find((found) => found !== null);
  if (byLanguage) return byLanguage;
  sources.warn('The browser’s language names no known country', sources.languages);
  const fallback = findCurrencyByCountry(DEFAULT_COUNTRY);
  if (!fallback) throw new Error('The table of countries lacks Pakistan');
  return fallback;
}

/** Detects the currency of whoever has this page open; its code. */
export async function detectVisitorCurrency(geoUrls: readonly string[]): Promise<string> {
  const { currency } = await detectCurrency({
    geoUrls,
    fetch: (...call) => globalThis.fetch(...call),
    languages: navigator.languages,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    warn,
  });
  return currency;
}
