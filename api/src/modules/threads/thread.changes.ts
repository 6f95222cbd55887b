import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enumName, toEnumValue, type Database } from '../../database/tables.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { otherSide, type MessageSide } from '../../domain/threads/messages.js';
import { releaseFiles } from '../media/claims.js';
import { toFilesClaim } from './message-file.queries.js';
import { toColumn, toSubject, type Subject } from './thread.subjects.js';
import { countUnread, type ThreadReader } from './thread.queries.js';

/** A thread whose row is locked. */
export interface LockedThread {
  id: number;
  lastSequence: number;
  /** The side that has ended it. */
  blockedBy: MessageSide | null;
  isEndedByStaff: boolean;
}

/** Locks the thread of a booking or an enquiry until the transaction ends; the first message creates it. */
export function lockThread(em: EntityManager, subject: Subject, now: Date): Promise<LockedThread> {
  const column = toColumn(subject);
  const about = { [column]: subject.id };
  return em
    .getKysely<Database>()
    .insertInto('threads')
    .values({ ...about, created_at: now })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(about))
    .returning(['id', 'last_sequence as lastSequence'])
    .returning(enumName<MessageSide | null>('threads.blocked_by').as('blockedBy'))
    .returning(sql<boolean>`threads.ended_by_staff_at is not null`.as('isEndedByStaff'))
    .executeTakeFirstOrThrow();
}

/** Locks the row of a thread, as its messages do. */
export async function lockThreadRow(em: EntityManager, id: number): Promise<void> {
  await em.getKysely<Database>().selectFrom('threads').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks the thread of a message. @returns what it is about by now */
export async function lockThreadOfMessage(em: EntityManager, messageId: number): Promise<Subject | undefined> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('threads as t')
    .innerJoin('messages as m', 'm.thread_id', 't.id')
    .select(['t.booking_id as bookingId', 't.enquiry_id as enquiryId'])
    .where('m.id', '=', messageId)
    .forNoKeyUpdate('t')
    .executeTakeFirst();
  return row && toSubject(row);
}

/** A message to add. */
export interface NewMessage {
  senderId: number;
  side: MessageSide;
  text: string;
  clientId: string | null;
  /** Whether nobody wrote it. */
  isAutomatic?: boolean;
  createdAt: Date;
  /** When it is mailed to who hasn't read it by then. */
  mailDueAt: Date;
}

/** Adds a message at the end of a locked thread. @returns its id */
export async function insertMessage(em: EntityManager, thread: LockedThread, message: NewMessage): Promise<number> {
  const db = em.getKysely<Database>();
  const sequence = thread.lastSequence + 1;
  await db
    .updateTable('threads')
    .set({ last_sequence: sequence, mail_due_at: sql<Date>`least(mail_due_at, ${message.mailDueAt})` })
    .where('id', '=', thread.id)
    .execute();
  const { id } = await db
    .insertInto('messages')
    .values({
      thread_id: thread.id,
      sequence,
      sender_id: message.senderId,
      side: toEnumValue(message.side),
      text: message.text,
      client_id: message.clientId,
      is_automatic: message.isAutomatic ?? false,
      created_at: message.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reopens an enquiry that the business gave up: its customer goes on. */
export async function reopenLost(em: EntityManager, enquiryId: number): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('enquiries')
    .set({ lost_at: null, lost_reason: null, lost_note: null })
    .where('id', '=', enquiryId)
    .where('lost_at', 'is not', null)
    .execute();
}

/** A message that is deleted. */
interface DeletedMessage {
  id: number;
  subject: Subject;
  side: MessageSide;
}

/**
 * Deletes the text and the files of a message of a locked thread, which leaves a mark: its author's, or of staff. Who has nothing else
 * unread isn't told of it any more.
 * @returns whether it had a text
 */
export async function clearMessage(
  em: EntityManager,
  { id, subject, side }: DeletedMessage,
  now: Date,
  { byStaff = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely<Database>()
    .updateTable('messages')
    .set({ text: null, deleted_at: now, is_removed: byStaff })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await releaseFiles(em, toFilesClaim(id));
  await readNotifications(em, subject, { side: otherSide(side) }, now);
  return numUpdatedRows > 0;
}

/** Ends a locked thread for both sides, or resumes it. */
export async function setBlockedBy(em: EntityManager, threadId: number, side: MessageSide | null): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('threads')
    .set({ blocked_by: side && toEnumValue(side) })
    .where('id', '=', threadId)
    .execute();
}

/** Moves a reader's mark forward, at most to the end of the thread. @returns whether it moved */
export async function moveReadMark(
  em: EntityManager,
  thread: Pick<LockedThread, 'id' | 'lastSequence'>,
  { userId, side }: ThreadReader,
  to: number,
): Promise<boolean> {
  const readTo = Math.min(to, thread.lastSequence);
  if (readTo <= 0) return false;
  const moved = await em
    .getKysely<Database>()
    .insertInto('thread_reads')
    .values({ thread_id: thread.id, user_id: userId, side: toEnumValue(side), read_to: readTo })
    .onConflict((conflict) =>
      conflict
        .columns(['thread_id', 'user_id'])
        .doUpdateSet({ read_to: readTo, side: toEnumValue(side) })
        .where('thread_reads.read_to', '<', readTo),
    )
    .returning('read_to')
    .execute();
  return moved.length > 0;
}

/** Marks what readers were told of the messages of a locked thread as read, once none of them is unread: one reader, or all of a side. */
export async function readNotifications(
  em: EntityManager,
  subject: Subject,
  { side, userId }: Pick<ThreadReader, 'side'> & Partial<ThreadReader>,
  now: Date,
): Promise<void> {
  const column = toColumn(subject);
  const mark = sql<number>`coalesce((select r.read_to from thread_reads r where r.thread_id = t.id and r.user_id = n.user_id), 0)`;
  await em
    .getKysely<Database>()
    .updateTable('notifications as n')
    .from('threads as t')
    .set({ read_at: now })
    .where(`t.${column}`, '=', subject.id)
    .whereRef(`n.${column}`, '=', `t.${column}`)
    .where('n.kind', '=', toEnumValue(NotificationKind.MESSAGE_RECEIVED))
    .where('n.audience', '=', toEnumValue(NotificationAudience[side]))
    .$if(userId !== undefined, (query) => query.where('n.user_id', '=', userId ?? 0))
    .where('n.read_at', 'is', null)
    .where(countUnread(side, mark), '=', 0)
    .execute();
}
