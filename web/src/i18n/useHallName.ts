import { hallNameIn, type BookedHall } from '@mehfil/api/domain/halls/hall-name';
import { useCallback } from 'react';
import { useLocale } from './locale';

/** {@link hallNameIn} for the reader. */
export function useHallName(): (hall: BookedHall) => string {
  const locale = useLocale();
  return useCallback((hall) => hallNameIn(locale, hall), [locale]);
}
