import type { EntityManager } from '@mikro-orm/postgresql';
import { countedTo, searching } from '../../database/searching.js';
import { findPage, given, type List, type ListOrder } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { PersonOrder } from '../../rules/index.js';
import type { Person, PersonFilter } from './person.types.js';

type PersonRow = Omit<Person, 'createdAt' | 'viewerCanAct'> & { createdAt: string; sortName: string };

const CREATED = { column: 'created_at', type: 'timestamptz', value: ({ createdAt }: PersonRow) => createdAt } as const;
const NAME = { column: 'sort_name', type: 'text', value: ({ sortName }: PersonRow) => sortName } as const;

/** Each order has its index, with a role and without, which serves it in both directions. */
const ORDERS: Readonly<Record<PersonOrder, ListOrder<PersonRow>>> = {
  [PersonOrder.NEWEST]: { ...CREATED, direction: 'desc' },
  [PersonOrder.OLDEST]: { ...CREATED, direction: 'asc' },
  [PersonOrder.NAME]: { ...NAME, direction: 'asc' },
  [PersonOrder.NAME_DESCENDING]: { ...NAME, direction: 'desc' },
};

/** Where a page by name begins: before or behind a name, with so many rows between, in a list of so many. */
interface NamePlace {
  part: string | null;
  before: number;
  total: number;
}

/** Finds the beginning of names at which a page begins, by how many begin with each; one statement. */
async function namePlace(
  em: EntityManager,
  role: string | null | undefined,
  direction: 'asc' | 'desc',
  offset: number,
): Promise<NamePlace | undefined> {
  const [where] = given([['where role = ?', role]]);
  const places = await em.execute<NamePlace[]>(
    `with parts as (
       select part, sum(count) as rows from name_counts ${where?.sql ?? ''} group by part having sum(count) <> 0),
     places as (
       select ${direction === 'asc' ? 'part' : 'lag(part) over (order by part desc) as part'},
              sum(rows) over (order by part ${direction}) - rows as before, sum(rows) over () as total from parts)
     select part, before::int, total::int from places where before <= ? order by before desc limit 1`,
    [...(where?.values ?? []), offset],
  );
  return places[0];
}

/** A page deep in the people by name: found from the names that begin alike, so that those before aren't counted off. */
async function pageByName(
  em: EntityManager,
  list: List<PersonRow, Person>,
  page: PageRequest,
  role: string | null | undefined,
): Promise<Connection<Person>> {
  const { where, order } = list;
  const { part, before, total } = (await namePlace(em, role, order.direction, page.offset)) ?? {
    part: null,
    before: 0,
    total: 0,
  };
  const bound = `${order.column} ${order.direction === 'asc' ? '>=' : '<'} ?`;
  const from = part === null ? [] : [{ sql: bound, values: [part] }];
  const request = { ...page, offset: page.offset - before };
  const rest = { ...list, where: [...where, ...from], kept: undefined, countedTo: undefined };
  return { ...(await findPage(em, rest, request)), count: () => Promise.resolve(total) };
}

/** A page of people who have an account, in one of the orders; one statement, and one more for the count. */
export async function findPeople(
  em: EntityManager,
  filter: PersonFilter | null | undefined,
  page: PageRequest,
  viewerId: number,
  order: PersonOrder = PersonOrder.NEWEST,
): Promise<Connection<Person>> {
  const searched = await searching(em, { table: 'users', column: 'search_text' }, filter?.text);
  const list: List<PersonRow, Person> = {
    columns: 'id, name, email, username, phone, role, created_at as "createdAt", sort_name as "sortName"',
    from: 'from users',
    where: [{ sql: 'deleted_at is null', values: [] }, ...given([['role = ?', filter?.role]]), ...searched],
    kept: searched.length > 0 ? undefined : { list: 'users', keys: filter?.role ? [filter.role] : undefined },
    countedTo: countedTo(page),
    id: 'id',
    order: ORDERS[order],
    node: ({ createdAt, sortName: _sortName, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
      viewerCanAct: row.id !== viewerId,
    }),
  };
  const isDeepByName = searched.length === 0 && page.offset > 0 && list.order.type === 'text';
  return isDeepByName ? pageByName(em, list, page, filter?.role) : findPage(em, list, page);
}
