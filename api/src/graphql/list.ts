import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidInput } from '../rules/index.js';
import { connectionOf, type Connection, type CursorValue, type PageRequest } from './paging.js';

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

/**
 * A condition that finds what was typed anywhere in a text, without regard to case and accents; what was typed is literal,
 * `%` and `_` too. A trigram index over `search_form(expression)` serves it.
 * @param expression the text, as SQL
 */
export function containing(expression: string, typed: string | null | undefined): Condition[] {
  const text = typed?.trim();
  if (!text) return [];
  return [
    {
      sql: `search_form(${expression}) like '%' || search_form(?) || '%'`,
      values: [text.replace(/[\\%_]/g, '\\$&')],
    },
  ];
}

function whereOf(conditions: readonly Condition[]): string {
  return conditions.length === 0 ? 'true' : conditions.map(({ sql }) => sql).join(' and ');
}

/** Whether a cursor's value can be one of the column's. */
function fitsOrder(type: ListOrder<unknown>['type'], value: CursorValue | undefined): boolean {
  if (type === 'int') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (type === 'text') return !value.includes('\0');
  return /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/.test(value) && !Number.isNaN(Date.parse(value));
}

function afterCursor<Row extends { id: number }, Node>(
  { order, id }: List<Row, Node>,
  after: readonly CursorValue[] | undefined,
): Condition[] {
  if (!after) return [];
  const [value, lastId] = after;
  if (!fitsOrder(order.type, value) || !Number.isSafeInteger(lastId)) {
    throw invalidInput([{ field: 'after', message: 'after is not a cursor of this list' }]);
  }
  const sign = order.direction === 'desc' ? '<' : '>';
  return [{ sql: `(${order.column}, ${id}) ${sign} (?::${order.type}, ?::bigint)`, values: [value, lastId] }];
}

function cursorOf<Row extends { id: number }>({ type, value }: ListOrder<Row>, row: Row): CursorValue[] {
  const sorted = value(row);
  // PostgreSQL's text of an instant becomes ISO 8601: the one form that a cursor may have.
  return [type === 'timestamptz' && sorted !== null ? new Date(sorted).toISOString() : sorted, row.id];
}

/**
 * A page of a long list: one statement whatever its length, and one more where the total is asked for.
 * @throws DomainError INVALID_INPUT naming after, for a cursor of another list
 */
export async function findPage<Row extends { id: number }, Node>(
  em: EntityManager,
  list: List<Row, Node>,
  page: PageRequest,
): Promise<Connection<Node>> {
  const { columns, columnValues = [], from, countFrom = from, where, id, order, node } = list;
  const conditions = [...where, ...afterCursor(list, page.after)];
  const rows = await em.execute<Row[]>(
    `select ${columns} ${from} where ${whereOf(conditions)}
      order by ${order.column} ${order.direction}, ${id} ${order.direction} limit ? offset ?`,
    [...columnValues, ...conditions.flatMap(({ values }) => values), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node,
    cursor: (row) => cursorOf(order, row),
    count: async () => {
      const counted = await em.execute<{ count: number }[]>(
        `select count(*)::int as count ${countFrom} where ${whereOf(where)}`,
        where.flatMap(({ values }) => values),
      );
      return counted[0]?.count ?? 0;
    },
  });
}
