import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { BookingAction, OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { cancelBookings } from './booking.changes.js';
import { notifyBookingChange } from './booking.notifications.js';

/** Requests per transaction of the sweep. */
const BATCH = 50;
const KEYS_KEPT_DAYS = 7;

/** The ids of bookings, in their order. */
function selectIds(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('bookings').select('id').orderBy('id');
}

function toIds(rows: readonly { id: number }[]): number[] {
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
      const due = selectIds(em).where('status', '=', OPEN_BOOKING).where('start_time', '<=', ctx.now());
      const ids = toIds(await due.limit(BATCH).forUpdate().skipLocked().execute());
      await cancelBookings(ctx, em, ids, { action: BookingAction.EXPIRE, by: null });
      return ids.length;
    });
    expired += batch;
    if (batch < BATCH) return expired;
  }
}

/** Handles a customer or business that leaves: cancels pending bookings and notifies the other party of confirmed ones. */
async function cancelPendingOfSide(
  ctx: RequestContext,
  em: EntityManager,
  side: { column: 'user_id' | 'business_id'; id: number },
  action: BookingAction,
): Promise<number[]> {
  const byCustomer = side.column === 'user_id';
  const ofSide = selectIds(em).where(side.column, '=', side.id);
  const pending = toIds(await ofSide.where('status', '=', OPEN_BOOKING).forUpdate().execute());
  await cancelBookings(ctx, em, pending, { action, by: null, byCustomer });
  const occupying = ofSide.where('status', '=', OCCUPYING_BOOKING);
  const staying = toIds(await occupying.where('end_time', '>', ctx.now()).execute());
  await notifyBookingChange(ctx, em, staying, { kind: 'stays', gone: byCustomer ? 'customer' : 'business' });
  return pending;
}

/**
 * Cancels the pending requests of a customer whose account is being deleted; confirmed bookings stay, and their owners are
 * notified. Runs in the deleting transaction, after the account's row was changed.
 * @returns the ids of the cancelled requests
 */
export function cancelPendingOfCustomer(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  return cancelPendingOfSide(ctx, em, { column: 'user_id', id: userId }, BookingAction.DELETE_ACCOUNT);
}

/**
 * Cancels the pending requests of a business that is suspended, or whose owner's account is being deleted; confirmed bookings
 * stay, and their customers are notified. Runs in that transaction, after the business's row was changed.
 * @returns the ids of the cancelled requests
 */
export function cancelPendingOfBusiness(
  ctx: RequestContext,
  em: EntityManager,
  businessId: number,
  action: BookingAction.SUSPEND_BUSINESS | BookingAction.DELETE_ACCOUNT = BookingAction.SUSPEND_BUSINESS,
): Promise<number[]> {
  return cancelPendingOfSide(ctx, em, { column: 'business_id', id: businessId }, action);
}

/** Deletes idempotency keys after a week, when no client retries any more. */
async function deleteOldKeys(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEYS_KEPT_DAYS * 86_400_000);
  await ctx.em.getKysely<Database>().deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
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
  'forget-idempotency-keys': (ctx) => deleteOldKeys(ctx),
};

/** The schedule of the recurring jobs: requests expire within a minute of their start. */
export const BOOKING_CRONTAB = [
  '* * * * * expire-bookings',
  '*/10 * * * * fold-booking-sums',
  '17 3 * * * forget-idempotency-keys',
].join('\n');
