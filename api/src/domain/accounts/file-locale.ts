import { invalidInput } from '../input/errors.js';
import { LOCALE_MESSAGE, LOCALES, type Locale } from './locales.js';

/**
 * The language of a file that is written in several: English, unless another is asked for.
 * @throws DomainError INVALID_INPUT on locale
 */
export function readFileLocale(wanted: string | null | undefined): Locale {
  const locale = LOCALES.find((each) => each === (wanted ?? 'en'));
  if (!locale) throw invalidInput([{ field: 'locale', message: LOCALE_MESSAGE }]);
  return locale;
}
