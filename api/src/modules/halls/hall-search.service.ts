import type { RequestContext } from '../../context.js';
import {
  toConnection,
  toPageRequest,
  type CursorValue,
  type PageRequest,
  type PagingInput,
  invalidCursorError,
} from '../../graphql/paging.js';
import { countedTo } from '../../database/searching.js';
import { Role } from '../../domain/accounts/roles.js';
import { HallOrder } from '../../domain/halls/search.js';
import { invalidInput } from '../../domain/input/errors.js';
import { PAGING_LIMITS } from '../../domain/input/limits.js';
import { getCurrentRates } from '../currency/currency.service.js';
import type { HallCard, HallCardConnection } from './hall.types.js';
import { searchHallsOnDates } from './hall-search-dates.service.js';
import type { HallFilter } from './hall-search.inputs.js';
import { findCountedTerm, readKeptCount } from './hall-search.counts.js';
import { assertFewCards, countHalls, findHalls, readHallCards } from './hall-search.queries.js';
import type { FoundHalls } from './hall-search.kept.js';
import type { HallSearchQuery } from './hall-search.query.js';

export interface HallSearchRequest {
  filter?: HallFilter | null;
  order?: HallOrder | null;
  paging?: PagingInput | null;
}

/**
 * Public halls, ten by default. One statement for a page, one more if the total is selected and not kept; with a date, two more.
 * @throws DomainError INVALID_INPUT for an order by distance without a place, and for a cursor of another order
 */
export async function searchHalls(ctx: RequestContext, request: HallSearchRequest): Promise<HallCardConnection> {
  const order = request.order ?? HallOrder.RATING;
  const filter = request.filter ?? {};
  if (order === HallOrder.DISTANCE && !filter.near) {
    throw invalidInput([{ field: 'order', message: 'Give the place to measure the distance from' }]);
  }
  const page = toPageRequest(request.paging, PAGING_LIMITS.publicDefault);
  const query: HallSearchQuery = { filter, order, rates: await getCurrentRates(ctx), now: ctx.now() };
  const after = page.after && getCursorPosition(order, page.after);
  const part = { limit: page.limit, offset: page.offset, after, customerId: getCustomerId(ctx) };
  if (filter.date) return searchHallsOnDates(ctx, query, page, part);
  const found = await findHalls(ctx.reads, query, part);
  const { halls, cards } = found;
  const isWhole = !after && halls.length <= page.limit && (halls.length > 0 || page.offset === 0);
  const connection = toConnection(halls, page, {
    node: ({ card }) => card,
    cursor: ({ card, sortValue }) => [order, sortValue, card.id],
    ...(isWhole ? { count: () => Promise.resolve(page.offset + halls.length) } : chooseTotal(ctx, query, page, found)),
  });
  return (cards ? Object.assign(connection, { nodes: cards }) : connection) as HallCardConnection;
}

/** The kept number of halls where there is one; others are counted up to a limit, at any number of halls. */
function chooseTotal({ reads: em }: RequestContext, query: HallSearchQuery, page: PageRequest, found: FoundHalls) {
  const term = findCountedTerm(em, query.filter);
  const limit = countedTo(page);
  const count = () => (term === undefined ? countHalls(em, query, limit) : readKeptCount(em, query.filter, term));
  return {
    count: async () => (found.total ??= await count()),
    countedTo: term === undefined ? limit : undefined,
  };
}

/**
 * Cards of halls in the order of the ids, without those that aren't public. One statement.
 * @throws DomainError INVALID_INPUT for more than twenty
 */
export function findHallCards(ctx: RequestContext, ids: readonly number[]): Promise<HallCard[]> {
  assertFewCards(ids);
  return readHallCards(ctx.em, [...new Set(ids)], getCustomerId(ctx));
}

/** Only customers save halls on the server; for others they are stored in the browser. */
export function getCustomerId({ viewer }: RequestContext): number | null {
  return viewer?.role === Role.USER ? viewer.id : null;
}

function getCursorPosition(order: HallOrder, [ofOrder, value, id]: readonly CursorValue[]): readonly [number, number] {
  if (ofOrder === order && Number.isSafeInteger(value) && Number.isSafeInteger(id)) return [Number(value), Number(id)];
  throw invalidCursorError();
}
