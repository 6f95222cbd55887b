import { useMemo } from 'react';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useSearchHallsQuery } from '../../../../graphql/generated/search';
import { useCurrency } from '../../../../i18n/currency';
import { toFilter } from './filters';

/** Which part of which list is wanted. */
interface HallListWanted {
  search: HallSearch;
  /** Only halls that staff chose. */
  featured?: boolean;
  limit: number;
  /** Cursor of the part before; absent for the first. */
  after?: string;
  withTotal?: boolean;
}

/** How many halls were found. */
export interface HallTotal {
  totalCount?: number | undefined;
  /** There are more than the total says. */
  totalCountIsLowerBound?: boolean | undefined;
}

/**
 * A part of a list of halls, ordered by rating unless the search says otherwise. While a changed search is on its way, the halls
 * of before stay; their number, or that there were none, says nothing about it.
 */
export function useHallList({ search, featured = false, limit, after, withTotal = false }: HallListWanted) {
  const { code } = useCurrency();
  const variables = useMemo(
    () => ({ filter: toFilter(search, code, featured), order: search.order, limit, after, withTotal }),
    [search, code, featured, limit, after, withTotal],
  );
  const { data, previousData, error, refetch, loading } = useSearchHallsQuery({ variables });
  const before = loading && after === undefined ? previousData?.halls : undefined;
  return {
    halls: data?.halls ?? (before?.nodes.length === 0 ? undefined : before),
    total: data?.halls,
    isStale: data === undefined,
    error: loading ? undefined : error,
    retry: () => void refetch(),
  };
}
