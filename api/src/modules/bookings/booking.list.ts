import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import {
  connectionOf,
  pageRequest,
  type Connection,
  type CursorValue,
  type PagingInput,
} from '../../graphql/paging.js';
import { addDays, BookingOrder, DomainError, instantOf, invalidInput, LIMITS, localDay } from '../../rules/index.js';
import { blocksWithin } from '../availability/block.service.js';
import { tradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import type { BookingFilter } from './booking.inputs.js';
import { canSee } from './booking.policy.js';
import { factsOf, findBooking, selectBookings, toBooking, type BookingRow } from './booking.queries.js';
import type { Booking, BusinessCalendar } from './booking.types.js';

type Value = string | number | readonly number[];

/** Part of a where clause with its values. */
interface Condition {
  sql: string;
  values: Value[];
}

interface Ordering {
  sql: string;
  /** The type that a cursor's first value is compared as. */
  type: string;
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
  const [value, id] = after;
  const fits = type === 'numeric' ? /^\d{1,12}(\.\d{1,2})?$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  if (typeof value !== 'string' || !fits.test(value) || !Number.isSafeInteger(id)) {
    throw invalidInput([{ field: 'after', message: 'after is not a cursor of this list' }]);
  }
  return [{ sql: `(${sql}, b.id) ${descending ? '<' : '>'} (?::${type}, ?::bigint)`, values: [value, Number(id)] }];
}

/** A page of bookings that meet all conditions, one statement, and one more where the total is asked for. */
async function pageOfBookings(
  ctx: RequestContext,
  conditions: readonly Condition[],
  order: BookingOrder,
  paging: PagingInput | null | undefined,
): Promise<Connection<Booking>> {
  const request = pageRequest(paging);
  const ordering = ORDERINGS[order];
  const all = [...conditions, ...afterCursor(ordering, request.after)];
  const where = (parts: readonly Condition[]) => parts.map(({ sql }) => sql).join(' and ');
  const direction = ordering.descending ? 'desc' : 'asc';
  const rows = await selectBookings(
    ctx.em,
    `where ${where(all)} order by ${ordering.sql} ${direction}, b.id ${direction} limit ? offset ?`,
    [...all.flatMap(({ values }) => values), request.limit + 1, request.offset],
  );
  const viewer = viewerOf(ctx);
  return connectionOf(rows, request, {
    node: (row) => toBooking(row, viewer, ctx.now()),
    cursor: (row) => [ordering.key(row), row.id],
    count: async () => {
      const counted = await ctx.em.execute<{ count: number }[]>(
        `select count(*)::int as count from bookings b where ${where(conditions)}`,
        conditions.flatMap(({ values }) => values),
      );
      return counted[0]?.count ?? 0;
    },
  });
}

/** The viewer's own bookings, the last requested first (customer.md §2 My Bookings). */
export function viewerBookings(ctx: RequestContext, paging?: PagingInput | null): Promise<Connection<Booking>> {
  const own = { sql: 'b.user_id = ?', values: [viewerOf(ctx).id] };
  return pageOfBookings(ctx, [own], BookingOrder.NEWEST, paging);
}

/** `%` and `_` are letters like any other in what people search for. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

function textCondition(text: string): Condition {
  const number = /^(?:inv-?)?0*(\d{1,9})$/i.exec(text)?.[1];
  const fields = ['b.customer_name', 'b.customer_email', 'b.customer_phone', 'b.hall_title'];
  const pattern = containing(text);
  return {
    sql: `(${[...fields.map((field) => `${field} ilike ?`), ...(number ? ['b.id = ?'] : [])].join(' or ')})`,
    values: [...fields.map(() => pattern), ...(number ? [Number(number)] : [])],
  };
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
  const { sql, descending } = ORDERINGS[order];
  const direction = descending ? 'desc' : 'asc';
  return selectBookings(
    em,
    `where ${conditions.map((condition) => condition.sql).join(' and ')}
     order by ${sql} ${direction}, b.id ${direction} limit ?`,
    [...conditions.flatMap(({ values }) => values), limit],
  );
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
 * The bookings of the viewer's business (business-and-admin.md §2 Bookings management).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function businessBookings(
  ctx: RequestContext,
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<Booking>> {
  return bookingsOfBusiness(ctx, await tradingBusiness(ctx), filter, order, paging);
}

/** The bookings of a business, for who may see them. */
export function bookingsOfBusiness(
  ctx: RequestContext,
  business: { id: number; timeZone: string },
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<Booking>> {
  const own = { sql: 'b.business_id = ?', values: [business.id] };
  return pageOfBookings(ctx, [own, ...filterConditions(filter ?? {}, business.timeZone)], order, paging);
}

/**
 * One booking.
 * @throws DomainError NOT_FOUND unless it is the viewer's own, of the viewer's business, or the viewer is staff
 */
export async function bookingById(ctx: RequestContext, id: number): Promise<Booking> {
  const viewer = viewerOf(ctx);
  const row = await findBooking(ctx.em, id);
  if (!row || !canSee(viewer, factsOf(row))) throw new DomainError('NOT_FOUND', 'Booking not found');
  return toBooking(row, viewer, ctx.now());
}

/**
 * Pending and confirmed bookings of the viewer's business, and its blocks, that touch some days.
 * @param from first day, in the business's zone
 * @param to last day, at most 61 days later
 * @param hallId only of this hall; another's hall has nothing in it
 * @throws DomainError INVALID_INPUT for days out of order or too far apart
 */
export async function businessCalendar(
  ctx: RequestContext,
  { from, to, hallId }: { from: string; to: string; hallId?: number | null },
): Promise<BusinessCalendar> {
  const business = await tradingBusiness(ctx);
  const { calendarMaxDays } = LIMITS.availability;
  if (to < from) throw invalidInput([{ field: 'to', message: 'The last day must not be before the first' }]);
  if (to >= addDays(from, calendarMaxDays)) {
    throw invalidInput([{ field: 'to', message: `At most ${calendarMaxDays} days can be shown at once` }]);
  }
  const start = instantOf(from, '00:00', business.timeZone);
  const end = instantOf(addDays(to, 1), '00:00', business.timeZone);
  const ofHall = hallId ? [hallId] : [];
  const rows = await selectBookings(
    ctx.em,
    `where b.business_id = ? and b.status in ('pending', 'confirmed') and b.start_time < ? and b.end_time > ?
           ${hallId ? 'and b.hall_id = ?' : ''}
     order by b.start_time, b.id`,
    [business.id, end.toISOString(), start.toISOString(), ...ofHall],
  );
  const viewer = viewerOf(ctx);
  const blocks = await blocksWithin(ctx.em, business.id, { start, end });
  return {
    timeZone: business.timeZone,
    today: localDay(ctx.now(), business.timeZone),
    bookings: rows.map((row) => toBooking(row, viewer, ctx.now())),
    blocks: hallId ? blocks.filter(({ hallIds }) => hallIds.includes(hallId)) : blocks,
  };
}
