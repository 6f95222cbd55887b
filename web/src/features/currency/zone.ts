import { currencyOfCountry, currencyOfTimeZone, DEFAULT_COUNTRY, type DetectedCurrency } from '@mehfil/api/rules';
import type { DetectionSources } from './detect';

/** The currency that the browser's time zone speaks for, else Pakistan's. */
export function currencyOfZone({ timeZone, warn }: DetectionSources): DetectedCurrency {
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
