import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hooks, RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { BookingAction, OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { cancelBookings } from './booking.changes.js';
import { notifyBookingChange } from './booking.notifications.js';
import { selectBookingIds, toIds } from './booking.queries.js';

/** Handles a customer or business that leaves: cancels pending bookings and notifies the other party of confirmed ones. */
async function cancelPendingOfSide(
  ctx: RequestContext,
  em: EntityManager,
  side: { column: 'user_id' | 'business_id'; id: number },
  action: BookingAction.SUSPEND_BUSINESS | BookingAction.DELETE_ACCOUNT,
): Promise<number[]> {
  const byCustomer = side.column === 'user_id';
  const ofSide = selectBookingIds(em).where(side.column, '=', side.id);
  const pending = toIds(await ofSide.where('status', '=', OPEN_BOOKING).forUpdate().execute());
  await cancelBookings(ctx, em, pending, { action, by: null, byCustomer });
  const occupying = ofSide.where('status', '=', OCCUPYING_BOOKING);
  const staying = toIds(await occupying.where('end_time', '>', ctx.now()).execute());
  await notifyBookingChange(ctx, em, staying, { kind: 'stays', gone: byCustomer ? 'customer' : 'business' });
  return pending;
}

/** Both sides of an account: what it requested as a customer, and what waits for its business. */
async function onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  const action = BookingAction.DELETE_ACCOUNT;
  const cancelled = await cancelPendingOfSide(ctx, em, { column: 'user_id', id: userId }, action);
  const businesses = await em
    .getKysely<Database>()
    .selectFrom('businesses')
    .select('id')
    .where('owner_id', '=', userId)
    .execute();
  for (const { id } of businesses)
    cancelled.push(...(await cancelPendingOfSide(ctx, em, { column: 'business_id', id }, action)));
  return cancelled;
}

/** What happens to bookings when an account is deleted or a business suspended. */
export const bookingHooks: Hooks = {
  onAccountDeleted,
  onBusinessSuspended: (ctx, em, id) =>
    cancelPendingOfSide(ctx, em, { column: 'business_id', id }, BookingAction.SUSPEND_BUSINESS),
};
