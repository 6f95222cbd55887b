import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { mapNodes, paginate, type ListOrder } from '../../database/paginate.js';
import { enumName, toEnumValue, type Database } from '../../database/tables.js';
import { HALL_IMAGE, HALL_TITLE } from '../../database/hall-columns.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { EnquirySource } from '../../domain/threads/enquiries.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { phoneLinks } from '../../domain/text/phone.js';
import type { EnquiryWork } from './enquiry-work.types.js';
import type { EnquiryView } from './enquiry.types.js';
import { isFollowUpDue, LATEST_SIDE, LATEST_WRITTEN, OPEN_STAGE, type PipelineReader } from './pipeline.queries.js';
import { countUnread, type ThreadReader } from './thread.queries.js';
import { lockEnquiry } from './thread.subjects.js';

/** The sequence of the latest message (`m`) of a thread (`t`); for the business that somebody wrote. */
function getLatest(side: MessageSide) {
  return side === MessageSide.BUSINESS ? LATEST_WRITTEN : sql<number>`t.last_sequence`;
}

/** Enquiries (`e`) of customers with their hall, thread and its latest message (`m`). */
function selectFound(em: EntityManager, side: MessageSide) {
  return em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('threads as t', 't.enquiry_id', 'e.id')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.thread_id', '=', 't.id').on('m.sequence', '=', getLatest(side)),
    );
}

/** What the business alone knows of an enquiry (`e`); SQL: one object. */
function selectWork(side: MessageSide, now: Date) {
  if (side === MessageSide.CUSTOMER) return sql<EnquiryWork | null>`null::json`;
  return sql<EnquiryWork | null>`json_build_object('stage', ${OPEN_STAGE}, 'followUpOn', e.follow_up_on,
    'isFollowUpDue', ${isFollowUpDue(now)}, 'lostReason', upper(e.lost_reason), 'lostNote', e.lost_note)`;
}

/** Enquiries as a reader sees them; those that were entered by hand have no thread. */
function selectEnquiries(em: EntityManager, { userId, side }: ThreadReader, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('threads as t', 't.enquiry_id', 'e.id')
    .leftJoin('messages as m', (join) => join.onRef('m.thread_id', '=', 't.id').on('m.sequence', '=', getLatest(side)))
    .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', userId))
    .select(['e.id', 'e.hall_id as hallId', HALL_TITLE.as('hallTitle'), 'h.hall_name_urdu as hallNameUrdu'])
    .select(HALL_IMAGE.as('hallImage'))
    .select(['v.name as businessName', 'v.time_zone as timeZone', 'v.currency'])
    .select([enumName<EnquirySource>('e.source').as('source'), 'e.customer_phone as customerPhone'])
    .select(sql<string>`coalesce(u.name, e.customer_name)`.as('customerName'))
    .select(['e.day', 'e.guest_count as guestCount', 'e.created_at as createdAt', 'e.note', 'e.offer_id as offerId'])
    .select('e.changed_at as changedAt')
    .select(sql<Date>`coalesce(m.created_at, e.changed_at)`.as('lastMessageAt'))
    .select(enumName<Occasion | null>('e.occasion').as('occasion'))
    .select(LATEST_SIDE.as('lastMessageSide'))
    .select(sql<string | null>`left(coalesce(m.text, e.note), ${THREAD_LIMITS.excerptCharacters})`.as('lastMessage'))
    .select(countUnread(side, sql<number>`coalesce(r.read_to, 0)`).as('unreadCount'))
    .select(selectWork(side, now).as('work'));
}

/** Adds the links to call or message a guest. */
function presentEnquiry({ currency, ...row }: InferResult<ReturnType<typeof selectEnquiries>>[number]): EnquiryView {
  return { ...row, contact: phoneLinks(row.customerPhone, { currency, timeZone: row.timeZone }) };
}

/** Messages have ids in the order of sending. */
const LATEST_FIRST: ListOrder = { by: 'm.id', type: 'int', direction: 'desc' };

/** The enquiries of a customer, latest message first; one statement, and one for the total. */
export async function findEnquiriesOfCustomer(
  em: EntityManager,
  { userId, now }: { userId: number; now: Date },
  page: PageRequest,
): Promise<Connection<EnquiryView>> {
  const found = selectFound(em, MessageSide.CUSTOMER).where('e.user_id', '=', userId);
  const rows = selectEnquiries(em, { userId, side: MessageSide.CUSTOMER }, now);
  return mapNodes(await paginate(em, { found, rows, id: 'e.id' }, LATEST_FIRST, page), presentEnquiry);
}

/** What customers asked the halls of a business, except a member's own; one statement, and one for the total. */
export async function findEnquiriesOfBusiness(
  em: EntityManager,
  { businessId, userId, now }: PipelineReader & { now: Date },
  page: PageRequest,
): Promise<Connection<EnquiryView>> {
  const found = selectFound(em, MessageSide.BUSINESS)
    .where('h.business_id', '=', businessId)
    .where('e.user_id', '<>', userId);
  const rows = selectEnquiries(em, { userId, side: MessageSide.BUSINESS }, now);
  return mapNodes(await paginate(em, { found, rows, id: 'e.id' }, LATEST_FIRST, page), presentEnquiry);
}

/** An enquiry, as a reader sees it. */
export async function findEnquiry(
  em: EntityManager,
  id: number,
  { now, ...reader }: ThreadReader & { now: Date },
): Promise<EnquiryView | undefined> {
  const row = await selectEnquiries(em, reader, now).where('e.id', '=', id).executeTakeFirst();
  return row && presentEnquiry(row);
}

/** What asking a public hall depends on; undefined for another. */
export function findAskedHall(em: EntityManager, hallId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .select(['h.business_id as businessId', 'v.time_zone as timeZone'])
    .where('h.id', '=', hallId)
    .where('h.is_public', '=', true)
    .executeTakeFirst();
}

/** What a customer asks for. */
interface NewEnquiry {
  hallId: number;
  userId: number;
  day: string | null;
  guestCount: number | null;
  occasion: Occasion | null;
  createdAt: Date;
}

/** Opens the enquiry of a customer at a hall, or locks the one that is open and gives it the day, guests and occasion that are given. */
export function openEnquiry(
  em: EntityManager,
  { hallId, userId, day, guestCount, occasion, createdAt }: NewEnquiry,
): Promise<{ id: number; isNew: boolean }> {
  return (
    em
      .getKysely<Database>()
      .insertInto('enquiries')
      .values({
        ...{ hall_id: hallId, user_id: userId, day, guest_count: guestCount, created_at: createdAt },
        occasion: occasion && toEnumValue(occasion),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'hall_id']).doUpdateSet({
          day: sql<string | null>`coalesce(excluded.day, enquiries.day)`,
          guest_count: sql<number | null>`coalesce(excluded.guest_count, enquiries.guest_count)`,
          occasion: sql<Lowercase<Occasion> | null>`coalesce(excluded.occasion, enquiries.occasion)`,
        }),
      )
      // Only a row that was there has been locked by somebody.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
  );
}

/** The side that has ended the latest thread about a customer's bookings of a hall. */
export async function findLatestBlock(
  em: EntityManager,
  { hallId, userId }: { hallId: number; userId: number },
): Promise<MessageSide | null> {
  const latest = await em
    .getKysely<Database>()
    .selectFrom('threads as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select(enumName<MessageSide | null>('t.blocked_by').as('blockedBy'))
    .where('t.customer_id', '=', userId)
    .where('b.hall_id', '=', hallId)
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.blockedBy ?? null;
}

/** Gives a booking the thread of its customer's enquiry at the hall, which ends. @returns whether there was one */
export async function endEnquiry(
  em: EntityManager,
  { id: bookingId, hallId, userId }: { id: number; hallId: number; userId: number },
): Promise<boolean> {
  const db = em.getKysely<Database>();
  // The enquiry before its thread, as who writes in it.
  const enquiry = await db
    .selectFrom('enquiries')
    .select('id')
    .where('user_id', '=', userId)
    .where('hall_id', '=', hallId)
    .forUpdate()
    .executeTakeFirst();
  if (!enquiry) return false;
  await moveToBooking(em, enquiry.id, bookingId);
  return true;
}

/** Ends a locked enquiry: its thread and what people were told of it are the booking's now. */
async function moveToBooking(em: EntityManager, enquiryId: number, bookingId: number): Promise<void> {
  const db = em.getKysely<Database>();
  await db
    .updateTable('threads')
    .set({ booking_id: bookingId, enquiry_id: null })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  await moveNotifications(em, enquiryId, bookingId);
  await db.deleteFrom('enquiries').where('id', '=', enquiryId).execute();
}

/** The enquiry that a booking is an offer for; undefined once that has ended. */
export async function findEnquiryOfOffer(em: EntityManager, bookingId: number): Promise<number | undefined> {
  const enquiries = em.getKysely<Database>().selectFrom('enquiries').select('id').where('offer_id', '=', bookingId);
  return (await enquiries.executeTakeFirst())?.id;
}

/** Gives an offer that its customer accepted the thread of its enquiry, which ends. @returns whether it was still open */
export async function endOfferedEnquiry(em: EntityManager, enquiryId: number, bookingId: number): Promise<boolean> {
  // The enquiry before its thread, as who writes in it.
  await lockEnquiry(em, enquiryId);
  if ((await findEnquiryOfOffer(em, bookingId)) !== enquiryId) return false;
  await moveToBooking(em, enquiryId, bookingId);
  return true;
}

/** Leads from what people were told of an enquiry to the booking that it became. */
async function moveNotifications(em: EntityManager, enquiryId: number, bookingId: number): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('notifications')
    .set({
      booking_id: bookingId,
      enquiry_id: null,
      event_key: sql<string>`replace(event_key, ${`enquiry-${enquiryId}`}, ${String(bookingId)})`,
    })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** Locks an enquiry that was entered by hand for a business. @returns undefined for another */
export async function lockEntered(em: EntityManager, id: number, businessId: number) {
  await lockEnquiry(em, id);
  return em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .select(['e.booking_id as bookingId', 'e.lost_at as lostAt'])
    .where('e.id', '=', id)
    .where('e.source', '<>', toEnumValue(EnquirySource.APP))
    .where('h.business_id', '=', businessId)
    .executeTakeFirst();
}

/** Lets a booking stand for the locked enquiry of which it came; nobody is reminded of that any more. */
export async function tieBooking(em: EntityManager, enquiryId: number, bookingId: number): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('enquiries')
    .set({ booking_id: bookingId, follow_up_on: null, followed_up_at: null })
    .where('id', '=', enquiryId)
    .execute();
  await moveNotifications(em, enquiryId, bookingId);
}

/** Why an owner's business gave enquiries up, and when it asks again, for the export of the owner's data. */
export function selectEnquiryWork(em: EntityManager, ownerId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['e.id', 'e.hall_id', 'e.lost_at', 'e.lost_reason', 'e.lost_note', 'e.follow_up_on'])
    .where('b.owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('e.lost_at', 'is not', null), eb('e.follow_up_on', 'is not', null)]))
    .orderBy('e.id');
}

/** The enquiries that an owner's business entered by hand, for the export of the owner's data. */
export function selectOwnersEntered(em: EntityManager, ownerId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['e.id', 'e.hall_id', 'e.source', 'e.customer_name', 'e.customer_phone', 'e.day', 'e.guest_count'])
    .select(['e.occasion', 'e.note', 'e.created_at', 'e.changed_at', 'e.booking_id'])
    .where('b.owner_id', '=', ownerId)
    .where('e.source', '<>', toEnumValue(EnquirySource.APP))
    .orderBy('e.id');
}
