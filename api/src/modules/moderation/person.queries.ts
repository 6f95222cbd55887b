import type { EntityManager } from '@mikro-orm/postgresql';
import { containing, findPage, given } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { Person, PersonFilter } from './person.types.js';

type PersonRow = Omit<Person, 'createdAt' | 'viewerCanAct'> & { createdAt: string };

/** A page of people who have an account, the newest first; one statement, and one more for the count. */
export function findPeople(
  em: EntityManager,
  filter: PersonFilter | null | undefined,
  page: PageRequest,
  viewerId: number,
): Promise<Connection<Person>> {
  return findPage<PersonRow, Person>(
    em,
    {
      columns: 'id, name, email, username, phone, role, created_at as "createdAt"',
      from: 'from users',
      where: [
        { sql: 'deleted_at is null', values: [] },
        ...given([['role = ?', filter?.role]]),
        ...containing(`name || ' ' || username || ' ' || email`, filter?.text),
      ],
      id: 'id',
      order: { column: 'created_at', type: 'timestamptz', direction: 'desc', value: ({ createdAt }) => createdAt },
      node: ({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt), viewerCanAct: row.id !== viewerId }),
    },
    page,
  );
}
