import {
  currencyOfCountry,
  currencyOfLanguage,
  currencyOfTimeZone,
  DEFAULT_COUNTRY,
  type DetectedCurrency,
} from '@mehfil/api/rules';
import type { DetectionSources } from './detect';

/** The currency that the browser's own settings speak for: its languages, then its time zone, then Pakistan. */
export function currencyOfSettings({ languages, timeZone, warn }: DetectionSources): DetectedCurrency {
  const byLanguage = languages.map(currencyOfLanguage).find((found) => found !== null);
  if (byLanguage) return byLanguage;
  warn('The browser’s language names no known country', languages);
  try {
    const byZone = currencyOfTimeZone(timeZone());
    if (byZone) return byZone;
    warn('The time zone lies in no known country', timeZone());
  } catch (error) {
    warn('The time zone could not be read', error);
  }
  const fallback = currencyOfCountry(DEFAULT_COUNTRY);
  if (!fallback) throw new Error('The table of countries lacks Pakistan');
  return fallback;
}
