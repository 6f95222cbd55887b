import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { CancellationReason } from '../../domain/bookings/transitions.js';

/** The latest bookings of a business that are looked at, and how many answers of a person among them say something. */
const ANSWERS = { lookedAt: 100, counted: 20, least: 3 };

/**
 * In how many hours, rounded up, a business (`b`) answered three quarters of its latest requests; null below three. What confirms
 * itself says nothing of people, and an offer is an answer, however long its customer thinks. SQL: an aggregate over the newest rows of an index.
 */
export function selectAnswerHours() {
  return sql<number | null>`(
    select case when count(*) >= ${ANSWERS.least} then
        greatest(1, ceil(percentile_cont(0.75) within group (order by answer.seconds) / 3600))::int end
      from (
        select extract(epoch from least(coalesce(k.accepted_at, k.confirmed_at, k.cancelled_at), (
              select min(c.created_at) from booking_changes c
                where c.booking_id = k.id and c.kind = 'offer' and not c.waits_for_discount)) - k.created_at) as seconds
          from (
            select * from bookings where business_id = b.id order by created_at desc, id desc limit ${ANSWERS.lookedAt}) k
          where k.source = 'customer'
            and (coalesce(k.accepted_by, case when k.accepted_at is null then k.confirmed_by end) is not null
              or k.cancellation_reason = ${CancellationReason.DECLINED})
          order by k.created_at desc limit ${ANSWERS.counted}) answer)`;
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
