import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { NotificationKind } from '../../domain/notifications/kinds.js';

const HOUR_MS = 3_600_000;
const SOON = sql`make_interval(hours => ${sql.lit(BOOKING_LIMITS.soonHours)})`;

/** Confirmed bookings of accounts that begin within a day, were confirmed before, and whose customers weren't told yet. */
export async function findSoon(
  em: EntityManager,
  now: Date,
  limit: number,
): Promise<{ id: number; userId: number; startTime: Date }[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.user_id as userId', 'b.start_time as startTime'])
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where('b.start_time', '>', now)
    .where('b.start_time', '<=', new Date(now.getTime() + BOOKING_LIMITS.soonHours * HOUR_MS))
    .where(sql<SqlBool>`b.confirmed_at < b.start_time - ${SOON}`)
    .where('b.user_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.booking_id', '=', 'b.id')
            .where('n.kind', '=', toEnumValue(NotificationKind.BOOKING_SOON))
            // One that was moved since is soon again.
            .where(sql<SqlBool>`n.created_at >= b.start_time - ${SOON}`),
        ),
      ),
    )
    .orderBy('b.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ userId, ...row }) => (userId === null ? [] : [{ ...row, userId }]));
}
