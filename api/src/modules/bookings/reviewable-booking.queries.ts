import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { canReview, type BookingFacts } from './booking.policy.js';

/** Those of some halls that are public and that a person hasn't reviewed; one statement. */
async function findReviewableHallIds(
  em: EntityManager,
  userId: number,
  hallIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .select('h.id')
    .where(isOneOf('h.id', hallIds))
    .where('h.is_public', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('hall_reviews as r')
            .select('r.id')
            .whereRef('r.hall_id', '=', 'h.id')
            .where('r.user_id', '=', userId),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type ReviewableBooking = BookingFacts & { hallId: number };

/** Creates the function that tells whether the viewer may review a booking's hall; of several bookings the halls are read once, on use. */
export function createReviewReader(
  em: EntityManager,
  viewer: Viewer,
  rows: readonly ReviewableBooking[],
  now: Date,
): (row: ReviewableBooking) => Promise<boolean> {
  let found: Promise<ReadonlySet<number>> | undefined;
  return async (row) => {
    if (!canReview(viewer, row, now)) return false;
    found ??= findReviewableHallIds(
      em,
      viewer.id,
      rows.map(({ hallId }) => hallId),
    );
    return (await found).has(row.hallId);
  };
}
