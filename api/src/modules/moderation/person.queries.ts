import type { EntityManager } from '@mikro-orm/postgresql';
import { connectionOf, type Connection, type PageRequest } from '../../graphql/paging.js';
import type { Person, PersonFilter } from './person.types.js';

type PersonRow = Omit<Person, 'createdAt' | 'viewerCanAct'> & { createdAt: string };

/** A page of people who have an account, the newest first; one statement, and one more for the count. */
export async function findPeople(
  em: EntityManager,
  filter: PersonFilter | null | undefined,
  page: PageRequest,
  viewerId: number,
): Promise<Connection<Person>> {
  const parts = ['deleted_at is null'];
  const values: unknown[] = [];
  if (filter?.role) {
    parts.push('role = ?');
    values.push(filter.role);
  }
  const text = filter?.text?.trim();
  if (text) {
    // The pattern's own signs are escaped: what was typed is literal. The trigram index serves it.
    parts.push(`search_form(name || ' ' || username || ' ' || email) like '%' || search_form(?) || '%'`);
    values.push(text.replace(/[\\%_]/g, '\\$&'));
  }
  const where = parts.join(' and ');
  const following = page.after ? ' and (created_at, id) < (?::timestamptz, ?::int)' : '';
  const rows: PersonRow[] = await em.execute(
    `select id, name, email, username, phone, role, created_at as "createdAt" from users
      where ${where}${following} order by created_at desc, id desc limit ? offset ?`,
    [...values, ...(page.after ?? []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node: ({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt), viewerCanAct: row.id !== viewerId }),
    cursor: (row) => [row.createdAt, row.id],
    count: async () => {
      const counted: { count: number }[] = await em.execute(
        `select count(*)::int as count from users where ${where}`,
        values,
      );
      return counted[0]?.count ?? 0;
    },
  });
}
