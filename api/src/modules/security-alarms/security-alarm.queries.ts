import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Role } from '../../domain/accounts/roles.js';
import { enumName, toEnumValue, type Database } from '../../database/tables.js';
import {
  ALARM_LIMITS,
  ALARM_RULES,
  type EventGroup,
  type SecurityAlarmKind,
} from '../../domain/security-log/alarms.js';
import type { SecurityAlarmView } from './security-alarm.types.js';

/** What is known of the last alarm of a kind. */
export interface LastAlarm {
  kind: SecurityAlarmKind;
  raisedAt: Date;
  lastEventId: number;
}

/** The last alarm of each kind; one statement. */
export function findLastAlarms(em: EntityManager): Promise<LastAlarm[]> {
  return em
    .getKysely<Database>()
    .selectFrom('security_alarms')
    .distinctOn('kind')
    .select(enumName<SecurityAlarmKind>('kind').as('kind'))
    .select(['raised_at as raisedAt', 'last_event_id as lastEventId'])
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
}

/** An IPv6 address counts by its /64, an IPv4 address within IPv6 as itself, as for the limits (`toNetworkKey`). */
const NETWORK = sql<string | null>`case
  when pg_input_is_valid(e.address, 'inet') and family(regexp_replace(e.address, '^::ffff:', '', 'i')::inet) = 6
    then network(set_masklen(e.address::inet, 64))::text
  else regexp_replace(e.address, '^::ffff:', '', 'i') end`;

/** The events of a rule after another event and since a time, in groups that reach its threshold; one statement. */
export function findEventGroups(
  em: EntityManager,
  kind: SecurityAlarmKind,
  { since, afterId }: { since: Date; afterId: number },
): Promise<EventGroup[]> {
  const { events: kinds, by, atLeast } = ALARM_RULES[kind];
  const isByAccount = by === 'account';
  const accountId = isByAccount ? sql<number | null>`e.account_id` : sql<number | null>`null::int`;
  const address = by === 'address' ? NETWORK : sql<string | null>`null::text`;
  let events = em
    .getKysely<Database>()
    .selectFrom('security_events as e')
    .select(({ fn }) => [accountId.as('accountId'), address.as('address'), fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.max<number>('e.id').as('lastId'))
    .where('e.kind', 'in', kinds.map(toEnumValue))
    .where('e.at', '>=', since)
    .where('e.id', '>', afterId);
  if (isByAccount) events = events.where('e.account_id', 'is not', null);
  return events
    .groupBy([accountId, address])
    .having(({ fn }) => fn.countAll<number>(), '>=', atLeast)
    .execute();
}

/** Where admins are told. */
export async function findAdminAddresses(em: EntityManager): Promise<string[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('users')
    .select('email')
    .where('role', '=', Role.ADMIN)
    .where('deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

/** The alarms since a time, the newest first; one statement. */
export function findAlarms(em: EntityManager, since: Date): Promise<SecurityAlarmView[]> {
  return em
    .getKysely<Database>()
    .selectFrom('security_alarms')
    .select(['id', 'count', 'account_id as accountId', 'address', 'raised_at as raisedAt'])
    .select(enumName<SecurityAlarmKind>('kind').as('kind'))
    .where('raised_at', '>=', since)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ALARM_LIMITS.shownMax)
    .execute();
}
