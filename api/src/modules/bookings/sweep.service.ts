import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { cancelBookings } from './booking.changes.js';
import { notifyBookingChange } from './booking.notifications.js';

/** Requests per transaction of the sweep. */
const BATCH = 50;
const KEYS_KEPT_DAYS = 7;

async function lockIds(em: EntityManager, where: string, values: (string | number)[]): Promise<number[]> {
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

/** Handles a customer or business that leaves: cancels pending bookings and notifies the other party of confirmed ones. */
async function cancelPendingOfSide(
  ctx: RequestContext,
  em: EntityManager,
  side: { column: 'user_id' | 'business_id'; id: number },
  action: BookingAction,
): Promise<number[]> {
  const byCustomer = side.column === 'user_id';
  const pending = await lockIds(em, `b.${side.column} = ? and b.status = 'pending' order by b.id for update`, [
    side.id,
  ]);
  await cancelBookings(ctx, em, pending, { action, by: null, byCustomer });
  const staying = await lockIds(
    em,
    `b.${side.column} = ? and b.status = 'confirmed' and b.end_time > ? order by b.id`,
    [side.id, ctx.now().toISOString()],
  );
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
  await ctx.em.execute('delete from idempotency_keys where created_at < ?', [before.toISOString()]);
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
  'forget-idempotency-keys': (ctx) => deleteOldKeys(ctx),
};

/** The schedule of the recurring jobs: requests expire within a minute of their start. */
export const BOOKING_CRONTAB = [
  '* * * * * expire-bookings',
  '*/10 * * * * fold-booking-sums',
  '17 3 * * * forget-idempotency-keys',
].join('\n');
