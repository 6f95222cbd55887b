import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hooks, RequestContext } from '../../context.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { findBusinessIdsOfOwner } from '../businesses/application.queries.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { lockOpenRequests, type BookingSide } from './booking-locks.queries.js';
import { cancelBookings } from './booking.changes.js';
import { notifyBookingChange } from './booking.notifications.js';
import { findHeldHallIds } from './hold.queries.js';
import { findUpcomingConfirmedIds } from './booking.queries.js';

/** Handles a customer or business that leaves: cancels pending bookings and notifies the other party of confirmed ones. */
async function cancelPendingOfSide(
  ctx: RequestContext,
  em: EntityManager,
  side: BookingSide,
  action: BookingAction.SUSPEND_BUSINESS | BookingAction.DELETE_ACCOUNT,
): Promise<number[]> {
  const byCustomer = side.column === 'user_id';
  // Halls before bookings, as everywhere (decision 0028).
  await lockUnitsOfHalls(em, await findHeldHallIds(em, side, ctx.now()));
  const pending = await lockOpenRequests(em, side);
  await cancelBookings(ctx, em, pending, { action, by: null, byCustomer });
  const staying = await findUpcomingConfirmedIds(em, side, ctx.now());
  await notifyBookingChange(ctx, em, staying, { kind: 'stays', gone: byCustomer ? 'customer' : 'business' });
  return pending;
}

/** Handles both sides of an account: its requests as a customer, and the requests to its business. */
async function onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  const action = BookingAction.DELETE_ACCOUNT;
  const cancelled = await cancelPendingOfSide(ctx, em, { column: 'user_id', id: userId }, action);
  for (const id of await findBusinessIdsOfOwner(em, userId))
    cancelled.push(...(await cancelPendingOfSide(ctx, em, { column: 'business_id', id }, action)));
  return cancelled;
}

/** Handles requests to the business of a suspended owner: it doesn't trade, and nobody could answer them. */
async function onAccountSuspended(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  const cancelled: number[] = [];
  for (const id of await findBusinessIdsOfOwner(em, userId))
    cancelled.push(
      ...(await cancelPendingOfSide(ctx, em, { column: 'business_id', id }, BookingAction.SUSPEND_BUSINESS)),
    );
  return cancelled;
}

/** What happens to bookings when an account is deleted or suspended, or a business suspended. */
export const bookingHooks: Omit<Hooks, 'onAccountReclaimed'> = {
  onAccountDeleted,
  onAccountSuspended,
  onBusinessSuspended: (ctx, em, id) =>
    cancelPendingOfSide(ctx, em, { column: 'business_id', id }, BookingAction.SUSPEND_BUSINESS),
};
