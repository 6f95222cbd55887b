import { useMemo } from 'react';
import { useLocale, type Locale } from '../../../i18n/locale';

interface Named {
  title: string;
  hallNameUrdu: string | null;
  description?: string | null;
  descriptionUrdu?: string | null;
}

/** A hall with the name and description in the reader's language, where it has them. */
export function toHallInLocale<T extends Named>(hall: T, locale: Locale): T {
  if (locale !== 'ur') return hall;
  return {
    ...hall,
    title: hall.hallNameUrdu ?? hall.title,
    ...(hall.descriptionUrdu ? { description: hall.descriptionUrdu } : {}),
  };
}

/** {@link toHallInLocale} for the reader; addresses are made of the ordinary title. */
export function useHallInLocale<T extends Named>(hall: T): T {
  const locale = useLocale();
  return useMemo(() => toHallInLocale(hall, locale), [hall, locale]);
}
