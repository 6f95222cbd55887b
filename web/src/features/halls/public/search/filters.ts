import type { HallSearch } from '@mehfil/api/domain/halls/search';
import type { SearchHallsQueryVariables } from '../../../../graphql/generated/search';

type Filter = NonNullable<SearchHallsQueryVariables['filter']>;

/** The currency in which a search's prices are meant: its own, else the visitor's. */
export function getSearchCurrency(search: HallSearch, visitors: string): string {
  return search.currency ?? visitors;
}

/** What the server is asked for a search. Only what is given is sent. */
export function toFilter(search: HallSearch, visitorsCurrency: string, featured = false): Filter {
  const { currency: _own, order, date, startTime, endTime, ...rest } = search;
  const time = date && startTime && endTime ? { date, startTime, endTime } : {};
  const comparesPrices = search.minPrice !== undefined || search.maxPrice !== undefined || order?.startsWith('PRICE');
  return {
    ...rest,
    ...time,
    ...(comparesPrices ? { currency: getSearchCurrency(search, visitorsCurrency) } : {}),
    ...(featured ? { featured } : {}),
  };
}

/** How many of the options that hide behind "More options" are set. */
export function hiddenOptions({ services, startTime, near, order, minPrice }: HallSearch): number {
  return [services, startTime, near, order, minPrice].filter((option) => option !== undefined).length;
}

/** Evening functions are what most people look for. */
const USUAL_TIME = { startTime: '18:00', endTime: '23:00' } as const;

/** A date with usual hours, unless others were chosen; without a date there are no hours. */
export function withDate(date: string, { startTime, endTime }: HallSearch): Partial<HallSearch> {
  if (date === '') return { date: undefined, startTime: undefined, endTime: undefined };
  return { date, startTime: startTime ?? USUAL_TIME.startTime, endTime: endTime ?? USUAL_TIME.endTime };
}
