import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import {
  toConnection,
  cursorPair,
  toPageRequest,
  type Connection,
  type CursorType,
  type CursorValue,
  type PagingInput,
} from '../../graphql/paging.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { addDays, instantOf } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import type { BookingFilter } from './booking.inputs.js';
import { canSee } from './booking.policy.js';
import { factsOf, findBooking, presenterOf, selectFoundPage, selectPage, type BookingRow } from './booking.queries.js';
import type { Booking } from './booking.types.js';

type Value = string | number;

/** What becomes of requests, as the sums of bookings tell it apart (migration 0014). */
const OUTCOMES: Readonly<Record<BookingStatus, readonly number[]>> = {
  [BookingStatus.PENDING]: [0],
  [BookingStatus.CONFIRMED]: [1],
  [BookingStatus.CANCELLED]: [2, 3, 4],
};

/** Part of a where clause with its values. */
interface Condition {
  sql: string;
  values: Value[];
}

interface Ordering {
  sql: string;
  /** The type that a cursor's first value is compared as. */
  type: CursorType;
  descending: boolean;
  key: (row: BookingRow) => string;
}

function byTime(sql: string, descending: boolean, key: (row: BookingRow) => string): Ordering {
  return { sql, type: 'timestamptz', descending, key: (row) => new Date(key(row)).toISOString() };
}

const ORDERINGS: Readonly<Record<BookingOrder, Ordering>> = {
  [BookingOrder.NEWEST]: byTime('b.created_at', true, (row) => row.created_at),
  [BookingOrder.OLDEST]: byTime('b.created_at', false, (row) => row.created_at),
  [BookingOrder.SOONEST]: byTime('b.start_time', false, (row) => row.start_time),
  [BookingOrder.LATEST]: byTime('b.start_time', true, (row) => row.start_time),
  [BookingOrder.HIGHEST]: { sql: 'b.total_price', type: 'numeric', descending: true, key: (row) => row.total_price },
};

function afterCursor({ sql, type, descending }: Ordering, after: readonly CursorValue[] | undefined): Condition[] {
  if (!after) return [];
  const [value, id] = cursorPair(type, after);
  return [{ sql: `(${sql}, b.id) ${descending ? '<' : '>'} (?::${type}, ?::bigint)`, values: [value, id] }];
}

/** Which bookings a list has, and how it counts them. */
interface Listing {
  conditions: readonly Condition[];
  order: BookingOrder;
  /** A statement that tells the total without counting. */
  counts?: Condition | undefined;
  /** A search costs more than sorting what it finds: found once, for the rows and for the total. */
  isSearch?: boolean;
}

/** A page of bookings that meet all conditions: one statement, and at most one more where the total is asked for. */
async function pageOfBookings(
  ctx: RequestContext,
  { conditions, order, counts, isSearch = false }: Listing,
  paging: PagingInput | null | undefined,
): Promise<Connection<Booking>> {
  const request = toPageRequest(paging);
  const ordering = ORDERINGS[order];
  const page = {
    ...joined([...conditions, ...afterCursor(ordering, request.after)]),
    order: orderBy(ordering),
    limit: request.limit + 1,
    offset: request.offset,
  };
  const found = isSearch && !request.after ? await selectFoundPage(ctx.em, page) : undefined;
  const rows = found?.rows ?? (await selectPage(ctx.em, page));
  return toConnection(rows, request, {
    node: presenterOf(ctx, rows),
    cursor: (row) => [ordering.key(row), row.id],
    count: async () => found?.total ?? countBookings(ctx.em, counts ?? counting(conditions)),
  });
}

function joined(conditions: readonly Condition[]): { where: string; values: Value[] } {
  return {
    where: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}

function orderBy({ sql, descending }: Ordering): string {
  const direction = descending ? 'desc' : 'asc';
  return `${sql} ${direction}, b.id ${direction}`;
}

function counting(conditions: readonly Condition[]): Condition {
  const { where, values } = joined(conditions);
  return { sql: `select count(*)::int as count from bookings b where ${where}`, values };
}

async function countBookings(em: EntityManager, { sql, values }: Condition): Promise<number> {
  const counted = await em.execute<{ count: number }[]>(sql, [...values]);
  return counted[0]?.count ?? 0;
}

/** The viewer's bookings, latest request first (docs/coverage.md: customer §2 My Bookings). */
export function viewerBookings(ctx: RequestContext, paging?: PagingInput | null): Promise<Connection<Booking>> {
  const own = { sql: 'b.user_id = ?', values: [requireViewer(ctx).id] };
  return pageOfBookings(ctx, { conditions: [own], order: BookingOrder.NEWEST }, paging);
}

/** `%` and `_` are letters like any other in what people search for. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

function textCondition(text: string): Condition {
  const number = /^(?:inv-?)?0*(\d{1,9})$/i.exec(text)?.[1];
  const found = 'b.search_text like lower(?)';
  const pattern = containing(text);
  return number
    ? { sql: `(${found} or b.id = ?)`, values: [pattern, Number(number)] }
    : { sql: found, values: [pattern] };
}

/**
 * The bookings of a business that a filter lets through, in an order; at most so many, one statement.
 */
export function filteredBookings(
  em: EntityManager,
  { id, timeZone }: Pick<Business, 'id' | 'timeZone'>,
  { filter, order, limit }: { filter: BookingFilter; order: BookingOrder; limit: number },
): Promise<BookingRow[]> {
  const conditions: Condition[] = [{ sql: 'b.business_id = ?', values: [id] }, ...filterConditions(filter, timeZone)];
  return selectPage(em, { ...joined(conditions), order: orderBy(ORDERINGS[order]), limit, offset: 0 });
}

function filterConditions(filter: BookingFilter, zone: string): Condition[] {
  const { status, hallId, from, to, text } = filter;
  return [
    ...(status ? [{ sql: 'b.status = ?', values: [status] }] : []),
    ...(hallId ? [{ sql: 'b.hall_id = ?', values: [hallId] }] : []),
    ...(from ? [{ sql: 'b.start_time >= ?', values: [instantOf(from, '00:00', zone).toISOString()] }] : []),
    ...(to ? [{ sql: 'b.start_time < ?', values: [instantOf(addDays(to, 1), '00:00', zone).toISOString()] }] : []),
    ...(text ? [textCondition(text)] : []),
  ];
}

/**
 * The bookings of the viewer's business (docs/coverage.md: business §2 Bookings management).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function businessBookings(
  ctx: RequestContext,
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<Booking>> {
  return bookingsOfBusiness(ctx, await requireTradingBusiness(ctx), filter, order, paging);
}

/** The bookings of a business; the caller has authorized the viewer. */
export function bookingsOfBusiness(
  ctx: RequestContext,
  business: { id: number; timeZone: string },
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<Booking>> {
  const own = { sql: 'b.business_id = ?', values: [business.id] };
  const conditions = [own, ...filterConditions(filter ?? {}, business.timeZone)];
  const counts = countOf(business.id, filter ?? {});
  return pageOfBookings(ctx, { conditions, order, counts, isSearch: Boolean(filter?.text) }, paging);
}

/** All bookings of a business, and those of a status, are counted already. */
function countOf(businessId: number, { status, hallId, from, to, text }: BookingFilter): Condition | undefined {
  if (hallId || from || to || text) return undefined;
  return {
    sql: `select coalesce(sum(bookings), 0)::int as count from booking_sums
           where business_id = ? and kind = 'ever' ${status ? 'and slot = any(?)' : ''}`,
    values: [businessId, ...(status ? [`{${OUTCOMES[status].join(',')}}`] : [])],
  };
}

/**
 * A booking.
 * @throws DomainError NOT_FOUND unless it is the viewer's, belongs to the viewer's business, or the viewer is staff
 */
export async function bookingById(ctx: RequestContext, id: number): Promise<Booking> {
  const viewer = requireViewer(ctx);
  const row = await findBooking(ctx.em, id);
  if (!row || !canSee(viewer, factsOf(row))) throw new DomainError('NOT_FOUND', 'Booking not found');
  return presenterOf(ctx, [row])(row);
}
