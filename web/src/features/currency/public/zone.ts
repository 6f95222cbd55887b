import type { DetectedCurrency } from '@mehfil/api/domain/currency/countries';
import { findCurrencyByTimeZone } from '@mehfil/api/domain/currency/country-zones';

/** Reads the browser's time zone, and reports a failure to read it. */
interface ZoneSources {
  timeZone: () => string;
  warn: (what: string, error: unknown) => void;
}

/** The currency that the browser's time zone speaks for, if it does for one. */
export function currencyOfZone({ timeZone, warn }: ZoneSources): DetectedCurrency | null {
  try {
    const byZone = findCurrencyByTimeZone(timeZone());
    if (byZone) return byZone;
    warn('The time zone lies in no known country', timeZone());
  } catch (error) {
    warn('The time zone could not be read', error);
  }
  return null;
}
