import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { Listing } from '../../domain/halls/completeness.js';
import { selectAnswerHours } from '../availability/answer-time.queries.js';

/** Halls that are scored in one transaction, so that writers wait for a moment at most. */
const PORTION = 200;

/** What a public hall is scored by. */
export interface ScoredHall extends Listing {
  id: number;
  rating: number;
  reviewCount: number;
  answerHours: number | null;
}

/** The next public halls behind an id; one statement. */
export async function findHallsToScore(em: EntityManager, after: number): Promise<ScoredHall[]> {
  // SQL: how fast a business answers is worked out once for all of its halls.
  const { rows } = await sql<ScoredHall>`
    with portion as materialized (
      select h.* from halls h where h.is_public and h.id > ${after} order by h.id limit ${PORTION}),
    answers as materialized (
      select b.id as business_id, ${selectAnswerHours()} as hours
        from businesses b where b.id in (select business_id from portion))
    select h.id, h.rating::float8 as rating, h.review_count as "reviewCount", a.hours as "answerHours",
        h.category_id is not null as "hasCategory", h.type_id is not null as "hasType", h.capacity,
        h.price_per_hour::float8 as "pricePerHour", h.price_per_person::float8 as "pricePerPerson", h.description,
        h.profile_image as "profileImage", h.slider_images as "sliderImages", h.latitude, h.longitude
      from portion h join answers a on a.business_id = h.business_id order by h.id`.execute(em.getKysely<Database>());
  return rows;
}

/** Stores the scores that changed, and brings the cards of these halls up to date; two statements. */
export async function storeScores(em: EntityManager, scores: readonly { id: number; score: number }[]): Promise<void> {
  const db = em.getKysely<Database>();
  // SQL: Kysely can't insert what it joins from lists of values.
  const { rows } = await sql<{ id: number }>`
    insert into hall_scores as s (hall_id, score)
      select h.id, m.score
        from unnest(${scores.map(({ id }) => id)}::int[], ${scores.map(({ score }) => score)}::int[]) as m (hall_id, score)
        join halls h on h.id = m.hall_id
      on conflict (hall_id) do update set score = excluded.score where s.score <> excluded.score
      returning hall_id as id`.execute(db);
  if (rows.length > 0) await sql`select refresh_hall_cards(${rows.map(({ id }) => id)}::int[])`.execute(db);
}
