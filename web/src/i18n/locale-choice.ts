import type { Locale } from '@mehfil/api/domain/accounts/locales';
import { STORAGE_KEYS } from '../lib/storage-keys';
import type { KeyValueStore } from '../lib/storage';

export type { Locale };

/** Where lines of text run to. */
export type Direction = 'ltr' | 'rtl';

const DIRECTION: Readonly<Record<Locale, Direction>> = { en: 'ltr', ur: 'rtl' };

/** Whether a text names one of our locales. */
export function isLocale(value: string | null | undefined): value is Locale {
  return Object.hasOwn(DIRECTION, value ?? '');
}

/** The saved choice, else the first of the browser's languages (BCP 47) that the product speaks, else English. */
export function readLocale(store: KeyValueStore, languages: readonly string[]): Locale {
  const saved = store.read(STORAGE_KEYS.locale);
  if (isLocale(saved)) return saved;
  return languages.map((language) => language.toLowerCase().split('-')[0]).find(isLocale) ?? 'en';
}

/** The direction in which a locale is written. */
export function localeDirection(locale: Locale): Direction {
  return DIRECTION[locale];
}

/** Sets the page's language and direction. */
export function paintLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = localeDirection(locale);
}
