import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type NotNull } from 'kysely';
import type { Viewer } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { isEffective } from '../availability/ledger.js';
import { toReader, type BookingFacts } from './booking.policy.js';

/** The halls whose units bookings take now, by booking id; one statement. */
async function findTakenHalls(
  em: EntityManager,
  bookingIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('occupancies as o')
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .innerJoin('halls as h', 'h.id', 'l.hall_id')
    .select('o.booking_id as bookingId')
    .$narrowType<{ bookingId: NotNull }>()
    .select(sql<number[]>`array_agg(distinct l.hall_id order by l.hall_id)`.as('hallIds'))
    .where(isOneOf('o.booking_id', bookingIds))
    .where('h.deleted_at', 'is', null)
    .where(isEffective(now))
    .groupBy('o.booking_id')
    .execute();
  return new Map(rows.map(({ bookingId, hallIds }) => [bookingId, hallIds]));
}

type TakingBooking = BookingFacts & { id: number; hallId: number };

/** Creates the function that reads the halls whose space a booking takes; of several bookings they are read once, on use. */
export function createTakenHallReader(
  em: EntityManager,
  viewer: Viewer,
  rows: readonly TakingBooking[],
  now: Date,
): (row: TakingBooking) => Promise<number[]> {
  let found: Promise<ReadonlyMap<number, readonly number[]>> | undefined;
  return async (row) => {
    // Which halls share space without being public is no customer's business.
    if (toReader(viewer, row) === 'customer') return [row.hallId];
    found ??= findTakenHalls(
      em,
      rows.map(({ id }) => id),
      now,
    );
    return [...new Set([row.hallId, ...((await found).get(row.id) ?? [])])];
  };
}
