import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Kysely, type SqlBool } from 'kysely';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { enumName, toEnumValue, type Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { EnquirySource, EnquiryStage, PipelineOrder, type LostReason } from '../../domain/threads/enquiries.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide } from '../../domain/threads/messages.js';
import type { PipelineFilter } from './enquiry-work.inputs.js';
import { countUnread } from './thread.queries.js';

/** Whose pipeline it is: a business, without what a member asks it as a customer. */
export interface PipelineReader {
  businessId: number;
  userId: number;
}

/** The latest message of a thread (`t`) that somebody wrote. */
export const LATEST_WRITTEN = sql<number>`(select max(w.sequence) from messages w
  where w.thread_id = t.id and not w.is_automatic)`;

const APP = sql.lit(toEnumValue(EnquirySource.APP));

/** Who wrote the latest message (`m`) of an enquiry; a note is the business's. */
export const LATEST_SIDE = sql<MessageSide>`coalesce(upper(m.side), ${sql.lit(MessageSide.BUSINESS)})`;

/** The stage of an open enquiry (`e`) with its thread (`t`). Who was there when it was entered by hand has answered. */
export const OPEN_STAGE = sql<EnquiryStage>`case
  when e.lost_at is not null then ${sql.lit(EnquiryStage.LOST)}
  when e.source <> ${APP} then ${sql.lit(EnquiryStage.ANSWERED)}
  when e.offer_id is not null then case
    when exists (select from bookings o where o.id = e.offer_id and o.status = ${sql.lit(OPEN_BOOKING)})
      then ${sql.lit(EnquiryStage.OFFERED)} else ${sql.lit(EnquiryStage.ANSWERED)} end
  when exists (select from messages a where a.thread_id = t.id and a.side = 'business' and not a.is_automatic)
    then ${sql.lit(EnquiryStage.ANSWERED)}
  else ${sql.lit(EnquiryStage.NEW)} end`;

/** The stage of an enquiry that became a booking (`b`). */
const BOOKED_STAGE = sql<EnquiryStage>`case
  when b.status = ${sql.lit(OCCUPYING_BOOKING)} then ${sql.lit(EnquiryStage.WON)}
  when b.status = ${sql.lit(OPEN_BOOKING)} and b.accepted_at is not null then ${sql.lit(EnquiryStage.WON)}
  when b.status = ${sql.lit(OPEN_BOOKING)} then ${sql.lit(EnquiryStage.HELD)}
  else ${sql.lit(EnquiryStage.LOST)} end`;

/** The stage of an enquiry (`e`) that was entered by hand, with its booking (`b`), if any. */
const ENTERED_STAGE = sql<EnquiryStage>`case
  when b.id is not null then ${BOOKED_STAGE}
  when e.lost_at is not null then ${sql.lit(EnquiryStage.LOST)}
  else ${sql.lit(EnquiryStage.ANSWERED)} end`;

/** Whether the follow-up day of an enquiry (`e`) of a business (`v`) has come. */
export function isFollowUpDue(now: Date) {
  return sql<boolean>`(e.lost_at is null and e.follow_up_on is not null
    and e.follow_up_on <= (${now}::timestamptz at time zone v.time_zone)::date)`;
}

/** What an enquiry has that a customer asked in the app. */
const OF_APP = sql<EnquirySource>`${sql.lit(EnquirySource.APP)}::text`;
const NO_NOTE = sql<string | null>`null::text`;
const NOT_ENTERED = sql<Date | null>`null::timestamptz`;

/** Open enquiries of customers. */
function selectOpen(db: Kysely<Database>, { businessId, userId }: PipelineReader, now: Date) {
  return db
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .innerJoin('threads as t', 't.enquiry_id', 'e.id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['t.id', 't.created_at as askedAt'])
    .select([sql<number | null>`e.id`.as('enquiryId'), sql<number | null>`null::int`.as('bookingId')])
    .select(['h.id as hallId', HALL_TITLE.as('hallTitle'), 'h.hall_name_urdu as hallNameUrdu'])
    .select(['v.time_zone as timeZone', 'u.name as customerName', 'e.day'])
    .select(sql<number | null>`e.guest_count`.as('guestCount'))
    .select(enumName<Occasion | null>('e.occasion').as('occasion'))
    .select(enumName<LostReason | null>('e.lost_reason').as('lostReason'))
    .select(['e.lost_note as lostNote', 'e.follow_up_on as followUpOn'])
    .select([isFollowUpDue(now).as('isFollowUpDue'), OPEN_STAGE.as('stage')])
    .select([OF_APP.as('source'), NO_NOTE.as('note'), NOT_ENTERED.as('changedAt')])
    .where('h.business_id', '=', businessId)
    .where('e.user_id', '<>', userId);
}

/** Bookings that somebody asked about before requesting them: their threads are older. */
function selectBooked(db: Kysely<Database>, { businessId, userId }: PipelineReader) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('threads as t', 't.booking_id', 'b.id')
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .select(['t.id', 't.created_at as askedAt'])
    .select([sql<number | null>`null::int`.as('enquiryId'), sql<number | null>`b.id`.as('bookingId')])
    .select(['h.id as hallId', sql<string>`b.hall_title`.as('hallTitle'), 'h.hall_name_urdu as hallNameUrdu'])
    .select(['b.time_zone as timeZone', 'b.customer_name as customerName'])
    .select(sql<string | null>`(b.start_time at time zone b.time_zone)::date`.as('day'))
    .select(sql<number | null>`b.guest_count`.as('guestCount'))
    .select(enumName<Occasion | null>('b.occasion').as('occasion'))
    .select(sql<LostReason | null>`null::text`.as('lostReason'))
    .select([sql<string | null>`null::text`.as('lostNote'), sql<string | null>`null::date`.as('followUpOn')])
    .select([sql<boolean>`false`.as('isFollowUpDue'), BOOKED_STAGE.as('stage')])
    .select([OF_APP.as('source'), NO_NOTE.as('note'), NOT_ENTERED.as('changedAt')])
    .where('b.business_id', '=', businessId)
    .whereRef('t.created_at', '<', 'b.created_at')
    .where((eb) => eb.or([eb('b.user_id', 'is', null), eb('b.user_id', '<>', userId)]));
}

/** Enquiries that the business entered by hand, or the bookings that they became; their ids are apart from those of threads. */
function selectEntered(db: Kysely<Database>, { businessId }: PipelineReader, now: Date) {
  return (
    db
      .selectFrom('enquiries as e')
      .leftJoin('bookings as b', 'b.id', 'e.booking_id')
      .innerJoin('halls as h', (join) => join.on((eb) => eb('h.id', '=', eb.fn.coalesce('b.hall_id', 'e.hall_id'))))
      .innerJoin('businesses as v', 'v.id', 'h.business_id')
      .select([sql<number>`-e.id`.as('id'), 'e.created_at as askedAt'])
      .select(sql<number | null>`case when b.id is null then e.id end`.as('enquiryId'))
      .select([sql<number | null>`b.id`.as('bookingId'), 'h.id as hallId'])
      .select([sql<string>`coalesce(b.hall_title, ${HALL_TITLE})`.as('hallTitle'), 'h.hall_name_urdu as hallNameUrdu'])
      .select(sql<string>`coalesce(b.time_zone, v.time_zone)`.as('timeZone'))
      .select(sql<string>`coalesce(b.customer_name, e.customer_name)`.as('customerName'))
      .select(sql<string | null>`coalesce((b.start_time at time zone b.time_zone)::date, e.day)`.as('day'))
      .select(sql<number | null>`coalesce(b.guest_count, e.guest_count)`.as('guestCount'))
      .select(sql<Occasion | null>`upper(coalesce(b.occasion, e.occasion))`.as('occasion'))
      .select(enumName<LostReason | null>('e.lost_reason').as('lostReason'))
      .select(['e.lost_note as lostNote', 'e.follow_up_on as followUpOn'])
      .select([isFollowUpDue(now).as('isFollowUpDue'), ENTERED_STAGE.as('stage')])
      .select([enumName<EnquirySource>('e.source').as('source'), 'e.note', 'e.changed_at as changedAt'])
      .where('h.business_id', '=', businessId)
      // The hall of a booking is of the same business: its enquiries are found by their own halls, which an index has.
      .where('e.hall_id', 'in', db.selectFrom('halls as o').select('o.id').where('o.business_id', '=', businessId))
      .where('e.source', '<>', toEnumValue(EnquirySource.APP))
  );
}

/** What began as an enquiry at the halls of a business: open ones, and bookings that were asked about first. */
export function selectPipeline(db: Kysely<Database>, reader: PipelineReader, now: Date) {
  return selectOpen(db, reader, now)
    .unionAll(selectBooked(db, reader))
    .unionAll(selectEntered(db, reader, now));
}

/** When an entry (`t`) was heard of last: by its latest message (`m`), or by hand. */
const LATEST_AT = sql<Date>`coalesce(m.created_at, t."changedAt")`;

/** Entries with their latest message, which those alone lack that were entered by hand. */
function selectFound(em: EntityManager, reader: PipelineReader, now: Date) {
  const db = em.getKysely<Database>();
  return db
    .selectFrom(selectPipeline(db, reader, now).as('t'))
    .leftJoin('messages as m', (join) => join.onRef('m.thread_id', '=', 't.id').on('m.sequence', '=', LATEST_WRITTEN))
    .where((eb) => eb.or([eb('m.id', 'is not', null), eb('t.source', '<>', EnquirySource.APP)]));
}

function selectEntries(em: EntityManager, reader: PipelineReader, now: Date) {
  return selectFound(em, reader, now)
    .leftJoin('thread_reads as r', (join) => join.onRef('r.thread_id', '=', 't.id').on('r.user_id', '=', reader.userId))
    .select(['t.id', 't.enquiryId', 't.bookingId', 't.hallId', 't.hallTitle', 't.hallNameUrdu', 't.timeZone'])
    .select(['t.customerName', 't.day', 't.guestCount', 't.occasion', 't.askedAt', 't.stage', 't.source'])
    .select(['t.followUpOn', 't.isFollowUpDue', 't.lostReason', 't.lostNote'])
    .select([LATEST_AT.as('lastMessageAt'), LATEST_SIDE.as('lastMessageSide')])
    .select(sql<string | null>`left(coalesce(m.text, t.note), ${THREAD_LIMITS.excerptCharacters})`.as('lastMessage'))
    .select(countUnread(MessageSide.BUSINESS, sql<number>`coalesce(r.read_to, 0)`).as('unreadCount'));
}

/** An entry of the pipeline. */
export type PipelineRow = InferResult<ReturnType<typeof selectEntries>>[number];

/** More days than any function is ahead. */
const FAR = 1_000_000;

/** How far ahead (`t`) a function is, in days; behind those stand the ones without a day, and those that are over, the latest first. */
function daysAhead(now: Date) {
  const today = sql`(${now}::timestamptz at time zone t."timeZone")::date`;
  return sql`case
    when t.day is null then ${sql.lit(FAR)}
    when t.day < ${today} then ${sql.lit(FAR)} + (${today} - t.day)
    else t.day - ${today} end`;
}

function toOrder(order: PipelineOrder, now: Date): ListOrder {
  if (order === PipelineOrder.SOONEST) return { by: daysAhead(now), type: 'int', direction: 'asc' };
  return { by: LATEST_AT, type: 'timestamptz', direction: order === PipelineOrder.LATEST ? 'desc' : 'asc' };
}

/** A page of the pipeline of a business; one statement, and one for the total. */
export function findPipeline(
  em: EntityManager,
  { reader, now }: { reader: PipelineReader; now: Date },
  { stage, hallId, source, followUpDue }: PipelineFilter,
  order: PipelineOrder,
  page: PageRequest,
): Promise<Connection<PipelineRow>> {
  const found = selectFound(em, reader, now)
    .$if(Boolean(stage), (entries) => entries.where('t.stage', '=', stage ?? EnquiryStage.NEW))
    .$if(Boolean(hallId), (entries) => entries.where('t.hallId', '=', hallId ?? 0))
    .$if(Boolean(source), (entries) => entries.where('t.source', '=', source ?? EnquirySource.APP))
    .$if(followUpDue === true, (entries) => entries.where(sql<SqlBool>`"t"."isFollowUpDue"`));
  return paginate(em, { found, rows: selectEntries(em, reader, now), id: 't.id' }, toOrder(order, now), page);
}
