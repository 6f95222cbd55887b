import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type SqlBool } from 'kysely';
import { paginate } from '../../database/paginate.js';
import { isOneOf, named, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { ENQUIRY_LIMITS } from '../../domain/threads/enquiries.js';

const DAY = sql<string | null>`to_char(t.day, 'YYYY-MM-DD')`;

/** Tasks (`t`) with who added and did them. */
function selectTasks(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_tasks as t')
    .innerJoin('users as u', 'u.id', 't.created_by')
    .leftJoin('users as d', 'd.id', 't.done_by')
    .select(named('t', ['id', 'bookingId', 'text', 'createdAt', 'doneAt']))
    .select([DAY.as('day'), 'u.name as createdBy', 'd.name as doneBy']);
}

/** A task. */
export type TaskRow = InferResult<ReturnType<typeof selectTasks>>[number];

/** The tasks of a booking: the open ones by day, then those that are done, the latest first; one statement. */
export function findTasks(em: EntityManager, bookingId: number): Promise<TaskRow[]> {
  return selectTasks(em)
    .where('t.booking_id', '=', bookingId)
    .orderBy(sql`t.done_at desc nulls first, t.day asc nulls last, t.id`)
    .execute();
}

/** A task. */
export function findTask(em: EntityManager, id: number): Promise<TaskRow | undefined> {
  return selectTasks(em).where('t.id', '=', id).executeTakeFirst();
}

/** A task to add. */
export interface NewTask {
  bookingId: number;
  businessId: number;
  text: string;
  day: string | null;
  createdBy: number;
  createdAt: Date;
}

/** Adds a task. @returns its id */
export async function insertTask(em: EntityManager, task: NewTask): Promise<number> {
  const { id } = await em
    .getKysely<Database>()
    .insertInto('booking_tasks')
    .values({
      booking_id: task.bookingId,
      business_id: task.businessId,
      text: task.text,
      day: task.day,
      created_by: task.createdBy,
      created_at: task.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what a task says and its day; people are told of another day again. */
export async function updateTask(
  em: EntityManager,
  id: number,
  { text, day }: { text: string; day: string | null },
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('booking_tasks')
    .set({ text, day })
    .set({ reminded_at: sql<Date | null>`case when day is not distinct from ${day}::date then reminded_at end` })
    .where('id', '=', id)
    .execute();
}

/** Remembers that a task is done, and by whom, unless it is already; or that it is open. @returns whether that is new */
export async function setDone(em: EntityManager, id: number, done: { at: Date; by: number } | null): Promise<boolean> {
  const rows = await em
    .getKysely<Database>()
    .updateTable('booking_tasks')
    .set({ done_at: done?.at ?? null, done_by: done?.by ?? null })
    .where('id', '=', id)
    .where('done_at', done ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Removes a task. */
export async function deleteTask(em: EntityManager, id: number): Promise<void> {
  await em.getKysely<Database>().deleteFrom('booking_tasks').where('id', '=', id).execute();
}

/** Removes the tasks of bookings. */
export async function deleteTasks(em: EntityManager, bookingIds: readonly number[]): Promise<void> {
  await em.getKysely<Database>().deleteFrom('booking_tasks').where(isOneOf('booking_id', bookingIds)).execute();
}

/** The tasks of an owner's business, for the export of the owner's data. */
export function selectOwnersTasks(em: EntityManager, ownerId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_tasks as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select(['t.id', 't.booking_id', 't.text', DAY.as('day'), 't.created_at', 't.done_at'])
    .where('b.owner_id', '=', ownerId)
    .orderBy('t.id');
}

/** Whose tasks are read. */
export interface TaskReader {
  businessId: number;
  userId: number;
}

/** Whether the day of a task (`t`) of a booking (`b`) has come, and it isn't done. */
export function isDue(now: Date) {
  return sql<SqlBool>`(t.done_at is null and t.day <= (${now}::timestamptz at time zone b.time_zone)::date)`;
}

/** The open tasks of a business whose day has come, without those of bookings that the reader made as a customer. */
function selectDue(em: EntityManager, { businessId, userId }: TaskReader, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_tasks as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .where('t.business_id', '=', businessId)
    .where(isDue(now))
    .where('b.user_id', 'is distinct from', userId);
}

function selectDueShown(em: EntityManager, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_tasks as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .select(['t.id', 't.id as taskId', 't.text', 't.booking_id as bookingId'])
    .select(sql<string>`to_char(t.day, 'YYYY-MM-DD')`.as('day'))
    .select(sql<boolean>`t.day < (${now}::timestamptz at time zone b.time_zone)::date`.as('isOverdue'))
    .select(['b.hall_title as hallTitle', 'h.hall_name_urdu as hallNameUrdu', 'b.customer_name as customerName'])
    .select(['b.start_time as startTime', 'b.time_zone as timeZone']);
}

/** A task whose day has come. */
export type DueTaskRow = InferResult<ReturnType<typeof selectDueShown>>[number];

/** A page of the tasks of a business whose day has come, the longest overdue first; one statement, and one for the total. */
export function findDueTasks(
  em: EntityManager,
  reader: TaskReader,
  now: Date,
  page: PageRequest,
): Promise<Connection<DueTaskRow>> {
  const by = sql<number>`(t.day - date '2000-01-01')`;
  const list = { found: selectDue(em, reader, now), rows: selectDueShown(em, now), id: 't.id' };
  return paginate(em, list, { by, type: 'int', direction: 'asc' }, page);
}

/** A booking with a task whose day has come. */
export interface DueDay {
  bookingId: number;
  day: string;
}

/** Takes tasks whose day has come off the list of the job, skipping those that another server has locked. @returns their bookings and days */
export async function takeDueTasks(em: EntityManager, now: Date, limit: number): Promise<DueDay[]> {
  const db = em.getKysely<Database>();
  const hours = sql.lit(`${ENQUIRY_LIMITS.followUpHour} hours`);
  const due = db
    .selectFrom('booking_tasks as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .innerJoin('businesses as v', 'v.id', 't.business_id')
    .select('t.id')
    .where('t.day', 'is not', null)
    .where('t.reminded_at', 'is', null)
    .where('t.done_at', 'is', null)
    .where('v.is_trading', '=', true)
    .where(sql<SqlBool>`(t.day + interval ${hours}) at time zone b.time_zone <= ${now}`)
    .limit(limit)
    .forNoKeyUpdate('t')
    .skipLocked();
  return db
    .updateTable('booking_tasks')
    .set({ reminded_at: now })
    .where('id', 'in', due)
    .returning(['booking_id as bookingId', sql<string>`day::text`.as('day')])
    .execute();
}
