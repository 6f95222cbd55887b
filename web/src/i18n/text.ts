import { useLocale } from './locale';
import { findTranslation } from './locale-store';

/** Texts of one feature in English. The name is what their translation is found by (docs/decisions/0037-urdu.md). */
export interface Texts<T> {
  readonly name: string;
  readonly en: T;
}

type PartsOf<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends readonly string[]
    ? readonly string[]
    : T extends object
      ? { readonly [K in keyof T]?: PartsOf<T[K]> }
      : T extends string
        ? string
        : T;

/** The same texts in another language; what it lacks stays English, and a test names it. */
export type Translation<T extends Texts<object>> = PartsOf<T['en']>;

/**
 * Declares the texts of a feature: plain strings and small functions, grouped as its screens need them.
 * @example export const accountsText = defineText({ name: 'accountsText', en: { welcome: (name: string) => `Welcome, ${name}` } });
 */
export function defineText<T extends object>(texts: Texts<T>): Texts<T> {
  return texts;
}

/** The texts in the reader's locale, English where it has none. */
export function useText<T extends object>({ name, en }: Texts<T>): T {
  return useLocale() === 'en' ? en : findTranslation(name, en);
}
