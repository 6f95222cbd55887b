import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { BookingFilter } from '../bookings/booking.inputs.js';
import { BookingConnection, type Booking } from '../bookings/booking.types.js';
import { OwnedHallFilter } from '../halls/hall-owner.inputs.js';
import { OwnedHallConnection, type OwnedHall } from '../halls/hall-owner.types.js';
import * as views from './owner-view.service.js';
import { OwnerView } from './owner-view.types.js';

const ID = { description: 'The business’s id.' };
const WHICH = { nullable: true, description: 'The filter.' };
const PART = { nullable: true, description: 'The page.' };

/** A business for staff, as its owner sees it; read-only. */
@Resolver()
export class OwnerViewResolver {
  @Auth(...STAFF)
  @Query(() => OwnerView, { description: 'A business as its owner sees it; audited.' })
  ownerView(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnerView> {
    return views.getOwnerView(ctx, id);
  }

  @Auth(...STAFF)
  @Query(() => OwnedHallConnection, { description: 'The halls of a business, newest first.' })
  hallsOfBusiness(
    @Arg('id', () => Int, ID) id: number,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OwnedHallFilter, WHICH) filter?: OwnedHallFilter | null,
    @Arg('paging', () => PagingInput, PART) paging?: PagingInput | null,
  ): Promise<Connection<OwnedHall>> {
    return views.listBusinessHalls(ctx, id, filter, paging);
  }

  @Auth(...STAFF)
  @Query(() => BookingConnection, { description: 'The bookings of a business.' })
  bookingsOfBusiness(
    @Arg('id', () => Int, ID) id: number,
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'The order.' })
    order: BookingOrder,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => BookingFilter, WHICH) filter?: BookingFilter | null,
    @Arg('paging', () => PagingInput, PART) paging?: PagingInput | null,
  ): Promise<Connection<Booking>> {
    return views.listBusinessBookings(ctx, id, { filter, order, paging });
  }
}
