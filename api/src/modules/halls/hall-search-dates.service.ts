import type { RequestContext } from '../../context.js';
import { countedTo } from '../../database/searching.js';
import { toConnection, type PageRequest } from '../../graphql/paging.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { listSearchDays, type PartOfDay } from '../../domain/halls/search-dates.js';
import { HallOrder } from '../../domain/halls/search.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { toReason } from '../../domain/rates/rates.js';
import { addDays } from '../../domain/time/days.js';
import { DEFAULT_TIME_ZONE, localDay } from '../../domain/time/zone.js';
import { getCurrentRates } from '../currency/currency.service.js';
import type { FreeDate, HallDatePrice, HallStay, HallStays } from './hall-date-price.types.js';
import {
  countFreeHalls,
  findFreeDays,
  findFreeHalls,
  findHijriStarts,
  findNextOffers,
  findOffers,
  toAskedDates,
  type FoundOffer,
} from './hall-search.dates.js';
import type { HallFilter } from './hall-search.inputs.js';
import { assertFewCards, readHallCards } from './hall-search.queries.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import type { HallCardConnection } from './hall.types.js';

function toDatePrice(
  hallId: number,
  { day, rate, freeDays, stayStart: _start, stayEnd: _end, menuId: _menu, ...offer }: FoundOffer,
): HallDatePrice {
  const freeDates = [...new Set(freeDays)].sort();
  return { hallId, date: day, ...offer, rateReason: rate && toReason(rate), freeDates };
}

function toStay(hallId: number, { stayStart, stayEnd, menuId, startTime }: FoundOffer): HallStay[] {
  if (!stayStart || !stayEnd) return [];
  return [{ hallId, start: stayStart, end: stayEnd, isAssumed: startTime === null, menuId }];
}

/**
 * The halls that have something free on the dates of a search, each with its price then. Three statements for a page, one more
 * if the total is selected. A page may be shorter than asked for while more may follow: no more than so many halls are asked at once.
 */
export async function searchHallsOnDates(
  ctx: RequestContext,
  query: HallSearchQuery,
  page: PageRequest,
  part: HallSearchPart,
): Promise<HallCardConnection> {
  const { em } = ctx;
  const dates = toAskedDates(query, await findHijriStarts(em));
  const { halls, lookedTo } = await findFreeHalls(em, query, dates, part);
  const shown = halls.slice(0, page.limit);
  const cards = await readHallCards(
    em,
    shown.map(({ hallId }) => hallId),
    part.customerId,
    query.filter.near,
  );
  const hasMore = halls.length > page.limit;
  const found = toConnection(halls, page, {
    node: ({ hallId }) => hallId,
    cursor: ({ hallId, sortValue }) => [query.order, sortValue, hallId],
    end: !hasMore && lookedTo ? [query.order, ...lookedTo] : undefined,
    ...countOnce(() => countFreeHalls(em, query, dates, countedTo(page))),
  });
  return Object.assign(found, {
    nodes: cards,
    pricesOfDates: shown.map(({ hallId, offer }) => toDatePrice(hallId, offer)),
    stays: { guests: query.filter.guests ?? 0, stays: shown.flatMap(({ hallId, offer }) => toStay(hallId, offer)) },
  }) as unknown as HallCardConnection;
}

/** A count that two fields share. */
function countOnce(read: () => Promise<{ count: number; isLowerBound: boolean }>) {
  let counted: ReturnType<typeof read> | undefined;
  const once = () => (counted ??= read());
  return {
    count: async () => (await once()).count,
    isLowerBound: async () => (await once()).isLowerBound,
  };
}

/** On which days of a range, the coming month by default, the best halls of a search have something free. Two statements. */
export async function findFreeDates(ctx: RequestContext, wanted: HallFilter): Promise<FreeDate[]> {
  const today = localDay(ctx.now(), DEFAULT_TIME_ZONE);
  const month = { date: today, lastDate: addDays(today, SEARCH_LIMITS.searchDaysMax - 1) };
  const filter = wanted.date ? wanted : { ...wanted, ...month };
  const query: HallSearchQuery = {
    filter,
    order: HallOrder.RATING,
    rates: await getCurrentRates(ctx),
    now: ctx.now(),
  };
  return findFreeDays(ctx.em, query, toAskedDates(query, await findHijriStarts(ctx.em)));
}

/**
 * The next days on which a public hall has something free, with the cheapest of each. Three statements.
 * @throws DomainError NOT_FOUND for a hall that isn't public
 */
export async function findNextFreeDates(
  ctx: RequestContext,
  hallId: number,
  partOfDay?: PartOfDay | null,
): Promise<HallDatePrice[]> {
  const [card] = await readHallCards(ctx.em, [hallId], null);
  if (!card) throw new DomainError('NOT_FOUND', 'Hall not found');
  const now = ctx.now();
  // Two days on either side of the business's own are refused by the hall, wherever it is.
  const date = addDays(localDay(now, DEFAULT_TIME_ZONE), -1);
  const days = listSearchDays({ date, lastDate: addDays(date, SEARCH_LIMITS.nextDatesWithinDays) });
  const offers = await findNextOffers(ctx.em, hallId, {
    days,
    hijriStarts: await findHijriStarts(ctx.em),
    partOfDay,
    now,
  });
  return offers.map((offer) => toDatePrice(hallId, offer));
}

/**
 * When each of some halls would be booked on the dates of a search: the cheapest for its guests of what is free, in the order of
 * the ids. Two statements.
 * @throws DomainError INVALID_INPUT without date and guests, and for more than twenty halls
 */
export async function findStays(
  ctx: RequestContext,
  hallIds: readonly number[],
  wanted: HallFilter,
): Promise<HallStays> {
  const { date, lastDate, weekdays, partOfDay, startTime, endTime, guests } = wanted;
  if (!date) throw invalidInput([{ field: 'date', message: 'Date is required' }]);
  if (!guests) throw invalidInput([{ field: 'guests', message: 'Guests are required' }]);
  assertFewCards(hallIds, 'hallIds');
  const query: HallSearchQuery = {
    filter: { date, lastDate, weekdays, partOfDay, startTime, endTime, guests },
    order: HallOrder.RATING,
    rates: await getCurrentRates(ctx),
    now: ctx.now(),
  };
  const dates = toAskedDates(query, await findHijriStarts(ctx.em));
  const offers = await findOffers(ctx.em, [...new Set(hallIds)], query, dates);
  return { guests, stays: offers.flatMap(({ hallId, ...offer }) => toStay(hallId, offer)) };
}
