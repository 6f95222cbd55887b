import type { EntityManager } from '@mikro-orm/postgresql';
import { connectionOf, type Connection, type PageRequest } from '../../graphql/paging.js';
import type { AuditEntry, AuditFilter } from './audit.types.js';

/** A page of the audit log, the newest first; one statement, and one more for the count. */
export async function findAuditEntries(
  em: EntityManager,
  filter: AuditFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<AuditEntry>> {
  const conditions: [string, unknown][] = [
    ['starts_with(e.action, ?)', filter?.action],
    ['e.subject_type = ?', filter?.subjectType],
    ['e.subject_id = ?', filter?.subjectId],
    ['e.actor_id = ?', filter?.actorId],
    ['e.at >= ?', filter?.from?.toISOString()],
    ['e.at < ?', filter?.to?.toISOString()],
  ];
  const given = conditions.filter(([, value]) => value !== null && value !== undefined);
  const where = ['true', ...given.map(([condition]) => condition)].join(' and ');
  const values = given.map(([, value]) => value);
  const following = page.after ? ' and (e.at, e.id) < (?::timestamptz, ?::int)' : '';
  const rows: (Omit<AuditEntry, 'at'> & { at: string })[] = await em.execute(
    `select e.id, e.action, e.subject_type as "subjectType", e.subject_id as "subjectId", e.actor_id as "actorId",
            u.name as "actorName", e.before, e.after, e.at, e.address
       from audit_events e left join users u on u.id = e.actor_id
      where ${where}${following} order by e.at desc, e.id desc limit ? offset ?`,
    [...values, ...(page.after ?? []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node: (row) => ({ ...row, at: new Date(row.at) }),
    cursor: (row) => [row.at, row.id],
    count: async () => {
      const counted: { count: number }[] = await em.execute(
        `select count(*)::int as count from audit_events e where ${where}`,
        values,
      );
      return counted[0]?.count ?? 0;
    },
  });
}
