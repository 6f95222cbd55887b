import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useState } from 'react';
import { warn } from '../../../../lib/log';
import { findNearMe } from '../search/near-me';
import type { HallSearchState } from '../search/useHallSearch';

/** Halls around the place where the visitor is, nearest first. */
export function useNearMe({ change }: HallSearchState) {
  const [problem, setProblem] = useState(false);
  const ask = async (): Promise<boolean> => {
    setProblem(false);
    try {
      change({ location: undefined, ...(await findNearMe(SEARCH_LIMITS.radiusDefaultKm)) });
      return true;
    } catch (error) {
      warn('The place could not be found', error);
      setProblem(true);
      return false;
    }
  };
  return { problem, ask };
}
