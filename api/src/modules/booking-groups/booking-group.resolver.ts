import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { QuoteBookingsInput, RequestBookingsInput } from './booking-group.inputs.js';
import { cancelBookingGroup } from './booking-group-end.service.js';
import * as lists from './booking-group-list.service.js';
import * as requests from './booking-group-request.service.js';
import { GroupedBookings, GroupedBookingsConnection, GroupQuote } from './grouped-bookings.types.js';

const GROUP = { description: 'The group.' };

@Resolver()
export class BookingGroupResolver {
  @Auth(Role.USER)
  @Query(() => GroupQuote, { description: 'The current price of several functions, and their exact sum.' })
  quoteBookings(
    @Arg('input', () => QuoteBookingsInput, { description: 'The functions.' }) input: QuoteBookingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<GroupQuote> {
    return requests.quoteBookings(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => GroupedBookings, {
    description:
      'Requests several functions, which all hold their time, or none. Repeated requests with the same key create a single group.',
  })
  requestBookings(
    @Arg('input', () => RequestBookingsInput, { description: 'The request.' }) input: RequestBookingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<GroupedBookings> {
    return requests.requestBookings(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => GroupedBookings, {
    description: 'Cancels all functions of one of the viewer’s groups while they wait for answers.',
  })
  cancelBookingGroup(@Arg('id', () => Int, GROUP) id: number, @Ctx() ctx: RequestContext): Promise<GroupedBookings> {
    return cancelBookingGroup(ctx, id);
  }

  @Auth(Role.USER)
  @Query(() => GroupedBookingsConnection, { description: 'The viewer’s requests for several functions, latest first.' })
  viewerBookingGroups(
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page; defaults to the first 100.' })
    paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<GroupedBookings>> {
    return lists.listViewerGroups(ctx, paging);
  }

  @Auth(Role.USER, ...STAFF)
  @Query(() => GroupedBookings, {
    description: 'Several functions that were requested together: the viewer’s, or anybody’s for staff.',
  })
  bookingGroup(@Arg('id', () => Int, GROUP) id: number, @Ctx() ctx: RequestContext): Promise<GroupedBookings> {
    return lists.getGroup(ctx, id);
  }
}
