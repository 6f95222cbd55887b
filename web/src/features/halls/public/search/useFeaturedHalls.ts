import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useHallList } from './useHallList';

const { viewAllThreshold: THRESHOLD, featuredHalls: SHOWN } = SEARCH_LIMITS;
const NOTHING = {};

/** The landing page's featured halls: as many as it takes to know whether there is more to see, and the three that it shows. */
export function useFeaturedHalls() {
  const { halls, error, retry } = useHallList({ search: NOTHING, featured: true, limit: THRESHOLD });
  const count = halls?.nodes.length ?? 0;
  return {
    isLoading: !halls && !error,
    shown: halls?.nodes.slice(0, SHOWN),
    hasMore: count >= THRESHOLD,
    error,
    retry,
  };
}
