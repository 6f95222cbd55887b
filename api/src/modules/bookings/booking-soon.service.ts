import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { notifyInApp } from '../notifications/notification.changes.js';

/** Bookings per transaction. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const KIND = NotificationKind.BOOKING_SOON;

/** Confirmed bookings of accounts that begin within a day, were confirmed before, and whose customers weren't told yet. */
async function findSoon(em: EntityManager, now: Date): Promise<{ id: number; userId: number; startTime: Date }[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.user_id as userId', 'b.start_time as startTime'])
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where('b.start_time', '>', now)
    .where('b.start_time', '<=', new Date(now.getTime() + DAY_MS))
    .where(sql<SqlBool>`b.confirmed_at < b.start_time - interval '1 day'`)
    .where('b.user_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.booking_id', '=', 'b.id')
            .where('n.kind', '=', toEnumValue(KIND))
            // One that was moved since is soon again.
            .where(sql<SqlBool>`n.created_at >= b.start_time - interval '1 day'`),
        ),
      ),
    )
    .orderBy('b.id')
    .limit(BATCH)
    .execute();
  return rows.flatMap(({ userId, ...row }) => (userId === null ? [] : [{ ...row, userId }]));
}

/**
 * Tells customers in the app that their booking is within a day, once for each start. Any number of servers may run it concurrently:
 * nobody is told of one event twice.
 */
export async function tellOfSoonBookings(ctx: RequestContext): Promise<void> {
  for (let found = BATCH; found === BATCH;) {
    found = await inTransaction(ctx.em, async (em) => {
      const bookings = await findSoon(em, ctx.now());
      const notices = bookings.map(({ id, userId, startTime }) => ({
        audience: NotificationAudience.CUSTOMER,
        kind: KIND,
        userIds: [userId],
        subject: { bookingId: id },
        event: startTime.getTime() / MINUTE_MS,
      }));
      await notifyInApp(ctx, em, notices);
      return bookings.length;
    });
  }
}
