import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Kysely, type SqlBool } from 'kysely';
import { hasSecondFactor } from '../../database/account-columns.js';
import { HALL_IMAGE, HALL_TITLE } from '../../database/hall-columns.js';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { enumName, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import type { BookingStatus } from '../../domain/bookings/transitions.js';
import { BusinessRight, hasRight, MEMBER_ROLES, type MemberRole } from '../../domain/businesses/team.js';
import { CONVERSATION_LIMITS, ConversationChoice } from '../../domain/threads/conversations.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { isFound, selectMatches, type ConversationReader } from './conversation-search.queries.js';
import { countUnread } from './thread.queries.js';
import { toSubject, type Subject } from './thread.subjects.js';

/** Threads (`t`) of a reader in which something was written. */
function selectFound(db: Kysely<Database>, { userId, side, businessId }: ConversationReader) {
  const written = db.selectFrom('threads as t').where('t.last_message_at', 'is not', null);
  if (side === MessageSide.CUSTOMER) return written.where('t.customer_id', '=', userId);
  // What a member asks the business as a customer is read by the others.
  return written
    .where('t.business_id', '=', businessId ?? 0)
    .where(sql<SqlBool>`t.customer_id is distinct from ${userId}`);
}

/** Conversations as a reader sees them. */
function selectConversations(db: Kysely<Database>, { userId, side }: ConversationReader) {
  return db
    .selectFrom('threads as t')
    .innerJoin('businesses as v', 'v.id', 't.business_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .innerJoin('halls as h', (join) => join.on((eb) => eb('h.id', '=', eb.fn.coalesce('b.hall_id', 'e.hall_id'))))
    .leftJoin('users as u', 'u.id', 't.customer_id')
    .leftJoin('users as a', 'a.id', 't.assignee_id')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.thread_id', '=', 't.id').onRef('m.sequence', '=', 't.last_sequence'),
    )
    .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', userId))
    .select(['t.id', 't.booking_id as bookingId', 't.enquiry_id as enquiryId'])
    .select(sql<MessageSide>`${sql.lit(side)}`.as('viewerSide'))
    .select(sql<BookingStatus | null>`b.status`.as('bookingStatus'))
    .select([sql<string>`coalesce(b.hall_title, ${HALL_TITLE})`.as('hallTitle'), 'h.hall_name_urdu as hallNameUrdu'])
    .select([HALL_IMAGE.as('hallImage'), 'v.name as businessName', 'v.time_zone as timeZone'])
    .select(sql<string>`coalesce(b.customer_name, u.name, '')`.as('customerName'))
    .select(sql<string | null>`coalesce((b.start_time at time zone b.time_zone)::date, e.day)`.as('day'))
    .select([sql<Date>`t.last_message_at`.as('lastMessageAt'), enumName<MessageSide>('m.side').as('lastMessageSide')])
    .select(sql<string | null>`left(m.text, ${THREAD_LIMITS.excerptCharacters})`.as('lastMessage'))
    .select((eb) =>
      eb
        .selectFrom('stored_files as f')
        .select('f.mime')
        .where('f.claimed_by', '=', sql<string>`'message:' || m.id`)
        .orderBy('f.id')
        .limit(1)
        .as('lastMessageMime'),
    )
    .select(countUnread(side, sql<number>`coalesce(r.read_to, 0)`).as('unreadCount'))
    .select(['t.assignee_id as assigneeId', 'a.name as assigneeName', 't.done_at as doneAt']);
}

/** A message that a search finds, with its whole text. */
export interface MatchRow {
  messageId: number;
  sequence: number;
  side: MessageSide;
  text: string;
  createdAt: string;
}

/** Adds the latest message that a search finds. */
function withMatch(db: Kysely<Database>, reader: ConversationReader, search: string) {
  const matches = selectMatches(db, reader, search);
  return selectConversations(db, reader)
    .leftJoin(matches.as('k'), 'k.threadId', 't.id')
    .leftJoin('messages as f', 'f.id', 'k.messageId')
    .select(
      sql<MatchRow | null>`case when f.text is not null then json_build_object('messageId', f.id, 'sequence', f.sequence,
        'side', upper(f.side), 'text', f.text, 'createdAt', f.created_at) end`.as('match'),
    );
}

/** A conversation. */
export type ConversationRow = InferResult<ReturnType<typeof selectConversations>>[number] & { match?: MatchRow | null };

/** Which conversations are listed. */
interface Listed {
  show: ConversationChoice;
  /** Empty without a search. */
  search: string;
}

const LATEST_FIRST: ListOrder = { by: 't.last_message_at', type: 'timestamptz', direction: 'desc' };

/** What is chosen of the conversations (`t`) of a business. */
function isChosen(choice: ConversationChoice, userId: number) {
  const isOpen = sql`t.done_at is null`;
  switch (choice) {
    case ConversationChoice.ALL:
      return sql<SqlBool>`true`;
    case ConversationChoice.MINE:
      return sql<SqlBool>`${isOpen} and t.assignee_id = ${userId}`;
    case ConversationChoice.UNASSIGNED:
      return sql<SqlBool>`${isOpen} and t.assignee_id is null`;
    case ConversationChoice.OPEN:
      return sql<SqlBool>`${isOpen}`;
    case ConversationChoice.DONE:
      return sql<SqlBool>`t.done_at is not null`;
  }
}

/** A page of a reader's conversations, latest message first; one statement, and one for the total. */
export function findConversations(
  em: EntityManager,
  reader: ConversationReader,
  { show, search }: Listed,
  page: PageRequest,
): Promise<Connection<ConversationRow>> {
  const db = em.getKysely<Database>();
  const chosen = selectFound(db, reader).where(isChosen(show, reader.userId));
  const list = { id: 't.id' };
  if (search === '') {
    return paginate(em, { ...list, found: chosen, rows: selectConversations(db, reader) }, LATEST_FIRST, page);
  }
  const found = chosen.where(isFound(db, reader, search));
  return paginate(em, { ...list, found, rows: withMatch(db, reader, search) }, LATEST_FIRST, page);
}

/** A conversation, as a reader sees it. */
export function findConversation(
  em: EntityManager,
  id: number,
  reader: ConversationReader,
): Promise<ConversationRow | undefined> {
  return selectConversations(em.getKysely<Database>(), reader).where('t.id', '=', id).executeTakeFirst();
}

/** What a thread is about; undefined for one that isn't there. */
export async function findSubjectOfThread(em: EntityManager, id: number): Promise<Subject | undefined> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('threads')
    .select(['booking_id as bookingId', 'enquiry_id as enquiryId'])
    .where('id', '=', id)
    .where('last_message_at', 'is not', null)
    .executeTakeFirst();
  return row && toSubject(row);
}

/** The column with the latest message that a side may not have read: that of the other one. */
function toLatestUnreadColumn(side: MessageSide): 'last_customer_sequence' | 'last_business_sequence' {
  return side === MessageSide.CUSTOMER ? 'last_business_sequence' : 'last_customer_sequence';
}

/**
 * How many conversations have messages that a reader hasn't read, among the latest ones and up to a limit: to somebody who is new in a
 * business, all of them are.
 */
export async function countUnreadConversations(em: EntityManager, reader: ConversationReader): Promise<number> {
  const db = em.getKysely<Database>();
  const latest = selectFound(db, reader)
    .select(['t.id', `t.${toLatestUnreadColumn(reader.side)} as latest`])
    .orderBy('t.last_message_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(CONVERSATION_LIMITS.unreadAmong);
  const unread = db
    .selectFrom(latest.as('t'))
    .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', reader.userId))
    .select('t.id')
    .where(sql<SqlBool>`t.latest > coalesce(r.read_to, 0)`)
    .limit(CONVERSATION_LIMITS.unreadCountedTo);
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const MEMBERS = MEMBER_ROLES.filter((role) => hasRight(role, BusinessRight.BOOKINGS));

/** The people of a business who answer messages, the owner first. */
export function findColleagues(
  em: EntityManager,
  businessId: number,
  mustHaveFactor: boolean,
): Promise<{ id: number; name: string }[]> {
  const db = em.getKysely<Database>();
  return (
    db
      .selectFrom('businesses as v')
      .innerJoin('users as u', (join) =>
        join.on((eb) =>
          eb.or([
            eb('u.id', '=', eb.ref('v.owner_id')),
            eb(
              'u.id',
              'in',
              eb
                .selectFrom('business_members as w')
                .select('w.user_id')
                .whereRef('w.business_id', '=', 'v.id')
                .where(enumName<MemberRole>('w.role'), 'in', MEMBERS),
            ),
          ]),
        ),
      )
      .select(['u.id', 'u.name'])
      .where('v.id', '=', businessId)
      .where('u.deleted_at', 'is', null)
      .where('u.suspended_at', 'is', null)
      // Without it, a member doesn't come in.
      .where((eb) =>
        eb.or([
          eb('u.role', '<>', Role.USER),
          sql<SqlBool>`(not ${mustHaveFactor}::boolean or ${hasSecondFactor('u.id')})`,
        ]),
      )
      .orderBy(sql`u.id <> v.owner_id`)
      .orderBy('u.name')
      .orderBy('u.id')
      .execute()
  );
}
