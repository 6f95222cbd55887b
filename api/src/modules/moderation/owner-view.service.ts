import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import type { BookingOrder } from '../../domain/bookings/filter.js';
import { hasApplied } from '../../domain/businesses/transitions.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { DomainError } from '../../domain/input/errors.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import type { BookingFilter } from '../bookings/booking.inputs.js';
import { bookingsOfBusiness } from '../bookings/booking.list.js';
import type { Booking } from '../bookings/booking.types.js';
import { findBookingStats } from '../bookings/stats.queries.js';
import { Business } from '../businesses/business.entity.js';
import { loadSettings } from '../businesses/business.service.js';
import { findDashboard } from '../businesses/dashboard.queries.js';
import type { OwnedHallFilter } from '../halls/hall-owner.inputs.js';
import { findHallFigures, findOwnedHalls } from '../halls/hall-owner.queries.js';
import type { OwnedHall } from '../halls/hall-owner.types.js';
import { getBusinessRecord } from './moderation.service.js';
import type { OwnerView } from './owner-view.types.js';

/** A business that has applied, in any status. */
async function findAppliedBusiness(ctx: RequestContext, id: number): Promise<Business> {
  const business = await ctx.em.findOne(Business, { id });
  if (!business || !hasApplied(business.status)) {
    throw new DomainError('NOT_FOUND', 'There is no such business');
  }
  return business;
}

/**
 * What the owner of a business sees, read with the owner's queries. Audited.
 * @throws DomainError NOT_FOUND
 */
export async function getOwnerView(ctx: RequestContext, id: number): Promise<OwnerView> {
  const business = await findAppliedBusiness(ctx, id);
  const { currency, timeZone } = business;
  await inTransaction(ctx.em, (em) =>
    writeAuditEntry(ctx, em, { action: 'business.viewed-as-owner', subjectType: 'business', subjectId: id }),
  );
  return {
    business: await getBusinessRecord(ctx, id),
    dashboard: await findDashboard(ctx.em, { businessId: id, currency, timeZone, now: ctx.now() }),
    hallFigures: await findHallFigures(ctx.em, id),
    bookingStats: await findBookingStats(ctx.em, { id, currency }),
    settings: await loadSettings(ctx.em, business),
  };
}

/**
 * The halls of a business as its owner sees them.
 * @throws DomainError NOT_FOUND
 */
export async function listBusinessHalls(
  ctx: RequestContext,
  id: number,
  filter?: OwnedHallFilter | null,
  paging?: PagingInput | null,
): Promise<Connection<OwnedHall>> {
  await findAppliedBusiness(ctx, id);
  const page = toPageRequest(paging);
  return findOwnedHalls(ctx.em, { businessId: id, filter, order: OwnedHallOrder.NEWEST, page, now: ctx.now() });
}

/**
 * The bookings of a business as its owner sees them.
 * @throws DomainError NOT_FOUND
 */
export async function listBusinessBookings(
  ctx: RequestContext,
  id: number,
  list: { filter?: BookingFilter | null | undefined; order: BookingOrder; paging?: PagingInput | null | undefined },
): Promise<Connection<Booking>> {
  const business = await findAppliedBusiness(ctx, id);
  return bookingsOfBusiness(ctx, business, list.filter, list.order, list.paging);
}
