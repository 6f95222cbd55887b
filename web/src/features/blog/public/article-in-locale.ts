import { useMemo } from 'react';
import { useLocale, type Locale } from '../../../i18n/locale';

interface Written {
  title: string;
  titleUrdu: string | null;
  excerpt?: string | null;
  excerptUrdu?: string | null;
  content?: string;
  /** Absent for readers of English. */
  contentUrdu?: string | null;
  readingMinutes?: number;
  readingMinutesUrdu?: number | null;
  categoryName?: string | null;
  categoryNameUrdu?: string | null;
}

/** Attributes of a text that is in the other language than the page. */
export interface TextLanguage {
  lang?: 'en';
  dir?: 'ltr';
}

/** An article in the reader's language where it has a version in it, with the language of its text where it has none. */
export type InLocale<T> = T & { written: TextLanguage };

const ENGLISH: TextLanguage = { lang: 'en', dir: 'ltr' };

/** The Urdu version of an article as a whole; nothing of it is mixed with the English one, but for what has no version. */
function toUrdu<T extends Written>(article: T): T {
  return {
    ...article,
    title: article.titleUrdu ?? article.title,
    ...('excerpt' in article ? { excerpt: article.excerptUrdu ?? null } : {}),
    ...(article.contentUrdu
      ? { content: article.contentUrdu, readingMinutes: article.readingMinutesUrdu ?? article.readingMinutes }
      : {}),
  };
}

/** An article in a language, or in English if it has no version in it. */
export function toArticleInLocale<T extends Written>(article: T, locale: Locale): InLocale<T> {
  if (locale !== 'ur') return { ...article, written: {} };
  const named = { ...article, categoryName: article.categoryNameUrdu ?? article.categoryName };
  return article.titleUrdu === null ? { ...named, written: ENGLISH } : { ...toUrdu(named), written: {} };
}

/** {@link toArticleInLocale} for the reader. */
export function useArticleInLocale<T extends Written>(article: T): InLocale<T> {
  const locale = useLocale();
  return useMemo(() => toArticleInLocale(article, locale), [article, locale]);
}

/** The names of categories as the reader sees them. */
export function useCategoriesInLocale<T extends { name: string; nameUrdu: string | null }>(
  categories: readonly T[],
): T[] {
  const locale = useLocale();
  return categories.map((each) => (locale === 'ur' ? { ...each, name: each.nameUrdu ?? each.name } : each));
}
