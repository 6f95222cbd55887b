import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import { toQuietHours, type QuietHours } from '../../domain/notifications/quiet-hours.js';
import { WaitingWork, WAITING_WORK_LIMITS } from '../../domain/notifications/waiting-work.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { isDue } from '../booking-tasks/booking-task.queries.js';
import { needsAction, needsActionSince } from '../bookings/booking-needs.queries.js';
import { isMailed, selectMembers } from '../threads/thread-mail.queries.js';
import { isReachable } from '../threads/thread.queries.js';

const LIMITS = WAITING_WORK_LIMITS;
const DAY_MS = 86_400_000;

/** Somebody who answers for a business. */
export interface TeamMember {
  businessId: number;
  businessName: string;
  timeZone: string;
  userId: number;
  name: string;
  email: string;
  /** Whether the address is confirmed, and who has it wants mails of the business. */
  isMailed: boolean;
  quietHours: QuietHours | null;
}

/** When the job runs, and the time for which that was scheduled. */
export interface Run {
  now: Date;
  scheduledAt: Date;
}

/**
 * The people of trading businesses in which it is day and, for those without quiet hours, was the first hour when the job was to run: by
 * business and account, behind those of the page before; one statement.
 */
export async function findTeamMembers(
  em: EntityManager,
  { now, scheduledAt }: Run,
  mustHaveFactor: boolean,
  { after, limit }: { after: Pick<TeamMember, 'businessId' | 'userId'>; limit: number },
): Promise<TeamMember[]> {
  const db = em.getKysely<Database>();
  const hourAt = (time: Date) => sql<number>`extract(hour from ${time}::timestamptz at time zone v.time_zone)`;
  const asked = db
    .selectFrom('businesses')
    .select(['id', sql<number | null>`null::int`.as('userId'), 'id as businessId'])
    .where('is_trading', '=', true)
    .where('id', '>=', after.businessId);
  const rows = await selectMembers(db, asked.as('t'), mustHaveFactor)
    .leftJoin('notification_settings as c', 'c.user_id', 'u.id')
    .select(['v.id as businessId', 'v.name as businessName', 'v.time_zone as timeZone'])
    .select(['u.id as userId', 'u.name', 'u.email', isMailed(MessageSide.BUSINESS).as('isMailed')])
    .select(['c.quiet_from as quietFrom', 'c.quiet_until as quietUntil', 'c.time_zone as quietZone'])
    .where(sql<SqlBool>`${hourAt(now)} >= ${LIMITS.fromHour} and ${hourAt(now)} < ${LIMITS.untilHour}`)
    .where((eb) => eb.or([eb('c.quiet_from', 'is not', null), eb(hourAt(scheduledAt), '=', LIMITS.fromHour)]))
    .where(sql<SqlBool>`(v.id, u.id) > (${after.businessId}::int, ${after.userId}::int)`)
    .orderBy('v.id')
    .orderBy('u.id')
    .limit(limit)
    .execute();
  return rows.map(({ quietFrom, quietUntil, quietZone, ...row }) => ({
    ...row,
    quietHours: toQuietHours({ quietFrom, quietUntil, timeZone: quietZone }),
  }));
}

/** Conversations that the business can answer, since the customer's first message behind the last answer of a person or the last offer, if any. */
function selectConversations(db: Kysely<Database>, businessIds: readonly number[], now: Date) {
  const latest = new Date(now.getTime() - LIMITS.conversationDays * DAY_MS);
  return db
    .selectFrom('threads as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.customer_id').on(isReachable()))
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .leftJoin('bookings as o', 'o.id', 'e.offer_id')
    .select(sql<WaitingWork>`${sql.lit(WaitingWork.MESSAGES)}`.as('kind'))
    .select([sql<number>`t.business_id`.as('businessId'), 't.customer_id as customerId'])
    .select((eb) => {
      const answered = eb
        .selectFrom('messages as a')
        .select((answer) => answer.fn.max('a.sequence').as('sequence'))
        .whereRef('a.thread_id', '=', 't.id')
        .where('a.side', '=', toEnumValue(MessageSide.BUSINESS))
        .where('a.is_automatic', '=', false)
        .where('a.deleted_at', 'is', null);
      const asked = eb
        .selectFrom('messages as m')
        .select((message) => message.fn.min('m.created_at').as('at'))
        .whereRef('m.thread_id', '=', 't.id')
        .where('m.side', '=', toEnumValue(MessageSide.CUSTOMER))
        .where('m.deleted_at', 'is', null)
        .where(sql<SqlBool>`m.sequence > coalesce(${answered}, 0)`)
        // An offer answers what stands before it.
        .where(
          sql<SqlBool>`m.created_at > coalesce(case when b.is_offered then b.created_at else o.created_at end, '-infinity')`,
        );
      return sql<Date | null>`${asked}`.as('since');
    })
    .where(isOneOf('t.business_id', businessIds))
    .where('t.last_message_at', '>', latest)
    .where('t.last_customer_sequence', '>', 0)
    .where('t.done_at', 'is', null)
    .where('t.blocked_by', 'is', null)
    .where('t.ended_by_staff_at', 'is', null)
    .where('e.lost_at', 'is', null)
    .where('b.customer_email', 'is distinct from', REMOVED_CONTACT.email);
}

/** Bookings of the list of what needs action. */
function selectBookings(db: Kysely<Database>, businessIds: readonly number[], now: Date) {
  return db
    .selectFrom('bookings as b')
    .select(sql<WaitingWork>`${sql.lit(WaitingWork.BOOKINGS)}`.as('kind'))
    .select([sql<number>`b.business_id`.as('businessId'), 'b.user_id as customerId'])
    .select(sql<Date | null>`${needsActionSince(now)}`.as('since'))
    .where(isOneOf('b.business_id', businessIds))
    .where(needsAction(now));
}

/** Tasks of the list of what is due, since their day or since they were added on it. */
function selectTasks(db: Kysely<Database>, businessIds: readonly number[], now: Date) {
  return db
    .selectFrom('booking_tasks as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .innerJoin('businesses as v', 'v.id', 't.business_id')
    .select(sql<WaitingWork>`${sql.lit(WaitingWork.TASKS)}`.as('kind'))
    .select([sql<number>`t.business_id`.as('businessId'), 'b.user_id as customerId'])
    .select(sql<Date | null>`greatest(t.day::timestamp at time zone v.time_zone, t.created_at)`.as('since'))
    .where(isOneOf('t.business_id', businessIds))
    .where(isDue(now));
}

/** What of a kind waits for somebody of a business. */
export interface WaitingRow {
  businessId: number;
  userId: number;
  kind: WaitingWork;
  count: number;
  since: Date;
}

/** Somebody of a business who is reminded, and by when something must have come in. */
export type Asked = Pick<TeamMember, 'businessId' | 'userId'> & { cameInBy: Date };

/**
 * What waits for people, by person and kind, the oldest of a person first: all of it, where the first has waited for long enough, but
 * nobody's own requests and questions. One statement.
 */
export async function findWaitingWork(em: EntityManager, people: readonly Asked[], now: Date): Promise<WaitingRow[]> {
  const db = em.getKysely<Database>();
  const businessIds = [...new Set(people.map(({ businessId }) => businessId))];
  const work = selectConversations(db, businessIds, now)
    .unionAll(selectBookings(db, businessIds, now))
    .unionAll(selectTasks(db, businessIds, now));
  const since = sql<Date>`min(w.since)`;
  return (
    db
      .selectFrom(work.as('w'))
      // SQL, since Kysely has no `unnest`.
      .innerJoin(
        sql<{ business_id: number; user_id: number; came_in_by: Date }>`unnest(
          ${people.map(({ businessId }) => businessId)}::int[], ${people.map(({ userId }) => userId)}::int[],
          ${people.map(({ cameInBy }) => cameInBy.toISOString())}::timestamptz[])`.as<'p'>(
          sql`p(business_id, user_id, came_in_by)`,
        ),
        (join) =>
          join.onRef('p.business_id', '=', 'w.businessId').onRef('p.user_id', 'is distinct from', 'w.customerId'),
      )
      .select(['p.business_id as businessId', 'p.user_id as userId', 'w.kind'])
      .select([sql<number>`count(*)::int`.as('count'), since.as('since')])
      .where('w.since', 'is not', null)
      .groupBy(['p.business_id', 'p.user_id', 'p.came_in_by', 'w.kind'])
      .having((eb) => eb(since, '<=', eb.ref('p.came_in_by')))
      .orderBy('p.business_id')
      .orderBy('p.user_id')
      .orderBy('since')
      .orderBy('w.kind')
      .execute()
  );
}
