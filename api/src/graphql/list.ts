import type { EntityManager } from '@mikro-orm/postgresql';
import { toConnection, cursorPair, type Connection, type CursorValue, type PageRequest } from './paging.js';

/** Part of a where clause with its values. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** What a list is sorted by; its id always follows, in the same direction, so that a cursor is one comparison. */
export interface ListOrder<Row> {
  column: string;
  type: 'timestamptz' | 'int' | 'text';
  direction: 'asc' | 'desc';
  value: (row: Row) => string | number | null;
}

/** A long list as SQL. Every row has its `id`. */
export interface List<Row extends { id: number }, Node> {
  /** What is selected of a row, with the values of its parameters. */
  columns: string;
  columnValues?: readonly unknown[];
  /** From which tables. */
  from: string;
  /** The tables that counting needs, where that is fewer. */
  countFrom?: string;
  /** All of these hold. */
  where: readonly Condition[];
  /** The column of the id, as in `p.id`. */
  id: string;
  order: ListOrder<Row>;
  node: (row: Row) => Node;
  /** Its length as it is kept (table list_counts), where nothing else narrows the list. */
  kept?: KeptCount | undefined;
  /** Where it isn't kept: counted no further than this; all of it unless said. */
  countedTo?: number | undefined;
}

/** A list whose length is kept at every write, and the parts of it that are meant; all of them unless said. */
export interface KeptCount {
  list: 'users' | 'businesses' | 'audit' | 'mails' | 'posts' | 'comments' | 'reviews';
  keys?: readonly string[] | undefined;
}

/**
 * The conditions whose value was given: those with null, undefined or empty text are left out.
 * @param candidates conditions with one parameter each, and its value
 */
export function given(candidates: readonly (readonly [sql: string, value: unknown])[]): Condition[] {
  return candidates
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([sql, value]) => ({ sql, values: [value] }));
}

/** A letter or two are found where a word begins: a trigram index knows nothing so short inside of a word. */
const BEGINNING = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * A condition that finds what was typed in a text, without regard to case and accents: anywhere, a letter or two where a
 * word begins. What was typed is literal, `%` and `_` too.
 * @param column a column kept as `' ' || search_form(…)`, with a trigram index
 */
export function containing(column: string, typed: string | null | undefined): Condition[] {
  const text = typed?.trim();
  if (!text) return [];
  const literal = text.replace(/[\\%_]/g, '\\$&');
  const begin = BEGINNING.test(text) ? '% ' : '%';
  return [{ sql: `${column} like '${begin}' || search_form(?) || '%'`, values: [literal] }];
}

function whereOf(conditions: readonly Condition[]): string {
  return conditions.length === 0 ? 'true' : conditions.map(({ sql }) => sql).join(' and ');
}

function afterCursor<Row extends { id: number }, Node>(
  { order, id }: List<Row, Node>,
  after: readonly CursorValue[] | undefined,
): Condition[] {
  if (!after) return [];
  const [value, lastId] = cursorPair(order.type, after);
  const sign = order.direction === 'desc' ? '<' : '>';
  return [{ sql: `(${order.column}, ${id}) ${sign} (?::${order.type}, ?::bigint)`, values: [value, lastId] }];
}

function cursorOf<Row extends { id: number }>({ type, value }: ListOrder<Row>, row: Row): CursorValue[] {
  const sorted = value(row);
  // PostgreSQL's text of an instant becomes ISO 8601: the one form that a cursor may have.
  return [type === 'timestamptz' && sorted !== null ? new Date(sorted).toISOString() : sorted, row.id];
}

/** The parts of a list that are kept, as a condition on their counts. */
function keptParts({ list, keys }: KeptCount): Condition {
  return keys
    ? { sql: 'list = ? and key = any(?)', values: [list, `{${keys.join(',')}}`] }
    : { sql: 'list = ?', values: [list] };
}

/** The length of a list, as it is kept. */
async function keptCount(em: EntityManager, kept: KeptCount): Promise<number> {
  const { sql, values } = keptParts(kept);
  const counted = await em.execute<{ count: number }[]>(
    `select coalesce(sum(count), 0)::int as count from list_counts where ${sql}`,
    [...values],
  );
  return counted[0]?.count ?? 0;
}

/** Where a page begins: the day on which its first row stands, how many rows stand before that day, and how many in all. */
interface Place {
  day: string;
  before: number;
  total: number;
}

async function placeOf(
  em: EntityManager,
  kept: KeptCount,
  direction: 'asc' | 'desc',
  offset: number,
): Promise<Place | undefined> {
  const { sql, values } = keptParts(kept);
  const days = `select day, sum(count) as rows from list_counts where ${sql} group by day`;
  const places = `select day, sum(rows) over (order by day ${direction}) - rows as before, sum(rows) over () as total from (${days}) d`;
  const found = await em.execute<Place[]>(
    `select to_char(day, 'YYYY-MM-DD') as day, before::int, total::int from (${places}) p
      where before <= ? order by before desc, day ${direction === 'desc' ? 'asc' : 'desc'} limit 1`,
    [...values, offset],
  );
  return found[0];
}

/** A page of a list whose length is kept: a page far inside begins at its day, so that nothing before that is read. */
async function keptPage<Row extends { id: number }, Node>(
  em: EntityManager,
  list: List<Row, Node>,
  page: PageRequest,
  kept: KeptCount,
): Promise<{ rows: Row[]; count: () => Promise<number> }> {
  const { where, order } = list;
  const isDated = order.type === 'timestamptz' && page.offset > 0;
  const place = isDated ? await placeOf(em, kept, order.direction, page.offset) : undefined;
  const bound = order.direction === 'desc' ? '< (?::date + 1)' : '>= (?::date + 0)';
  const from = place ? [{ sql: `${order.column} ${bound}::timestamp at time zone 'UTC'`, values: [place.day] }] : [];
  const offset = page.offset - (place?.before ?? 0);
  const rows = await rowsOf(em, list, [...where, ...from, ...afterCursor(list, page.after)], { ...page, offset });
  return { rows, count: () => (place ? Promise.resolve(place.total) : keptCount(em, kept)) };
}

function sortedBy<Row extends { id: number }, Node>({ order, id }: List<Row, Node>): string {
  return `order by ${order.column} ${order.direction}, ${id} ${order.direction}`;
}

function rowsOf<Row extends { id: number }, Node>(
  em: EntityManager,
  list: List<Row, Node>,
  conditions: readonly Condition[],
  { limit, offset }: PageRequest,
): Promise<Row[]> {
  const { columns, columnValues = [], from, countFrom = from, id } = list;
  const values = [...columnValues, ...conditions.flatMap((condition) => condition.values), limit + 1, offset];
  const found = `where ${whereOf(conditions)} ${sortedBy(list)} limit ? offset ?`;
  // Rows that are skipped are only counted off in an index: nothing is read of them.
  return em.execute<Row[]>(
    offset === 0
      ? `select ${columns} ${from} ${found}`
      : `select ${columns} ${from} where ${id} = any(array(select ${id} ${countFrom} ${found})) ${sortedBy(list)}`,
    values,
  );
}

/** A page of what is counted to a limit: found once, for its rows and for how many they are. */
async function countedPage<Row extends { id: number }, Node>(
  em: EntityManager,
  list: List<Row, Node>,
  page: PageRequest,
  countedTo: number,
): Promise<{ rows: Row[]; count: () => Promise<number> }> {
  const { columns, columnValues = [], from, countFrom = from, where, id } = list;
  const sorted = sortedBy(list);
  const found = await em.execute<(Partial<Row> & { listLength: number })[]>(
    `with found as materialized (select array(select ${id} ${countFrom} where ${whereOf(where)} ${sorted} limit ?) as ids)
     select page.*, coalesce(cardinality(found.ids), 0) as "listLength" from found
       left join lateral (select ${columns} ${from} where ${id} = any(found.ids[?:?]) ${sorted}) page on true`,
    [
      ...where.flatMap(({ values }) => values),
      countedTo + 1,
      ...columnValues,
      page.offset + 1,
      page.offset + page.limit + 1,
    ],
  );
  const rows = found.filter((row): row is Row & { listLength: number } => typeof row.id === 'number');
  return { rows, count: () => Promise.resolve(found[0]?.listLength ?? 0) };
}

/** How many there are, or one more than they are counted to. */
async function countRows<Row extends { id: number }, Node>(em: EntityManager, list: List<Row, Node>): Promise<number> {
  const { from, countFrom = from, where, countedTo } = list;
  const limit = countedTo === undefined ? 'all' : String(countedTo + 1);
  const counted = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (select 1 ${countFrom} where ${whereOf(where)} limit ${limit}) counted`,
    where.flatMap(({ values }) => values),
  );
  return counted[0]?.count ?? 0;
}

/**
 * A page of a long list: one statement whatever its length, and at most one more where the total is asked for.
 * @throws DomainError INVALID_INPUT naming after, for a cursor of another list
 */
export async function findPage<Row extends { id: number }, Node>(
  em: EntityManager,
  list: List<Row, Node>,
  page: PageRequest,
): Promise<Connection<Node>> {
  const { order, node, countedTo, kept } = list;
  const { rows, count } = await pageOf(em, list, page);
  return toConnection(rows, page, {
    node,
    cursor: (row) => cursorOf(order, row),
    count,
    countedTo: kept ? undefined : countedTo,
  });
}

async function pageOf<Row extends { id: number }, Node>(em: EntityManager, list: List<Row, Node>, page: PageRequest) {
  const { countedTo, kept, where } = list;
  if (kept) return keptPage(em, list, page, kept);
  const isCounted = countedTo !== undefined && !page.after && page.offset + page.limit <= countedTo;
  if (isCounted) return countedPage(em, list, page, countedTo);
  const rows = await rowsOf(em, list, [...where, ...afterCursor(list, page.after)], page);
  return { rows, count: () => countRows(em, list) };
}
