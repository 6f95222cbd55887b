import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** Locales that the product speaks. */
export type Locale = 'en' | 'ur';

/** The locale that Intl formats with; the specification's dates are in en-US. */
export const INTL_LOCALE: Readonly<Record<Locale, string>> = { en: 'en-US', ur: 'ur-PK' };

const DIRECTION: Readonly<Record<Locale, 'ltr' | 'rtl'>> = { en: 'ltr', ur: 'rtl' };

const LocaleContext = createContext<Locale>('en');

/** Sets the locale of everything below it, and the page's language and direction. */
export function LocaleProvider({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = DIRECTION[locale];
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The reader's locale. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
