import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { HallOrder } from '@mehfil/api/domain/halls/search';
import { useState } from 'react';
import { warn } from '../../../../lib/log';
import { getPosition } from '../../../../lib/position';
import type { HallSearchState } from '../search/useHallSearch';

/** Halls around the place where the visitor is, nearest first. */
export function useNearMe({ change }: HallSearchState) {
  const [problem, setProblem] = useState(false);
  const ask = async (): Promise<boolean> => {
    setProblem(false);
    try {
      const position = await getPosition();
      const rounded = (degrees: number): number => Number(degrees.toFixed(3));
      const place = { latitude: rounded(position.latitude), longitude: rounded(position.longitude) };
      const near = { ...place, radiusKm: SEARCH_LIMITS.radiusDefaultKm };
      change({ location: undefined, near, order: HallOrder.DISTANCE });
      return true;
    } catch (error) {
      warn('The place could not be found', error);
      setProblem(true);
      return false;
    }
  };
  return { problem, ask };
}
