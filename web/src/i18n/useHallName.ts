import { useCallback } from 'react';
import { useLocale } from './locale';
import { hallNameIn, type BookedHall } from './hall-name';

/** {@link hallNameIn} for the reader. */
export function useHallName(): (hall: BookedHall) => string {
  const locale = useLocale();
  return useCallback((hall) => hallNameIn(locale, hall), [locale]);
}
