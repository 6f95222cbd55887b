import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { cancelBookings } from './booking.changes.js';

/** Requests per transaction of the sweep. */
const BATCH = 50;

/** The ids of bookings, locked if the condition says so. */
export async function lockIds(em: EntityManager, where: string, values: (string | number)[]): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(`select b.id from bookings b where ${where}`, values);
  return rows.map(({ id }) => id);
}

/**
 * Cancels requests that weren't answered before their start. Any number of servers may run it concurrently: rows locked by
 * another are skipped.
 * @returns how many expired
 */
export async function expireBookings(ctx: RequestContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const batch = await inTransaction(ctx.em, async (em) => {
      const ids = await lockIds(
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

/** Compacts the delta rows of booking sums into one row per sum. */
async function compactBookingSums(ctx: RequestContext): Promise<void> {
  await ctx.em.execute('select fold_booking_sums()');
}

/** Booking jobs for the queue. */
export const bookingJobs: Jobs = {
  'expire-bookings': async (ctx) => {
    await expireBookings(ctx);
  },
  'fold-booking-sums': (ctx) => compactBookingSums(ctx),
};

/** The schedule of the recurring jobs: requests expire within a minute of their start. */
export const BOOKING_CRONTAB = ['* * * * * expire-bookings', '*/10 * * * * fold-booking-sums'].join('\n');
