import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { countFound, paginate } from '../../database/paginate.js';
import { enumName, toEnumValue, type Database } from '../../database/tables.js';
import type { SecurityEventKind } from '../../domain/security-log/events.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { findPeople } from './people.queries.js';
import type { SecurityEventFilter, SecurityEventView } from './security-log.types.js';

/** Selects the events that a filter lets through; `people` are those whom its text means. */
function selectEvents(em: EntityManager, filter: SecurityEventFilter, people: number[] | undefined) {
  const { kind, accountId, from, to } = filter;
  let events = em.getKysely<Database>().selectFrom('security_events as e');
  if (people) events = events.where(sql<SqlBool>`(e.account_id = any(${people}) or e.actor_id = any(${people}))`);
  if (kind) events = events.where('e.kind', '=', toEnumValue(kind));
  if (accountId) events = events.where('e.account_id', '=', accountId);
  if (from) events = events.where('e.at', '>=', from);
  if (to) events = events.where('e.at', '<', to);
  return events;
}

function selectRows(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('security_events as e')
    .leftJoin('users as u', 'u.id', 'e.account_id')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .select(['e.id', 'e.account_id as accountId', 'u.name as accountName', 'e.session_id as sessionId'])
    .select(['e.actor_id as actorId', 'a.name as actorName'])
    .select(['e.address', 'e.device', 'e.details', 'e.at'])
    .select(enumName<SecurityEventKind>('e.kind').as('kind'));
}

/** A page of the security log, the newest first; two statements, and one where somebody is named. */
export async function findSecurityEvents(
  em: EntityManager,
  filter: SecurityEventFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<SecurityEventView>> {
  const found = selectEvents(em, filter ?? {}, await findPeople(em, filter?.person));
  // Reading it is an event itself, which a total that is read later would count.
  const total = await countFound(em, found);
  return paginate(
    em,
    { found, rows: selectRows(em), id: 'e.id', total: { count: () => Promise.resolve(total) } },
    { by: 'e.at', type: 'timestamptz', direction: 'desc' },
    page,
  );
}

/** The events of a filter, the newest first, for a file; one statement, and one where somebody is named. */
export async function listSecurityEvents(
  em: EntityManager,
  filter: SecurityEventFilter | null | undefined,
  limit: number,
): Promise<SecurityEventView[]> {
  const found = selectEvents(em, filter ?? {}, await findPeople(em, filter?.person))
    .select('e.id')
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit);
  return selectRows(em).where('e.id', 'in', found).orderBy('e.at', 'desc').orderBy('e.id', 'desc').execute();
}
