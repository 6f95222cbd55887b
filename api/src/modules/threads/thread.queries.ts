import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type InferResult, type RawBuilder, type SqlBool } from 'kysely';
import { enumName, named, toEnumValue, type Database } from '../../database/tables.js';
import { cursorPair, toConnection, type Connection, type PageRequest } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import {
  MessageSide,
  otherSide,
  THREAD_MESSAGES,
  ThreadSubject,
  type CountedMessage,
} from '../../domain/threads/messages.js';
import { selectFiles } from './message-file.queries.js';
import { hasOpenReport, STAFF_READ_AT } from './thread-report.queries.js';
import { selectTalks, toColumn, toSubject, type Subject } from './thread.subjects.js';

/** Who reads a thread. */
export interface ThreadReader {
  userId: number;
  side: MessageSide;
}

/** Counts the messages of a thread (`t`) from the other side that lie behind a mark, up to a limit. */
export function countUnread(side: MessageSide, mark: RawBuilder<number>) {
  const unread = expressionBuilder<Database & { t: Database['threads'] }, 't'>()
    .selectFrom('messages as m')
    .select('m.id')
    .whereRef('m.thread_id', '=', 't.id')
    .where('m.sequence', '>', mark)
    .where('m.side', '=', toEnumValue(otherSide(side)))
    .where('m.deleted_at', 'is', null)
    .limit(THREAD_LIMITS.unreadCountedTo);
  return sql<number>`(select count(*)::int from ${unread} as unread)`;
}

/** Whether the account of a customer (`u`) is there to be written to. */
export function isReachable() {
  const eb = expressionBuilder<Database & { u: Database['users'] }, 'u'>();
  return eb.and([eb('u.role', '=', Role.USER), eb('u.deleted_at', 'is', null), eb('u.suspended_at', 'is', null)]);
}

/**
 * The thread of a booking or an enquiry with the marks of its readers; one statement.
 * @returns its id is null while nobody has written
 */
export async function findThread(em: EntityManager, subject: Subject, { userId, side }: ThreadReader) {
  const db = em.getKysely<Database>();
  const about =
    subject.about === ThreadSubject.BOOKING
      ? db.selectFrom('bookings').select(['id', 'user_id']).where('id', '=', subject.id)
      : db
          .selectFrom('enquiries')
          .select(['id', sql<number | null>`user_id`.as('user_id')])
          .where('id', '=', subject.id);
  const found = await db
    .selectFrom(about.as('b'))
    .leftJoin('threads as t', `t.${toColumn(subject)}`, 'b.id')
    .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', userId))
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'b.user_id').on(isReachable()))
    .select(['t.id', sql<number>`coalesce(t.last_sequence, 0)`.as('lastSequence')])
    .select(enumName<MessageSide | null>('t.blocked_by').as('blockedBy'))
    .select([sql<boolean>`t.ended_by_staff_at is not null`.as('isEndedByStaff'), STAFF_READ_AT.as('staffReadAt')])
    .select(hasOpenReport(userId).as('hasReported'))
    .select([sql<boolean>`u.id is not null`.as('hasCustomer'), sql<number>`coalesce(r.read_to, 0)`.as('readTo')])
    .select((eb) => {
      const marks = eb
        .selectFrom('thread_reads as o')
        .select('o.read_to')
        .whereRef('o.thread_id', '=', 't.id')
        .where('o.side', '=', toEnumValue(otherSide(side)));
      return sql<number>`(select coalesce(max(read_to), 0) from ${marks} as marks)`.as('readByOtherSideTo');
    })
    .select(countUnread(side, sql<number>`coalesce(r.read_to, 0)`).as('unreadCount'))
    .executeTakeFirst();
  // A request of its customer has ended an enquiry since it was loaded.
  if (!found) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  return found;
}

function selectMessages(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.sender_id')
    .select(
      named('m', [
        'id',
        'threadId',
        'sequence',
        'senderId',
        'text',
        'clientId',
        'isAutomatic',
        'isRemoved',
        'createdAt',
      ]),
    )
    .select([enumName<MessageSide>('m.side').as('side'), 'u.name as senderName', selectFiles().as('files')]);
}

/** A message with its author. */
export type MessageRow = InferResult<ReturnType<typeof selectMessages>>[number];

/** A page of a thread, newest first; one statement, which reads no more rows than it shows. */
export async function findMessages<Node>(
  em: EntityManager,
  thread: { id: number; lastSequence: number },
  page: PageRequest,
  present: (row: MessageRow) => Node,
): Promise<Connection<Node>> {
  let query = selectMessages(em).where('m.thread_id', '=', thread.id).orderBy('m.sequence', 'desc');
  if (page.after) query = query.where('m.sequence', '<', cursorPair('int', page.after)[0] as number);
  const rows = await query
    .offset(page.offset)
    .limit(page.limit + 1)
    .execute();
  return toConnection(rows, page, {
    node: present,
    cursor: ({ sequence, id }) => [sequence, id],
    count: () => Promise.resolve(thread.lastSequence),
  });
}

/** A message. */
export function findMessage(em: EntityManager, id: number): Promise<MessageRow | undefined> {
  return selectMessages(em).where('m.id', '=', id).executeTakeFirst();
}

/** The message that a sender's client sent under an id. */
export function findByClientId(
  em: EntityManager,
  threadId: number,
  senderId: number,
  clientId: string,
): Promise<MessageRow | undefined> {
  return selectMessages(em)
    .where('m.thread_id', '=', threadId)
    .where('m.sender_id', '=', senderId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst();
}

/** What the thread of a message is about. */
export async function findSubjectOfMessage(em: EntityManager, id: number): Promise<Subject | undefined> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('messages as m')
    .innerJoin('threads as t', 't.id', 'm.thread_id')
    .select(['t.booking_id as bookingId', 't.enquiry_id as enquiryId'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  return row && toSubject(row);
}

/** The messages on which the limit on unanswered ones depends, newest first: not those that nobody wrote. */
export function findLatest(em: EntityManager, threadId: number): Promise<CountedMessage[]> {
  return em
    .getKysely<Database>()
    .selectFrom('messages as m')
    .select([enumName<MessageSide>('m.side').as('side'), 'm.created_at as sentAt'])
    .where('m.thread_id', '=', threadId)
    .where('m.is_automatic', '=', false)
    .orderBy('m.sequence', 'desc')
    .limit(THREAD_LIMITS.unansweredMax)
    .execute();
}

/** For whom unread messages are looked for. */
export interface UnreadReader {
  userId: number;
  /** Whether the person owns a business; their own role says so. */
  isOwner: boolean;
  /** The business for which a member answers. */
  memberOf: number | null;
}

/** What a person has unread messages about: as the customer, and as one of a business's people; one statement. */
export function findUnread(
  em: EntityManager,
  { userId, isOwner, memberOf }: UnreadReader,
): Promise<{ bookingId: number | null; enquiryId: number | null; unreadCount: number }[]> {
  const db = em.getKysely<Database>();
  const businesses = db
    .selectFrom('businesses')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', '=', isOwner ? userId : 0), eb('id', '=', memberOf ?? 0)]))
    .where('is_trading', '=', true);
  const select = (side: MessageSide) =>
    db
      .selectFrom(selectTalks(db).as('t'))
      .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', userId))
      .select(['t.id', 't.bookingId', 't.enquiryId'])
      .select(countUnread(side, sql<number>`coalesce(r.read_to, 0)`).as('unreadCount'))
      .where(sql<SqlBool>`"t"."lastSequence" > coalesce(r.read_to, 0)`);
  const own = select(MessageSide.CUSTOMER).where('t.userId', '=', userId);
  // A member's own booking is read as its customer.
  const business = select(MessageSide.BUSINESS)
    // A list of ids is looked up by index on either side of the union, which a join isn't.
    .where(sql<SqlBool>`"t"."businessId" = any(array(${businesses}))`)
    .where('t.userId', '<>', userId);
  return (
    db
      .selectFrom(own.unionAll(business).as('unread'))
      .select(['bookingId', 'enquiryId', 'unreadCount'])
      .where('unreadCount', '>', 0)
      // Bookings first: however many ask, what is written about bookings is seen.
      .orderBy(sql`"bookingId" is null`)
      .orderBy('id', 'desc')
      .limit(THREAD_LIMITS.unreadThreadsMax)
      .execute()
  );
}
