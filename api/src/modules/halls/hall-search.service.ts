import type { RequestContext } from '../../context.js';
import {
  toConnection,
  toPageRequest,
  type Connection,
  type CursorValue,
  type PagingInput,
  invalidCursorError,
} from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { HallOrder } from '../../domain/halls/search.js';
import { invalidInput } from '../../domain/input/errors.js';
import { PAGING_LIMITS } from '../../domain/input/limits.js';
import { getCurrentRates } from '../currency/currency.service.js';
import type { HallCard } from './hall.types.js';
import type { HallFilter } from './hall-search.inputs.js';
import { countHalls, findHalls, readHallCards, type HallSearchQuery } from './hall-search.queries.js';

/** What a search of halls is asked. */
export interface HallSearchRequest {
  filter?: HallFilter | null;
  order?: HallOrder | null;
  paging?: PagingInput | null;
}

/**
 * Public halls, ten unless more are asked for. One statement for a page, one more when the total is asked for.
 * @throws DomainError INVALID_INPUT for an order by distance without a place, and for a cursor of another order
 */
export async function searchHalls(ctx: RequestContext, request: HallSearchRequest): Promise<Connection<HallCard>> {
  const order = request.order ?? HallOrder.RATING;
  const filter = request.filter ?? {};
  if (order === HallOrder.DISTANCE && !filter.near) {
    throw invalidInput([{ field: 'order', message: 'Give the place to measure the distance from' }]);
  }
  const page = toPageRequest(request.paging, PAGING_LIMITS.publicDefault);
  const query: HallSearchQuery = { filter, order, rates: await getCurrentRates(ctx), now: ctx.now() };
  const after = page.after && placeInList(order, page.after);
  const rows = await findHalls(ctx.em, query, {
    limit: page.limit,
    offset: page.offset,
    after,
    customerId: customerIdOf(ctx),
  });
  const isWhole = !after && rows.length <= page.limit && (rows.length > 0 || page.offset === 0);
  return toConnection(rows, page, {
    node: ({ card }) => card,
    cursor: ({ card, sortValue }) => [order, sortValue, card.id],
    count: () => (isWhole ? Promise.resolve(page.offset + rows.length) : countHalls(ctx.em, query)),
  });
}

/**
 * Cards of some halls, in the order of the ids; what isn't public is left out. One statement.
 * @throws DomainError INVALID_INPUT for more than twenty
 */
export function hallCards(ctx: RequestContext, ids: readonly number[]): Promise<HallCard[]> {
  const { cardsByIdMax } = SEARCH_LIMITS;
  if (ids.length > cardsByIdMax) {
    throw invalidInput([{ field: 'ids', message: `At most ${cardsByIdMax} halls can be asked for at once` }]);
  }
  return readHallCards(ctx.em, [...new Set(ids)], customerIdOf(ctx));
}

/** Only customers keep halls on the server; everybody else's hearts are local. */
function customerIdOf({ viewer }: RequestContext): number | null {
  return viewer?.role === Role.USER ? viewer.id : null;
}

function placeInList(order: HallOrder, [ofOrder, value, id]: readonly CursorValue[]): readonly [number, number] {
  if (ofOrder === order && Number.isSafeInteger(value) && Number.isSafeInteger(id)) return [Number(value), Number(id)];
  throw invalidCursorError();
}
