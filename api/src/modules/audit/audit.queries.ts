import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { paginate } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { findPeople } from '../security-log/people.queries.js';
import type { AuditEntry, AuditFilter } from './audit.types.js';

/** Selects the entries that match a filter; `people` are the accounts that match its name. */
function selectEntries(em: EntityManager, filter: AuditFilter, people: number[] | undefined) {
  const { action, subjectType, subjectId, businessId, actorId, from, to } = filter;
  let entries = em.getKysely<Database>().selectFrom('audit_events as e');
  if (people) entries = entries.where(sql<SqlBool>`e.actor_id = any(${people})`);
  if (action) entries = entries.where(sql<SqlBool>`starts_with(e.action, ${action})`);
  if (subjectType) entries = entries.where('e.subject_type', '=', subjectType);
  if (subjectId) entries = entries.where('e.subject_id', '=', subjectId);
  if (businessId) entries = entries.where('e.business_id', '=', businessId);
  if (actorId) entries = entries.where('e.actor_id', '=', actorId);
  if (from) entries = entries.where('e.at', '>=', from);
  if (to) entries = entries.where('e.at', '<', to);
  return entries;
}

/** A page of the audit log, newest first; one statement, one more for the count, and one for a name in the filter. */
export async function findAuditEntries(
  em: EntityManager,
  filter: AuditFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<AuditEntry>> {
  const people = await findPeople(em, filter?.actor);
  const { actor: _actor, ...rest } = filter ?? {};
  const isNarrowed = people !== undefined || Object.values(rest).some(Boolean);
  const rows = em
    .getKysely<Database>()
    .selectFrom('audit_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.action', 'e.subject_type as subjectType', 'e.subject_id as subjectId', 'e.before', 'e.after'])
    .select('e.business_id as businessId')
    .select(['e.actor_id as actorId', 'u.name as actorName', 'e.at', 'e.address']);
  return paginate(
    em,
    {
      found: selectEntries(em, filter ?? {}, people),
      rows,
      id: 'e.id',
      total: { kept: isNarrowed ? undefined : { list: 'audit' } },
    },
    { by: 'e.at', type: 'timestamptz', direction: 'desc' },
    page,
  );
}
