import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { lockExpiredOffers, lockExpiredRequests, lockUnpaidRequests } from './booking-locks.queries.js';
import { cancelBookings } from './booking.changes.js';
import { sweepExpiredHolds, tellOfHolds } from './booking-hold.service.js';
import { tellOfSoonBookings } from './booking-soon.service.js';
import { compactBookingSums } from './booking-stats.queries.js';

/** Requests per transaction of the sweep. */
const BATCH = 50;

/** The requests that end by the clock, by the action that ends them. Their holds are over by then. */
const ENDS = [
  { action: BookingAction.EXPIRE, lock: lockExpiredRequests },
  { action: BookingAction.LAPSE, lock: lockUnpaidRequests },
  { action: BookingAction.EXPIRE_OFFER, lock: lockExpiredOffers },
] as const;

/**
 * Cancels requests that weren't answered before their start, whose discount the owner hasn't allowed in time, or whose
 * first payment is missing, and offers to enquiries that weren't. Any number of servers may run it concurrently: rows locked by another are skipped.
 * @returns how many expired
 */
export async function expireBookings(ctx: RequestContext): Promise<number> {
  let expired = 0;
  for (const { action, lock } of ENDS) {
    let batch: number;
    do {
      batch = await inTransaction(ctx.em, async (em) => {
        const ids = await lock(em, ctx.now(), BATCH);
        await cancelBookings(ctx, em, ids, { action, by: null });
        return ids.length;
      });
      expired += batch;
    } while (batch === BATCH);
  }
  return expired;
}

/** Booking jobs for the queue. */
export const bookingJobs: Jobs = {
  'expire-bookings': async (ctx) => {
    await expireBookings(ctx);
  },
  'tell-of-holds': async (ctx) => {
    await sweepExpiredHolds(ctx);
    await tellOfHolds(ctx);
  },
  'tell-of-soon-bookings': (ctx) => tellOfSoonBookings(ctx),
  'fold-booking-sums': (ctx) => compactBookingSums(ctx.em),
};

/**
 * The schedule of the recurring jobs: requests expire within a minute of their start, and people hear as soon of their holds;
 * of what is within a day, within the hour.
 */
export const BOOKING_CRONTAB = [
  '* * * * * expire-bookings',
  '* * * * * tell-of-holds',
  '8 * * * * tell-of-soon-bookings',
  '*/10 * * * * fold-booking-sums',
].join('\n');
