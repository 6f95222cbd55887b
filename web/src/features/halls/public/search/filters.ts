import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { addDays } from '@mehfil/api/domain/time/days';
import type { SearchHallsQueryVariables } from '../../../../graphql/generated/search';

type Filter = NonNullable<SearchHallsQueryVariables['filter']>;

/** The currency in which a search's prices are meant: its own, else the visitor's. */
export function getSearchCurrency(search: HallSearch, visitors: string): string {
  return search.currency ?? visitors;
}

/** The last day that the server takes of a search's range; undefined where it searches for one day. */
export function getLastDay({ date, lastDate }: Pick<HallSearch, 'date' | 'lastDate'>): string | undefined {
  const isRange = date && lastDate && lastDate > date && lastDate < addDays(date, SEARCH_LIMITS.searchDaysMax);
  return isRange ? lastDate : undefined;
}

/** The dates of a search as the server takes them: what doesn't fit together is left out. */
function toDates({ date, lastDate: wanted, weekdays, partOfDay, startTime, endTime }: HallSearch): Filter {
  if (!date) return {};
  const lastDate = getLastDay({ date, lastDate: wanted });
  const hours = startTime && endTime ? { startTime, endTime } : partOfDay && { partOfDay };
  return { date, ...(lastDate && { lastDate, ...(weekdays && { weekdays }) }), ...hours };
}

/** What the server is asked for a search. Only what is given is sent. */
export function toFilter(search: HallSearch, visitorsCurrency: string, featured = false): Filter {
  const { currency: _own, order, date: _date, lastDate: _last, weekdays: _days, ...more } = search;
  const { partOfDay: _part, startTime: _start, endTime: _end, ...rest } = more;
  const comparesPrices = search.minPrice !== undefined || search.maxPrice !== undefined || order?.startsWith('PRICE');
  return {
    ...rest,
    ...toDates(search),
    ...(comparesPrices ? { currency: getSearchCurrency(search, visitorsCurrency) } : {}),
    ...(featured ? { featured } : {}),
  };
}

/** How many of the options are set that the pill has no part for, which "More options" hides. */
export function hiddenOptions(search: HallSearch): number {
  return [search.services, search.order].filter((option) => option !== undefined).length;
}
