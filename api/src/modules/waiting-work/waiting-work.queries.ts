import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { hasSecondFactor } from '../../database/account-columns.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { BusinessRight, hasRight, MEMBER_ROLES } from '../../domain/businesses/team.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { WAITING_WORK_LIMITS, type WaitingWork } from '../../domain/notifications/waiting-work.js';

const MEMBERS = MEMBER_ROLES.filter((role) => hasRight(role, BusinessRight.BOOKINGS)).map(toEnumValue);

const LIMITS = WAITING_WORK_LIMITS;

/** Businesses after an id in which it is a time to be reminded, up to a limit. */
export async function findAwake(
  em: EntityManager,
  now: Date,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const hour = sql<number>`extract(hour from ${now}::timestamptz at time zone v.time_zone)`;
  const rows = await em
    .getKysely<Database>()
    .selectFrom('businesses as v')
    .select('v.id')
    .where('v.is_trading', '=', true)
    .where(sql<SqlBool>`${hour} >= ${LIMITS.fromHour} and ${hour} < ${LIMITS.untilHour}`)
    .where('v.id', '>', after)
    .orderBy('v.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What of a kind waits for somebody. */
export interface WaitingRow {
  businessId: number;
  businessName: string;
  timeZone: string;
  /** The day of the business. */
  today: string;
  userId: number;
  name: string;
  email: string;
  /** Whether the address is confirmed, and who has it wants mails of the business. */
  isMailed: boolean;
  quietFrom: string | null;
  quietUntil: string | null;
  quietZone: string | null;
  kind: WaitingWork;
  count: number;
  since: Date;
}

/** The businesses (`v`) with their day, and the moment by which something must have come in. */
const selectMornings = (businessIds: readonly number[], now: Date) => sql`
  select v.id, v.name, v.owner_id, v.time_zone, d.today,
      (d.today + make_interval(hours => ${LIMITS.fromHour - LIMITS.waitedHours})) at time zone v.time_zone as before
    from businesses v
    cross join lateral (select (${now}::timestamptz at time zone v.time_zone)::date as today) d
    where v.id = any(${businessIds}::int[])`;

/** Who answers for them and wasn't reminded today. */
const selectPeople = (businessIds: readonly number[], mustHaveFactor: boolean) => {
  const key = [NotificationAudience.BUSINESS, NotificationKind.WORK_WAITING].map((part) => `${part.toLowerCase()}:`);
  return sql`
    select p.business_id, u.id, u.name, u.email, c.quiet_from, c.quiet_until, c.time_zone as quiet_zone,
        u.email_confirmed_at is not null and p.wants_mails as is_mailed
      from (
        select id as business_id, owner_id as user_id, true as wants_mails, false as is_member from mornings
        union all
        select w.business_id, w.user_id, w.request_mails, true from business_members w
          where w.business_id = any(${businessIds}::int[]) and w.role = any(${MEMBERS}::text[])) p
      join mornings v on v.id = p.business_id
      join users u on u.id = p.user_id
      left join notification_settings c on c.user_id = u.id
      where u.deleted_at is null and u.suspended_at is null
        and (not p.is_member or (u.role = ${Role.USER} and (not ${mustHaveFactor}::boolean or ${hasSecondFactor('u.id')})))
        and not exists (
          select from notifications n
            where n.user_id = u.id and n.event_key = ${key.join('')}::text || v.id || ':' || to_char(v.today, 'YYYYMMDD'))`;
};

/** Conversations since the first message behind the last answer of a person. */
const selectMessages = (now: Date) => sql`
  select 'MESSAGES' as kind, t.business_id, t.customer_id, w.since
    from mornings v
    join threads t on t.business_id = v.id and t.done_at is null
      and t.last_message_at > ${now}::timestamptz - make_interval(days => ${LIMITS.conversationDays})
    cross join lateral (
      select min(m.created_at) as since from messages m
        where m.thread_id = t.id and m.side = 'customer' and m.deleted_at is null
          and m.sequence > coalesce((
            select max(a.sequence) from messages a
              where a.thread_id = t.id and a.side = 'business' and not a.is_automatic and a.deleted_at is null), 0)
          and m.created_at > coalesce((
            select o.created_at from enquiries e join bookings o on o.id = e.offer_id where e.id = t.enquiry_id), '-infinity')) w
    where w.since <= v.before and t.blocked_by is null and t.ended_by_staff_at is null
      and not exists (select from enquiries e where e.id = t.enquiry_id and e.lost_at is not null)`;

/** Requests without an answer, which an offer is, and changes that customers ask for. */
const selectRequests = (now: Date) => sql`
  select 'REQUESTS', b.business_id, b.user_id, b.created_at
    from mornings v
    join bookings b on b.business_id = v.id and b.status = ${OPEN_BOOKING}
    where b.accepted_at is null and b.source = 'customer' and not b.is_offered and b.start_time > ${now} and b.created_at <= v.before
      and not exists (
        select from booking_changes c where c.booking_id = b.id and c.status = 'open' and c.kind = 'offer'
          and not c.waits_for_discount and c.expires_at > ${now})
  union all
  select 'REQUESTS', b.business_id, b.user_id, c.created_at
    from mornings v
    join bookings b on b.business_id = v.id
    join booking_changes c on c.booking_id = b.id
    where c.status = 'open' and c.proposed_by = 'customer' and not c.waits_for_discount and c.expires_at > ${now}
      and c.created_at <= v.before`;

const SELECT_PROOFS = sql`
  select 'PROOFS', b.business_id, b.user_id, p.submitted_at
    from payment_proofs p
    join bookings b on b.id = p.booking_id
    join mornings v on v.id = b.business_id
    where p.status = 'submitted' and p.submitted_at <= v.before`;

const SELECT_TASKS = sql`
  select 'TASKS', t.business_id, b.user_id, t.day::timestamp at time zone v.time_zone
    from mornings v
    join booking_tasks t on t.business_id = v.id
    join bookings b on b.id = t.booking_id
    where t.done_at is null and t.day <= v.today`;

/**
 * What waits for the people of businesses who weren't reminded today, by person and kind, the oldest of a person first; nobody's own
 * requests and questions. One statement.
 */
export async function findWaitingWork(
  em: EntityManager,
  businessIds: readonly number[],
  now: Date,
  mustHaveFactor: boolean,
): Promise<WaitingRow[]> {
  // SQL: four lists as one, beside the people whom each of them concerns.
  const { rows } = await sql<WaitingRow>`
    with mornings as materialized (${selectMornings(businessIds, now)}),
    people as materialized (${selectPeople(businessIds, mustHaveFactor)}),
    work as materialized (
      ${selectMessages(now)} union all ${selectRequests(now)} union all ${SELECT_PROOFS} union all ${SELECT_TASKS})
    select p.business_id as "businessId", v.name as "businessName", v.time_zone as "timeZone", v.today::text as today,
        p.id as "userId", p.name, p.email, p.is_mailed as "isMailed", p.quiet_from as "quietFrom",
        p.quiet_until as "quietUntil", p.quiet_zone as "quietZone", w.kind, count(*)::int as count, min(w.since) as since
      from people p
      join mornings v on v.id = p.business_id
      join work w on w.business_id = p.business_id and w.customer_id is distinct from p.id
      group by p.business_id, v.name, v.time_zone, v.today, p.id, p.name, p.email, p.is_mailed, p.quiet_from,
        p.quiet_until, p.quiet_zone, w.kind
      order by p.business_id, p.id, since, w.kind`.execute(em.getKysely<Database>());
  return rows;
}
