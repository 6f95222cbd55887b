import type { EntityManager } from '@mikro-orm/postgresql';
import { countedTo, searching } from '../../database/searching.js';
import { findPage, given, type Condition } from '../../graphql/list.js';
import { CONTROL_PANEL_LIMITS } from '../../domain/system/limits.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { AuditEntry, AuditFilter } from './audit.types.js';

type AuditRow = Omit<AuditEntry, 'at'> & { at: string };

/** The people whom a name, user name or address means; first of all, so that what they did is found by their numbers. */
async function peopleCalled(em: EntityManager, name: string | null | undefined): Promise<Condition[]> {
  const [called] = await searching(em, { table: 'users', column: 'search_text' }, name);
  if (!called) return [];
  const people = await em.execute<{ id: number }[]>(
    `select id from users where ${called.sql} order by id limit ${CONTROL_PANEL_LIMITS.peopleMax}`,
    [...called.values],
  );
  return [{ sql: 'e.actor_id = any(?)', values: [`{${people.map(({ id }) => id).join(',')}}`] }];
}

/** A page of the audit log, the newest first; one statement, one more for the count, and one where somebody is named. */
export async function findAuditEntries(
  em: EntityManager,
  filter: AuditFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<AuditEntry>> {
  const where: Condition[] = [
    ...(await peopleCalled(em, filter?.actor)),
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
      kept: where.length === 0 ? { list: 'audit' } : undefined,
      countedTo: countedTo(page),
      id: 'e.id',
      order: { column: 'e.at', type: 'timestamptz', direction: 'desc', value: ({ at }) => at },
      node: (row) => ({ ...row, at: new Date(row.at) }),
    },
    page,
  );
}
