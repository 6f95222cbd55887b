import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { BookingAction, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { cancelBookings } from './booking.changes.js';
import { selectBookingIds, toIds } from './booking.queries.js';

/** Requests per transaction of the sweep. */
const BATCH = 50;

/**
 * Cancels requests that weren't answered before their start. Any number of servers may run it concurrently: rows locked by
 * another are skipped.
 * @returns how many expired
 */
export async function expireBookings(ctx: RequestContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const batch = await inTransaction(ctx.em, async (em) => {
      const due = selectBookingIds(em).where('status', '=', OPEN_BOOKING).where('start_time', '<=', ctx.now());
      const ids = toIds(await due.limit(BATCH).forUpdate().skipLocked().execute());
      await cancelBookings(ctx, em, ids, { action: BookingAction.EXPIRE, by: null });
      return ids.length;
    });
    expired += batch;
    if (batch < BATCH) return expired;
  }
}

/** Compacts the delta rows of booking sums into one row per sum. SQL: the work is a function of the database. */
async function compactBookingSums(ctx: RequestContext): Promise<void> {
  await sql`select fold_booking_sums()`.execute(ctx.em.getKysely<Database>());
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
