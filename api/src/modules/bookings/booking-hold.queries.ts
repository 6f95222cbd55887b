import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { HoldsOfCustomer } from '../../domain/bookings/holds.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import type { Period } from '../../domain/time/zone.js';
import type { BookingSide } from './booking-locks.queries.js';

/** What a customer asks to hold. */
interface WantedHold {
  customerId: number;
  hallId: number;
  businessId: number;
  period: Period;
  now: Date;
}

/** The holds that a customer has; one statement. */
export async function countHolds(
  em: EntityManager,
  { customerId, hallId, businessId, period, now }: WantedHold,
): Promise<HoldsOfCustomer> {
  const { live, withBusiness, before } = await em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(({ fn, eb }) => {
      const isLive = eb.and([eb('b.status', '=', OPEN_BOOKING), eb('b.held_until', '>', now)]);
      const isSame = eb.and([
        eb('b.hall_id', '=', hallId),
        eb('b.start_time', '<', period.end),
        eb('b.end_time', '>', period.start),
      ]);
      return [
        sql<number>`${fn.countAll().filterWhere(isLive)}::int`.as('live'),
        sql<number>`${fn.countAll().filterWhere(isLive).filterWhere('b.business_id', '=', businessId)}::int`.as(
          'withBusiness',
        ),
        sql<number>`${fn.countAll().filterWhere(isSame)}::int`.as('before'),
      ];
    })
    .where('b.user_id', '=', customerId)
    .where('b.held_until', 'is not', null)
    // What an owner has accepted counts for no cap.
    .where('b.payment_due_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { live, withBusiness, heldBefore: before > 0 };
}

/** The halls in which pending requests of a customer or business hold their time. */
export async function findHeldHallIds(em: EntityManager, { column, id }: BookingSide, now: Date): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select('hall_id as hallId')
    .distinct()
    .where(column, '=', id)
    .where('status', '=', OPEN_BOOKING)
    .where('held_until', '>', now)
    .execute();
  return rows.map(({ hallId }) => hallId);
}
