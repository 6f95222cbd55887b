import type { EntityManager } from '@mikro-orm/postgresql';
import { containing, findPage, given, type Condition } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { AuditEntry, AuditFilter } from './audit.types.js';

type AuditRow = Omit<AuditEntry, 'at'> & { at: string };

/** A page of the audit log, the newest first; one statement, and one more for the count. */
export function findAuditEntries(
  em: EntityManager,
  filter: AuditFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<AuditEntry>> {
  const people = containing(`w.name || ' ' || w.username || ' ' || w.email`, filter?.actor);
  const where: Condition[] = [
    ...people.map(({ sql, values }) => ({ sql: `e.actor_id in (select w.id from users w where ${sql})`, values })),
    ...given([
      ['starts_with(e.action, ?)', filter?.action],
      ['e.subject_type = ?', filter?.subjectType],
      ['e.subject_id = ?', filter?.subjectId],
      ['e.actor_id = ?', filter?.actorId],
      ['e.at >= ?', filter?.from?.toISOString()],
      ['e.at < ?', filter?.to?.toISOString()],
    ]),
  ];
  return findPage<AuditRow, AuditEntry>(
    em,
    {
      columns: `e.id, e.action, e.subject_type as "subjectType", e.subject_id as "subjectId", e.actor_id as "actorId",
                u.name as "actorName", e.before, e.after, e.at, e.address`,
      from: 'from audit_events e left join users u on u.id = e.actor_id',
      countFrom: 'from audit_events e',
      where,
      id: 'e.id',
      order: { column: 'e.at', type: 'timestamptz', direction: 'desc', value: ({ at }) => at },
      node: (row) => ({ ...row, at: new Date(row.at) }),
    },
    page,
  );
}
