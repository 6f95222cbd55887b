import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { getAppliedBusiness } from '../businesses/owner-view.service.js';
import { OwnerView } from '../businesses/owner-view.types.js';
import { BookingFilter } from './booking.inputs.js';
import { listBookingsForStaff } from './booking-list.service.js';
import { BookingStats } from './booking-stats.types.js';
import { BookingConnection, type BookingView } from './booking.types.js';
import { findBookingStats } from './booking-stats.queries.js';

/** The bookings of a business for staff, as its owner sees them; read-only. */
@Resolver(() => OwnerView)
export class OwnerViewBookingsResolver {
  @FieldResolver(() => BookingStats, { description: 'Statistics of its bookings.' })
  bookingStats(
    @Root() { business: { id, currency }, dashboard: { timeZone } }: OwnerView,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingStats> {
    return findBookingStats(ctx.em, { id, currency, timeZone });
  }

  @Auth(...STAFF)
  @Query(() => BookingConnection, { description: 'The bookings of a business.' })
  async bookingsOfBusiness(
    @Arg('id', () => Int, { description: 'The business’s id.' }) id: number,
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'The order.' })
    order: BookingOrder,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => BookingFilter, { nullable: true, description: 'The filter.' }) filter?: BookingFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<BookingView>> {
    return listBookingsForStaff(ctx, await getAppliedBusiness(ctx, id), filter, order, paging);
  }
}
