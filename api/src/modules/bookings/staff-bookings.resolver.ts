import { Arg, Ctx, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { StaffBookingFilter } from './booking.inputs.js';
import { subscribeToAnyBookingChange } from './booking.live.js';
import { listAllBookings } from './booking-list.service.js';
import { BookingConnection, type BookingView } from './booking.types.js';

/** The bookings of all businesses, for staff. */
@Resolver()
export class StaffBookingsResolver {
  @Auth(...STAFF)
  @Query(() => BookingConnection, { description: 'The bookings of all businesses.' })
  bookings(
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'The order.' })
    order: BookingOrder,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffBookingFilter, { nullable: true, description: 'The filter; defaults to all.' })
    filter?: StaffBookingFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page; defaults to the first 100.' })
    paging?: PagingInput | null,
  ): Promise<Connection<BookingView>> {
    return listAllBookings(ctx, filter, order, paging);
  }

  @Auth(...STAFF)
  @Subscription(() => Int, {
    description: 'Live changes of a booking of any business, for staff: its ID. What changed is in `booking`.',
    subscribe: ({ args, context }) =>
      subscribeToAnyBookingChange(context as RequestContext, (args as { id: number }).id),
  })
  anyBookingChanged(
    @Root() changed: number,
    @Arg('id', () => Int, { description: 'The booking.' }) _id: number,
  ): number {
    return changed;
  }
}
