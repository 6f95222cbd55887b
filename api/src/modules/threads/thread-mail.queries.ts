import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type AliasedExpression, type InferResult, type Kysely, type SqlBool } from 'kysely';
import { hasSecondFactor } from '../../database/account-columns.js';
import { enumName, isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight, hasRight, MEMBER_ROLES, type MemberRole } from '../../domain/businesses/team.js';
import { NotificationGroup } from '../../domain/notifications/groups.js';
import { toQuietHours, type QuietHours } from '../../domain/notifications/quiet-hours.js';
import { MESSAGE_SIDES, MessageSide, ThreadSubject } from '../../domain/threads/messages.js';
import type { WaitingReader } from './thread.mails.js';
import { countUnread } from './thread.queries.js';
import { selectTalks, type Subject } from './thread.subjects.js';

const MEMBERS = MEMBER_ROLES.filter((role) => hasRight(role, BusinessRight.BOOKINGS));

/** Locks threads whose mails are due, skipping those that another server has locked, and takes them off its list. */
export async function takeDueThreads(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const db = em.getKysely<Database>();
  const due = db
    .selectFrom('threads')
    .select('id')
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('threads')
    .set({ mail_due_at: null })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The accounts (`u`) that read a thread (`t`) on a side; of members only those who want mails of new requests, or all. */
function isReader(side: MessageSide, mustHaveFactor: boolean, members: 'mailed' | 'all') {
  const eb = expressionBuilder<
    Database & {
      u: Database['users'];
      t: InferResult<ReturnType<typeof selectTalks>>[number];
      v: Database['businesses'];
    },
    'u' | 't' | 'v'
  >();
  if (side === MessageSide.CUSTOMER) {
    return eb.and([eb('u.id', '=', eb.ref('t.userId')), eb('u.role', '=', Role.USER)]);
  }
  const memberIds = eb
    .selectFrom('business_members as w')
    .innerJoin('users as m', 'm.id', 'w.user_id')
    .select('m.id')
    .whereRef('w.business_id', '=', 't.businessId')
    .where(enumName<MemberRole>('w.role'), 'in', MEMBERS)
    .where((where) => (members === 'all' ? where.lit(true) : where('w.request_mails', '=', true)))
    .where('m.role', '=', Role.USER)
    .whereRef('m.id', 'is distinct from', 't.userId')
    .where(sql<SqlBool>`(not ${mustHaveFactor}::boolean or ${hasSecondFactor('m.id')})`);
  // One list of ids, so that the accounts are found by their key.
  return eb.and([
    eb('v.is_trading', '=', true),
    sql<SqlBool>`u.id = any(array(select v.owner_id union all ${memberIds}))`,
  ]);
}

/** A reader with the hours in which nobody writes to them. */
export interface QuietReader extends WaitingReader {
  quietHours: QuietHours | null;
}

/** The readers of threads with messages that they haven't read, and that no mail told them of; one statement for each side. */
export async function findWaitingReaders(
  em: EntityManager,
  threadIds: readonly number[],
  mustHaveFactor: boolean,
): Promise<QuietReader[]> {
  const found = await Promise.all(MESSAGE_SIDES.map((side) => findOfSide(em, threadIds, side, mustHaveFactor)));
  return found.flat();
}

async function findOfSide(
  em: EntityManager,
  threadIds: readonly number[],
  side: MessageSide,
  mustHaveFactor: boolean,
): Promise<QuietReader[]> {
  const mark = sql<number>`greatest(coalesce(r.read_to, 0), coalesce(r.mailed_to, 0))`;
  const db = em.getKysely<Database>();
  const rows = await db
    .selectFrom(selectTalks(db).as('t'))
    .innerJoin('businesses as v', 'v.id', 't.businessId')
    .innerJoin('users as u', (join) => join.on(isReader(side, mustHaveFactor, 'mailed')))
    .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').onRef('r.user_id', '=', 'u.id'))
    .leftJoin('notification_settings as c', 'c.user_id', 'u.id')
    .select(['c.quiet_from as quietFrom', 'c.quiet_until as quietUntil', 'c.time_zone as quietZone'])
    .select(['t.id as threadId', 't.lastSequence', 'u.id as userId', 'u.name', 'u.email'])
    .select(['t.bookingId', 't.enquiryId', 't.hallTitle', 't.startTime', 't.endTime'])
    .select(['t.timeZone', countUnread(side, mark).as('count')])
    .where(isOneOf('t.id', threadIds))
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    // Another address may be a stranger's.
    .where('u.email_confirmed_at', 'is not', null)
    // Who wants no such mails isn't waited for either.
    .where(sql<SqlBool>`coalesce(${toEnumValue(NotificationGroup.MESSAGES)} <> all(c.mail_off), true)`)
    .orderBy('t.id')
    .orderBy('u.id')
    .execute();
  return rows
    .filter(({ count }) => count > 0)
    .map((row) => ({ ...row, side, quietHours: toQuietHours({ ...row, timeZone: row.quietZone }) }));
}

/** Puts threads back on the list of those whose mails are due, at the end of their readers' quiet hours; one statement. */
export async function postponeMails(
  em: EntityManager,
  waits: readonly { threadId: number; until: Date }[],
): Promise<void> {
  if (waits.length === 0) return;
  const ids = waits.map(({ threadId }) => threadId);
  const ends = waits.map(({ until }) => until.toISOString());
  await em
    .getKysely<Database>()
    .updateTable('threads')
    .set({
      mail_due_at: sql<Date>`(select min(w.until) from unnest(${ids}::int[], ${ends}::timestamptz[]) as w(id, until)
        where w.id = threads.id)`,
    })
    .where(isOneOf('id', ids))
    .execute();
}

/** An account that reads a thread. */
export interface Reader {
  id: number;
  name: string;
  email: string;
  /** Whether its address is confirmed, and it wants mails of the business; customers and owners always do. */
  isMailed: boolean;
}

/** What the people of a business are asked for: who wrote as a customer doesn't answer as a member. */
type Asked = AliasedExpression<{ id: number; userId: number | null; businessId: number }, 't'>;

/** The accounts (`u`) of businesses (`v`) that answer each of these (`t`). */
export function selectMembers(db: Kysely<Database>, asked: Asked, mustHaveFactor: boolean) {
  return db
    .selectFrom(asked)
    .innerJoin('businesses as v', 'v.id', 't.businessId')
    .innerJoin('users as u', (join) => join.on(isReader(MessageSide.BUSINESS, mustHaveFactor, 'all')))
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null);
}

/** The accounts of businesses that answer each of these; one statement. */
async function findMembers(
  em: EntityManager,
  asked: Asked,
  ids: readonly number[],
  mustHaveFactor: boolean,
): Promise<Map<number, number[]>> {
  const rows = await selectMembers(em.getKysely<Database>(), asked, mustHaveFactor)
    .select(['t.id', 'u.id as userId'])
    .execute();
  const readers = new Map<number, number[]>(ids.map((id) => [id, []]));
  for (const { id, userId } of rows) readers.get(id)?.push(userId);
  return readers;
}

/** The accounts of businesses that answer enquiries, by the enquiry's id; one statement. */
export function findEnquiryReaders(
  em: EntityManager,
  ids: readonly number[],
  mustHaveFactor: boolean,
): Promise<Map<number, number[]>> {
  const asked = em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .select(['e.id', 'e.user_id as userId', 'h.business_id as businessId'])
    .where(isOneOf('e.id', ids));
  return findMembers(em, asked.as('t'), ids, mustHaveFactor);
}

/** The accounts of businesses that answer for bookings, by the booking's id; one statement. */
export function findBookingReaders(
  em: EntityManager,
  ids: readonly number[],
  mustHaveFactor: boolean,
): Promise<Map<number, number[]>> {
  const asked = em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.user_id as userId', 'b.business_id as businessId'])
    .where(isOneOf('b.id', ids));
  return findMembers(em, asked.as('t'), ids, mustHaveFactor);
}

/**
 * Whether the address of an account (`u`) is confirmed, and who has it wants mails of the business (`t`). Who reads as the customer may
 * be a member of another business, or of this one.
 */
export function isMailed(side: MessageSide) {
  const unwilling = expressionBuilder<Database & { u: Database['users']; t: { businessId: number } }, 'u' | 't'>()
    .selectFrom('business_members as w')
    .select('w.user_id')
    .whereRef('w.business_id', '=', 't.businessId')
    .whereRef('w.user_id', '=', 'u.id')
    .where('w.request_mails', '=', false);
  const isCustomer = sql.lit(side === MessageSide.CUSTOMER);
  return sql<boolean>`(u.email_confirmed_at is not null and (${isCustomer} or not exists ${unwilling}))`;
}

/** The accounts that read a thread on a side; one statement. */
export function findReaders(
  em: EntityManager,
  { about, id }: Subject,
  side: MessageSide,
  mustHaveFactor: boolean,
): Promise<Reader[]> {
  const db = em.getKysely<Database>();
  return db
    .selectFrom(selectTalks(db).as('t'))
    .innerJoin('businesses as v', 'v.id', 't.businessId')
    .innerJoin('users as u', (join) => join.on(isReader(side, mustHaveFactor, 'all')))
    .select(['u.id', 'u.name', 'u.email'])
    .select(isMailed(side).as('isMailed'))
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .where(about === ThreadSubject.BOOKING ? 't.bookingId' : 't.enquiryId', '=', id)
    .execute();
}

/** Remembers up to which message readers were mailed; one statement. */
export async function saveMailed(em: EntityManager, readers: readonly WaitingReader[]): Promise<void> {
  if (readers.length === 0) return;
  await em
    .getKysely<Database>()
    .insertInto('thread_reads')
    .values(
      readers.map(({ threadId, userId, side, lastSequence }) => ({
        thread_id: threadId,
        user_id: userId,
        side: toEnumValue(side),
        mailed_to: lastSequence,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['thread_id', 'user_id']).doUpdateSet({ mailed_to: sql<number>`excluded.mailed_to` }),
    )
    .execute();
}
