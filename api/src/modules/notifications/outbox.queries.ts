import type { EntityManager } from '@mikro-orm/postgresql';
import { connectionOf, type Connection, type PageRequest } from '../../graphql/paging.js';
import type { OutboxFilter, OutboxMailView } from './outbox.types.js';

type MailRow = Omit<OutboxMailView, 'createdAt' | 'sentAt'> & { createdAt: string; sentAt: string | null };

/** A page of the outbox, the newest first; one statement, and one more for the count. */
export async function findMails(
  em: EntityManager,
  filter: OutboxFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<OutboxMailView>> {
  const conditions: [string, unknown][] = [
    ['status = ?', filter?.status],
    ['kind = ?', filter?.kind],
    [`position(search_form(?) in search_form(to_address || ' ' || subject)) > 0`, filter?.text?.trim()],
  ];
  const given = conditions.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const where = ['true', ...given.map(([condition]) => condition)].join(' and ');
  const values = given.map(([, value]) => value);
  const following = page.after ? ' and (created_at, id) < (?::timestamptz, ?::int)' : '';
  const rows: MailRow[] = await em.execute(
    `select id, to_address as "to", subject, text, kind, status, attempts, last_error as "lastError",
            created_at as "createdAt", sent_at as "sentAt"
       from outbox_mails where ${where}${following} order by created_at desc, id desc limit ? offset ?`,
    [...values, ...(page.after ?? []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node: (row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      sentAt: row.sentAt === null ? null : new Date(row.sentAt),
    }),
    cursor: (row) => [row.createdAt, row.id],
    count: async () => {
      const counted: { count: number }[] = await em.execute(
        `select count(*)::int as count from outbox_mails where ${where}`,
        values,
      );
      return counted[0]?.count ?? 0;
    },
  });
}
