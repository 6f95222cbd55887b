import { createContext, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { localeDirection, paintLocale, type Direction, type Locale } from './locale-choice';
import { currentLocale, subscribeToLocale } from './locale-store';

export type { Locale } from './locale-choice';

/** The locale that Intl formats with; the specification's dates are in en-US. */
export const INTL_LOCALE: Readonly<Record<Locale, string>> = { en: 'en-US', ur: 'ur-PK' };

const LocaleContext = createContext<Locale>('en');

/** Sets the locale of everything below it, and the page's language and direction: what the reader chose, or `locale`. */
export function LocaleProvider({ locale, children }: { locale?: Locale; children: ReactNode }) {
  const chosen = useSyncExternalStore(subscribeToLocale, currentLocale);
  const shown = locale ?? chosen;
  useLayoutEffect(() => {
    paintLocale(shown);
    return () => paintLocale(currentLocale());
  }, [shown]);
  return <LocaleContext value={shown}>{children}</LocaleContext>;
}

/** Shows what is below it in a locale of its own, whatever that of the page; `loadWords` loads its words before. */
export function LocaleScope({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The reader's locale. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The direction in which the reader's locale is written. */
export function useDirection(): Direction {
  return localeDirection(useLocale());
}
