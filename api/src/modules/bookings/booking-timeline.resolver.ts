import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { Auth, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { getBookingTimeline, markBookingSeen } from './booking-timeline.service.js';
import { BookingEventView } from './booking-timeline.types.js';

@Resolver()
export class BookingTimelineResolver {
  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => [BookingEventView], {
    description:
      'What happened to a booking, the latest first: one of the viewer’s or of the viewer’s business, or any for staff.',
  })
  bookingTimeline(
    @Arg('id', () => Int, { description: 'The booking.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingEventView[]> {
    return getBookingTimeline(ctx, id);
  }
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Mutation(() => [BookingEventView], {
    description:
      'Records that the viewer saw a request of the own business, if it waits and nobody has before; returns what happened to it.',
  })
  markBookingSeen(
    @Arg('id', () => Int, { description: 'The booking.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingEventView[]> {
    return markBookingSeen(ctx, id);
  }
}
