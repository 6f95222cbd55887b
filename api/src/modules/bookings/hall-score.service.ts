import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { measureCompleteness, type Listing } from '../../domain/halls/completeness.js';
import { RECOMMENDATION, scoreHall } from '../../domain/halls/recommendation.js';
import type { Jobs } from '../../jobs/queue.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Halls that are scored in one transaction, so that writers wait for a moment at most. */
const PORTION = 200;

interface ScoredHall extends Listing {
  id: number;
  rating: number;
  reviewCount: number;
  answerHours: number | null;
}

/** The next public halls behind an id; one statement. */
async function readHalls(em: EntityManager, after: number, now: Date): Promise<ScoredHall[]> {
  // SQL: the median of what each business needed for its answers.
  const { rows } = await sql<ScoredHall>`
    with portion as materialized (
      select h.* from halls h where h.is_public and h.id > ${after} order by h.id limit ${PORTION}),
    answers as (
      select b.business_id, percentile_cont(0.5) within group (order by
          extract(epoch from coalesce(b.accepted_at, b.confirmed_at, b.cancelled_at) - b.created_at) / 3600) as hours
        from bookings b
        where b.business_id in (select business_id from portion) and b.source = 'customer'
          and b.created_at > ${now}::timestamptz - make_interval(days => ${RECOMMENDATION.answeredWithinDays}::int)
          and (coalesce(b.accepted_at, b.confirmed_at) is not null or b.cancellation_reason in ('declined', 'expired'))
        group by b.business_id having count(*) >= ${RECOMMENDATION.answersMin})
    select h.id, h.rating::float8 as rating, h.review_count as "reviewCount", a.hours::float8 as "answerHours",
        h.category_id is not null as "hasCategory", h.type_id is not null as "hasType", h.capacity,
        h.price_per_hour::float8 as "pricePerHour", h.price_per_person::float8 as "pricePerPerson", h.description,
        h.profile_image as "profileImage", h.slider_images as "sliderImages", h.latitude, h.longitude
      from portion h left join answers a on a.business_id = h.business_id order by h.id`.execute(
    em.getKysely<Database>(),
  );
  return rows;
}

/** Keeps what has changed, and brings the cards of these halls up to date; two statements. */
async function keepScores(em: EntityManager, halls: readonly ScoredHall[]): Promise<void> {
  const scores = halls.map((hall) => scoreHall({ ...hall, completeness: measureCompleteness(hall).percent }));
  const db = em.getKysely<Database>();
  // SQL: Kysely can't insert what it joins from lists of values.
  const { rows } = await sql<{ id: number }>`
    insert into hall_scores as s (hall_id, score)
      select h.id, m.score from unnest(${halls.map(({ id }) => id)}::int[], ${scores}::int[]) as m (hall_id, score)
        join halls h on h.id = m.hall_id
      on conflict (hall_id) do update set score = excluded.score where s.score <> excluded.score
      returning hall_id as id`.execute(db);
  if (rows.length > 0) await sql`select refresh_hall_cards(${rows.map(({ id }) => id)}::int[])`.execute(db);
}

/** Works out how much each public hall is recommended, in portions of their own transactions. */
export async function scoreHalls(ctx: RequestContext): Promise<void> {
  let after = 0;
  for (;;) {
    const halls = await inTransaction(ctx.em, async (em) => {
      const portion = await readHalls(em, after, ctx.now());
      if (portion.length > 0) await keepScores(em, portion);
      return portion;
    });
    const last = halls.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Jobs of recommendations, for the queue. */
export const hallScoreJobs: Jobs = { 'score-halls': scoreHalls };

/** Hourly, and soon after a start that missed the last run. */
export const HALL_SCORE_CRONTAB = '37 * * * * score-halls ?fill=1h';
