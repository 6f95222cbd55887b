import type { EntityManager } from '@mikro-orm/postgresql';
import { containing, findPage, given, type ListOrder } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { LIMITS, PersonOrder } from '../../rules/index.js';
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

/** A page of people who have an account, in one of the orders; one statement, and one more for the count. */
export function findPeople(
  em: EntityManager,
  filter: PersonFilter | null | undefined,
  page: PageRequest,
  viewerId: number,
  order: PersonOrder = PersonOrder.NEWEST,
): Promise<Connection<Person>> {
  return findPage<PersonRow, Person>(
    em,
    {
      columns: 'id, name, email, username, phone, role, created_at as "createdAt", sort_name as "sortName"',
      from: 'from users',
      where: [
        { sql: 'deleted_at is null', values: [] },
        ...given([['role = ?', filter?.role]]),
        ...containing('search_text', filter?.text),
      ],
      kept: filter?.text?.trim() ? undefined : { list: 'users', keys: filter?.role ? [filter.role] : undefined },
      countedTo: LIMITS.paging.countedTo,
      id: 'id',
      order: ORDERS[order],
      node: ({ createdAt, sortName: _sortName, ...row }) => ({
        ...row,
        createdAt: new Date(createdAt),
        viewerCanAct: row.id !== viewerId,
      }),
    },
    page,
  );
}
