import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import {
  toConnection,
  cursorPair,
  type Connection,
  type CursorType,
  type CursorValue,
  type PageRequest,
} from '../graphql/paging.js';
import type { Database } from './tables.js';

/** The order of a list. The id always follows in the same direction, so that a cursor is one comparison. */
export interface ListOrder {
  /** A column such as `b.created_at`, or an expression, available in both queries of the list. */
  by: string | Expression<unknown>;
  type: CursorType;
  direction: 'asc' | 'desc';
}

/** A long list, read by page. */
export interface ListQuery<FoundTables, Found extends keyof FoundTables, Tables, Shown extends keyof Tables, Row> {
  /** The rows of the list: only the tables and conditions that determine them, without columns. */
  found: SelectQueryBuilder<FoundTables, Found, object>;
  /** The columns and joins, applied to the rows of the page only. */
  rows: SelectQueryBuilder<Tables, Shown, Row>;
  /** The id column, available in both, such as `b.id`. */
  id: string;
  /** How to determine the total without counting every row. */
  total?: ListTotal | undefined;
}

/** How to determine the total of a list; defaults to counting every row. */
export interface ListTotal {
  /** The length that triggers maintain, for a list without further conditions. Takes precedence. */
  kept?: KeptLength | undefined;
  /** Reads rows and total in one statement, for conditions that cost more to evaluate than their rows to sort. */
  isCountedWithRows?: boolean | undefined;
  /** Determines the total in another way. */
  count?: (() => Promise<number>) | undefined;
}

/** The parts of a list whose lengths triggers maintain in `list_counts`; without keys, all parts. */
export interface KeptLength {
  list: 'users' | 'businesses' | 'audit' | 'mails' | 'posts' | 'comments' | 'reviews';
  keys?: readonly string[] | undefined;
}

/** The parts of the statements that don't depend on the list's tables. */
interface Sorting {
  id: RawBuilder<number>;
  by: Expression<unknown>;
  direction: 'asc' | 'desc';
  type: CursorType;
}

/** A row with additional columns for paging. */
type Paged<Row> = Row & { cursorValue: CursorValue | Date; hasRow?: boolean | null; listLength?: number };

function toSorting(id: string, { by, direction, type }: ListOrder): Sorting {
  return { id: sql<number>`${sql.ref(id)}`, by: typeof by === 'string' ? sql.ref(by) : by, direction, type };
}

function sortedBy({ by, id, direction }: Sorting): RawBuilder<unknown> {
  return direction === 'desc' ? sql`${by} desc, ${id} desc` : sql`${by} asc, ${id} asc`;
}

/** A condition for the rows after a cursor. */
function isAfterCursorValue({ by, id, direction, type }: Sorting, after: readonly CursorValue[]): RawBuilder<SqlBool> {
  const [value, lastId] = cursorPair(type, after);
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<SqlBool>`(${by}, ${id}) ${sign} (${value}::${sql.raw(type)}, ${lastId}::bigint)`;
}

/** The same, for lists that limit their rows before paging. */
export function isAfterCursor(id: string, order: ListOrder, after: readonly CursorValue[]): RawBuilder<SqlBool> {
  return isAfterCursorValue(toSorting(id, order), after);
}

/** Where a page starts: the day of its first row, the number of rows before that day, and the total. */
interface DayPlace {
  day: string;
  before: number;
  total: number;
}

function selectKeptCounts(em: EntityManager, { list, keys }: KeptLength) {
  const counts = em.getKysely<Database>().selectFrom('list_counts').where('list', '=', list);
  return keys ? counts.where('key', 'in', keys) : counts;
}

async function countKept(em: EntityManager, kept: KeptLength): Promise<number> {
  const { count } = await selectKeptCounts(em, kept)
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the day on which a page deep in a list starts, so that earlier rows aren't read. */
async function findDayPlace(
  em: EntityManager,
  kept: KeptLength,
  direction: 'asc' | 'desc',
  offset: number,
): Promise<DayPlace | undefined> {
  const db = em.getKysely<Database>();
  const days = selectKeptCounts(em, kept)
    .select(['day', sql<number>`sum(count)`.as('rows')])
    .groupBy('day');
  const before = sql`sum(rows) over (order by day ${sql.raw(direction)}) - rows`;
  const places = db
    .selectFrom(days.as('d'))
    .select(['day', sql<number>`(${before})::int`.as('before'), sql<number>`(sum(rows) over ())::int`.as('total')]);
  return db
    .selectFrom(places.as('p'))
    .selectAll()
    .where('before', '<=', offset)
    .orderBy('before', 'desc')
    .orderBy('day', direction === 'desc' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A condition that excludes the days before the page, in the list's direction. */
function isFromDay({ by, direction }: Sorting, day: string): RawBuilder<SqlBool> {
  return direction === 'desc'
    ? sql<SqlBool>`${by} < (${day}::date + 1)::timestamp at time zone 'UTC'`
    : sql<SqlBool>`${by} >= ${day}::date::timestamp at time zone 'UTC'`;
}

/** Selects the rows with these ids (a query or an array), in the list's order. */
function selectShownRows<Tables, Shown extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Shown, Row>,
  sorting: Sorting,
  ids: RawBuilder<unknown>,
) {
  return rows
    .select(sql<CursorValue | Date>`${sorting.by}`.as('cursorValue'))
    .where(sql<SqlBool>`${sorting.id} = any(${ids})`)
    .orderBy(sql`${sortedBy(sorting)}`);
}

interface RowsAndCount<Row> {
  rows: Row[];
  count: () => Promise<number>;
}

/** Reads the rows of a page and the total in one statement. */
async function findCounted<FoundTables, Found extends keyof FoundTables, Tables, Shown extends keyof Tables, Row>(
  em: EntityManager,
  { found, rows }: ListQuery<FoundTables, Found, Tables, Shown, Row>,
  sorting: Sorting,
  { offset, limit }: PageRequest,
): Promise<RowsAndCount<Paged<Row>>> {
  const ids = found.select(sorting.id.as('id')).orderBy(sql`${sortedBy(sorting)}`);
  const page = selectShownRows(rows, sorting, sql`found.ids[${offset + 1}::int:${offset + limit + 1}::int]`);
  const { rows: read } = await sql<Paged<Row>>`
    with found as materialized (select array(${ids}) as ids)
    select page.*, cardinality(found.ids) as "listLength"
      from found left join lateral (${page.select(sql<boolean>`true`.as('hasRow'))}) page on true`.execute(
    em.getKysely<Database>(),
  );
  return { rows: read.filter(({ hasRow }) => hasRow), count: () => Promise.resolve(read[0]?.listLength ?? 0) };
}

/** The number of rows of a list. */
export async function countFound<FoundTables, Found extends keyof FoundTables>(
  em: EntityManager,
  found: SelectQueryBuilder<FoundTables, Found, object>,
): Promise<number> {
  const each = found.select(sql<number>`1`.as('one'));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${each}) counted`.execute(
    em.getKysely<Database>(),
  );
  return rows[0]?.count ?? 0;
}

/** The number of rows that any of the queries finds: each along an index of its own, which conditions joined by `or` can't use. */
export async function countUnion<FoundTables, Found extends keyof FoundTables>(
  em: EntityManager,
  parts: readonly SelectQueryBuilder<FoundTables, Found, { id: number }>[],
): Promise<number> {
  const union = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union `,
  );
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${union}) counted`.execute(
    em.getKysely<Database>(),
  );
  return rows[0]?.count ?? 0;
}

async function findRows<FoundTables, Found extends keyof FoundTables, Tables, Shown extends keyof Tables, Row>(
  em: EntityManager,
  list: ListQuery<FoundTables, Found, Tables, Shown, Row>,
  sorting: Sorting,
  page: PageRequest,
): Promise<RowsAndCount<Paged<Row>>> {
  const { found, total: { kept, isCountedWithRows, count } = {} } = list;
  if (!kept && isCountedWithRows && !page.after) return findCounted(em, list, sorting, page);
  const isDeep = kept && sorting.type === 'timestamptz' && page.offset > 0;
  const place = isDeep ? await findDayPlace(em, kept, sorting.direction, page.offset) : undefined;
  let part = found;
  if (place) part = part.where(isFromDay(sorting, place.day));
  if (page.after) part = part.where(isAfterCursorValue(sorting, page.after));
  const ids = part
    .select(sorting.id.as('id'))
    .orderBy(sql`${sortedBy(sorting)}`)
    .limit(page.limit + 1)
    .offset(page.offset - (place?.before ?? 0));
  const rows = (await selectShownRows(list.rows, sorting, sql`array(${ids})`).execute()) as Paged<Row>[];
  if (place) return { rows, count: () => Promise.resolve(place.total) };
  return { rows, count: count ?? (() => (kept ? countKept(em, kept) : countFound(em, found))) };
}

function withoutPaging<Row>({ cursorValue: _value, hasRow: _hasRow, listLength: _length, ...row }: Paged<Row>): Row {
  return row as Row;
}

/** A cursor's value; instants as ISO 8601, the only form that cursors may have. */
function toCursorValue(value: CursorValue | Date): CursorValue {
  return value instanceof Date ? value.toISOString() : value;
}

/**
 * Reads a page of a long list: one statement (two for a numbered page deep in a list with maintained length), and at most one
 * more if the total is requested (docs/decisions/0003-lists.md).
 * @throws DomainError INVALID_INPUT naming after, for a cursor of another list
 */
export async function paginate<
  FoundTables,
  Found extends keyof FoundTables,
  Tables,
  Shown extends keyof Tables,
  Row extends { id: number },
>(
  em: EntityManager,
  list: ListQuery<FoundTables, Found, Tables, Shown, Row>,
  order: ListOrder,
  page: PageRequest,
): Promise<Connection<Row>> {
  const { rows, count } = await findRows(em, list, toSorting(list.id, order), page);
  return toConnection(rows, page, {
    node: withoutPaging,
    cursor: ({ cursorValue, id }) => [toCursorValue(cursorValue), id],
    count,
  });
}

/** Maps the nodes of a page. */
export function mapNodes<Row, Node>(page: Connection<Row>, toNode: (row: Row) => Node): Connection<Node> {
  return { ...page, nodes: page.nodes.map(toNode) };
}
