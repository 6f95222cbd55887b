import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hooks, RequestContext } from '../../context.js';
import { BookingAction } from '../../rules/index.js';
import { cancelBookings } from './booking.changes.js';
import { tellOf } from './booking.news.js';
import { findIds } from './sweep.service.js';

type CancelAction = BookingAction.SUSPEND_BUSINESS | BookingAction.DELETE_ACCOUNT;

/**
 * Cancels the pending bookings of a customer or of a business that leaves; confirmed ones stay. Notifies the other side of both.
 * @returns ids of the bookings that were cancelled
 */
async function cancelPending(
  ctx: RequestContext,
  em: EntityManager,
  side: { column: 'user_id' | 'business_id'; id: number },
  action: CancelAction,
): Promise<number[]> {
  const byCustomer = side.column === 'user_id';
  const pending = await findIds(em, `b.${side.column} = ? and b.status = 'pending' order by b.id for update`, [
    side.id,
  ]);
  await cancelBookings(ctx, em, pending, { action, by: null, byCustomer });
  const staying = await findIds(
    em,
    `b.${side.column} = ? and b.status = 'confirmed' and b.end_time > ? order by b.id`,
    [side.id, ctx.now().toISOString()],
  );
  await tellOf(ctx, em, staying, { kind: 'stays', gone: byCustomer ? 'customer' : 'business' });
  return pending;
}

async function onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  const action = BookingAction.DELETE_ACCOUNT;
  const asCustomer = await cancelPending(ctx, em, { column: 'user_id', id: userId }, action);
  const businesses = await em.execute<{ id: number }[]>('select id from businesses where owner_id = ?', [userId]);
  const asOwner: number[] = [];
  for (const { id } of businesses)
    asOwner.push(...(await cancelPending(ctx, em, { column: 'business_id', id }, action)));
  return [...asCustomer, ...asOwner];
}

/** What bookings do when an account is deleted or a business suspended. */
export const bookingHooks: Hooks = {
  onAccountDeleted,
  onBusinessSuspended: (ctx, em, id) =>
    cancelPending(ctx, em, { column: 'business_id', id }, BookingAction.SUSPEND_BUSINESS),
};
