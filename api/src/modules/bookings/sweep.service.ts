import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { BookingAction } from '../../rules/index.js';
import { cancelBookings } from './booking.changes.js';

/** Requests that one transaction of the sweep takes. */
const BATCH = 50;

/** Ids of bookings, locked where the condition says so. */
export async function findIds(em: EntityManager, where: string, values: (string | number)[]): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(`select b.id from bookings b where ${where}`, values);
  return rows.map(({ id }) => id);
}

/**
 * Cancels the requests that nobody answered before their start. Any number of servers may run it at once: each takes rows
 * that no other has taken.
 * @returns how many expired
 */
export async function expireBookings(ctx: RequestContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const batch = await inTransaction(ctx.em, async (em) => {
      const ids = await findIds(
        em,
        `b.status = 'pending' and b.start_time <= ? order by b.id limit ? for update skip locked`,
        [ctx.now().toISOString(), BATCH],
      );
      await cancelBookings(ctx, em, ids, { action: BookingAction.EXPIRE, by: null });
      return ids.length;
    });
    expired += batch;
    if (batch < BATCH) return expired;
  }
}

/** Makes one row of the rows that bookings have added to one sum since the last time. */
async function foldBookingSums(ctx: RequestContext): Promise<void> {
  await ctx.em.execute('select fold_booking_sums()');
}

/** The bookings' work for the queue. */
export const bookingJobs: Jobs = {
  'expire-bookings': async (ctx) => {
    await expireBookings(ctx);
  },
  'fold-booking-sums': (ctx) => foldBookingSums(ctx),
};

/** When it runs: requests expire within a minute of their start. */
export const BOOKING_CRONTAB = ['* * * * * expire-bookings', '*/10 * * * * fold-booking-sums'].join('\n');
