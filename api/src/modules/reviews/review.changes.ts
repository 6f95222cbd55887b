import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import { selectHallRating } from './review.queries.js';

/** Locks a hall to serialize changes of its reviews, so that its average is always correct. */
export async function lockHall(em: EntityManager, hallId: number): Promise<void> {
  await em.getKysely<Database>().selectFrom('halls').select('id').where('id', '=', hallId).forNoKeyUpdate().execute();
}

/** Recalculates a hall's average and number of visible reviews. The caller has locked the hall. */
export async function updateRating(em: EntityManager, hallId: number): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('halls')
    .from(selectHallRating(em, hallId).as('s'))
    .set((eb) => ({ rating: eb.ref('s.rating'), review_count: eb.ref('s.reviews') }))
    .where('halls.id', '=', hallId)
    .execute();
}

/**
 * Resolves the open reports of a review.
 * @param by the account that resolves them
 * @returns their reasons, oldest first
 */
export async function resolveReports(
  em: EntityManager,
  reviewId: number,
  { by, at }: { by: number; at: Date },
): Promise<string[]> {
  const rows = await em
    .getKysely<Database>()
    .updateTable('review_reports')
    .set({ resolved_at: at, resolved_by: by })
    .where('review_id', '=', reviewId)
    .where('resolved_at', 'is', null)
    .returning(['id', 'reason'])
    .execute();
  return rows.sort((one, other) => one.id - other.id).map(({ reason }) => reason);
}
