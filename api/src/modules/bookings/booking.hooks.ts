import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hooks, RequestContext } from '../../context.js';
import { GroupEnd } from '../../domain/bookings/functions.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { findBusinessIdsOfOwner } from '../businesses/application.queries.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { dropChanges, findOpenOfSide } from './open-change.queries.js';
import { findGroupHallIds, findOpenGroupIds } from './booking-function.queries.js';
import { lockOpenRequests, type BookingSide } from './booking-locks.queries.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { deleteCustomerEntries } from '../waiting-list/waiting-list.ledger.js';
import { findWaitedHallIds } from '../waiting-list/waiting-list.queries.js';
import { cancelBookings } from './booking.changes.js';
import { notifyBookingChange } from './booking.notifications.js';
import { findHeldHallIds } from './booking-hold.queries.js';
import { findUpcomingConfirmedIds } from './booking.queries.js';

/** Handles a customer or business that leaves: cancels pending bookings and notifies the other party of confirmed ones. */
async function cancelPendingOfSide(
  ctx: RequestContext,
  em: EntityManager,
  side: BookingSide,
  action: BookingAction.SUSPEND_BUSINESS | BookingAction.DELETE_ACCOUNT,
): Promise<number[]> {
  const byCustomer = side.column === 'user_id';
  // Halls before bookings, as everywhere (decision 0006).
  const open = await findOpenOfSide(em, side);
  const openGroupIds = await findOpenGroupIds(em, side);
  const ofGroups = await findGroupHallIds(em, openGroupIds);
  const held = [...(await findHeldHallIds(em, side, ctx.now())), ...open.hallIds, ...ofGroups];
  const hallIds = [...new Set(byCustomer ? [...held, ...(await findWaitedHallIds(em, side.id))] : held)];
  await lockUnitsOfHalls(em, hallIds);
  const { ids: pending, groupIds } = await lockOpenRequests(em, side, openGroupIds);
  await cancelBookings(ctx, em, pending, { action, by: null, byCustomer });
  for (const id of groupIds) await ctx.app.hooks.onFunctionEnded(ctx, em, id, GroupEnd.CLOSED);
  // Nobody is left to agree.
  await dropChanges(em, open.bookingIds, ctx.now());
  if (byCustomer) await deleteCustomerEntries(em, side.id);
  await serveWaitingLists(ctx, em, hallIds);
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
export const bookingHooks: Pick<Hooks, 'onAccountDeleted' | 'onAccountSuspended' | 'onBusinessSuspended'> = {
  onAccountDeleted,
  onAccountSuspended,
  onBusinessSuspended: (ctx, em, id) =>
    cancelPendingOfSide(ctx, em, { column: 'business_id', id }, BookingAction.SUSPEND_BUSINESS),
};
