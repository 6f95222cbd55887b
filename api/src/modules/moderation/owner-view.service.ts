import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { pageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import type { BookingOrder } from '../../domain/bookings/filter.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { DomainError } from '../../domain/input/errors.js';
import { recordDeed } from '../audit/audit.service.js';
import type { BookingFilter } from '../bookings/booking.inputs.js';
import { bookingsOfBusiness } from '../bookings/booking.list.js';
import type { Booking } from '../bookings/booking.types.js';
import { findBookingStats } from '../bookings/stats.queries.js';
import { Business } from '../businesses/business.entity.js';
import { settingsOf } from '../businesses/business.service.js';
import { findDashboard } from '../businesses/dashboard.queries.js';
import type { OwnedHallFilter } from '../halls/hall-owner.inputs.js';
import { findHallFigures, findOwnedHalls } from '../halls/hall-owner.queries.js';
import type { OwnedHall } from '../halls/hall-owner.types.js';
import { businessRecord } from './moderation.service.js';
import type { OwnerView } from './owner-view.types.js';

/** A business that has applied, whatever became of it. */
async function appliedBusiness(ctx: RequestContext, id: number): Promise<Business> {
  const business = await ctx.em.findOne(Business, { id });
  if (!business || business.status === BusinessStatus.NOT_APPLIED)
    throw new DomainError('NOT_FOUND', 'There is no such business');
  return business;
}

/**
 * What the owner of a business sees, by the owner's own reads; opening it is in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function ownerView(ctx: RequestContext, id: number): Promise<OwnerView> {
  const business = await appliedBusiness(ctx, id);
  const { currency, timeZone } = business;
  await inTransaction(ctx.em, (em) =>
    recordDeed(ctx, em, { action: 'business.viewed-as-owner', subjectType: 'business', subjectId: id }),
  );
  return {
    business: await businessRecord(ctx, id),
    dashboard: await findDashboard(ctx.em, { businessId: id, currency, timeZone, now: ctx.now() }),
    hallFigures: await findHallFigures(ctx.em, id),
    bookingStats: await findBookingStats(ctx.em, { id, currency }),
    settings: await settingsOf(ctx.em, business),
  };
}

/**
 * The halls of a business as its owner sees them.
 * @throws DomainError NOT_FOUND
 */
export async function businessHalls(
  ctx: RequestContext,
  id: number,
  filter?: OwnedHallFilter | null,
  paging?: PagingInput | null,
): Promise<Connection<OwnedHall>> {
  await appliedBusiness(ctx, id);
  const page = pageRequest(paging);
  return findOwnedHalls(ctx.em, { businessId: id, filter, order: OwnedHallOrder.NEWEST, page, now: ctx.now() });
}

/**
 * The bookings of a business as its owner sees them.
 * @throws DomainError NOT_FOUND
 */
export async function staffBookings(
  ctx: RequestContext,
  id: number,
  list: { filter?: BookingFilter | null | undefined; order: BookingOrder; paging?: PagingInput | null | undefined },
): Promise<Connection<Booking>> {
  const business = await appliedBusiness(ctx, id);
  return bookingsOfBusiness(ctx, business, list.filter, list.order, list.paging);
}
