import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useAllInPricesQuery, type AllInPricesQuery } from '../../../../graphql/generated/all-in-prices';
import { toFilter } from '../search/filters';

/** What a hall costs in all, with its parts. */
export type PricedHall = AllInPricesQuery['allInPrices'][number];

/** Whether a search says enough for all-in prices: a date and guests. */
function isPriced({ date, guests }: HallSearch): boolean {
  return date !== undefined && guests !== undefined;
}

/**
 * What halls, twenty at most, cost in all on the date of a search for its guests; none without them. While a change of the search
 * is on its way, the prices of before stay: each says its day, hours and guests.
 */
export function useAllInPrices(hallIds: readonly number[], search: HallSearch) {
  const { date, lastDate, weekdays, partOfDay, startTime, endTime, guests } = search;
  const stay = { date, lastDate, weekdays, partOfDay, startTime, endTime, guests };
  const { data, previousData, error, loading } = useAllInPricesQuery({
    variables: { hallIds: [...hallIds], filter: toFilter(stay, '') },
    skip: !isPriced(search) || hallIds.length === 0,
  });
  const shown = data ?? (loading ? previousData : undefined);
  return { prices: shown?.allInPrices ?? [], isLoaded: data !== undefined, error: loading ? undefined : error };
}
