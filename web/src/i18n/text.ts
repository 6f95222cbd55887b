import { useLocale, type Locale } from './locale';

/** Words of one feature by locale. English is complete; another locale has all of the same words or none. */
export type Texts<T> = { readonly en: T } & { readonly [L in Exclude<Locale, 'en'>]?: T };

/**
 * Declares the words of a feature: plain strings and small functions, grouped as its screens need them.
 * @example export const accountsText = defineText({ en: { welcome: (name: string) => `Welcome, ${name}` } });
 */
export function defineText<T extends object>(texts: Texts<T>): Texts<T> {
  return texts;
}

/** The words in the reader's locale, English where it has none. */
export function useText<T extends object>(texts: Texts<T>): T {
  return texts[useLocale()] ?? texts.en;
}
