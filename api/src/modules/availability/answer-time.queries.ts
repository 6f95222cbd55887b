import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { ANSWER_WAIT } from '../../database/thread-columns.js';
import { CancellationReason } from '../../domain/bookings/transitions.js';

/**
 * The latest bookings and conversations of a business that are looked at, and how many answers of a person among them say
 * something.
 */
const ANSWERS = { bookings: 100, conversations: 40, counted: 20, least: 3 };

/** When a request was made, and how long it waited. */
const REQUESTS = sql`
  select k.created_at as asked_at, least(coalesce(k.accepted_at, k.confirmed_at, k.cancelled_at), (
        select min(c.created_at) from booking_changes c
          where c.booking_id = k.id and c.kind = 'offer' and not c.waits_for_discount)) - k.created_at as waited
    from (
      select * from bookings where business_id = b.id order by created_at desc, id desc limit ${ANSWERS.bookings}) k
    where k.source = 'customer' and not k.is_offered
      and (coalesce(k.accepted_by, case when k.accepted_at is null then k.confirmed_by end) is not null
        or k.cancellation_reason = ${CancellationReason.DECLINED})`;

/** When a customer first wrote about a booking or an enquiry, and how long it waited. */
const QUESTIONS = sql`
  select t.created_at, ${ANSWER_WAIT}
    from (
      select id, created_at, first_offered_at from threads where business_id = b.id and last_message_at is not null
        order by last_message_at desc, id desc limit ${ANSWERS.conversations}) t`;

/**
 * In how many hours, rounded up, a business (`b`) answered three quarters of its latest requests and questions; null below three. What
 * confirms itself and what is sent by itself says nothing of people, and an offer is an answer, however long its customer thinks
 * (docs/decisions/0093-what-waits.md). SQL: an aggregate over the newest rows of two indexes.
 */
export function selectAnswerHours() {
  return sql<number | null>`(
    select case when count(*) >= ${ANSWERS.least} then
        greatest(1, ceil(percentile_cont(0.75) within group (order by extract(epoch from answer.waited)) / 3600))::int end
      from (
        select asked.waited from (${REQUESTS} union all ${QUESTIONS}) asked
          where asked.waited is not null
          order by asked.asked_at desc limit ${ANSWERS.counted}) answer)`;
}

/** In how many hours the business of a hall answers most requests; null while there are too few to say. One statement. */
export async function findAnswerHours(em: EntityManager, hallId: number): Promise<number | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(selectAnswerHours().as('hours'))
    .where('h.id', '=', hallId)
    .executeTakeFirst();
  return row?.hours ?? null;
}
