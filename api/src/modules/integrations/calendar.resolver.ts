import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, RecentSignIn } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { CalendarFeedInput } from './calendar.inputs.js';
import * as calendars from './calendar.service.js';
import { CalendarFeed, CalendarFeedAddress } from './calendar.types.js';

@Resolver()
export class CalendarResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Query(() => [CalendarFeedAddress], {
    description: 'The calendar feeds of the viewer’s business and halls, enabled or not.',
  })
  calendarFeeds(@Ctx() ctx: RequestContext): Promise<CalendarFeedAddress[]> {
    return calendars.listCalendarFeeds(ctx);
  }

  @Query(() => CalendarFeed, { description: 'The calendar of a feed, by its secret token; needs no sign-in.' })
  calendarFeed(
    @Arg('token', () => String, { description: 'The secret token in the feed’s URL.' }) token: string,
    @Ctx() ctx: RequestContext,
  ): Promise<CalendarFeed> {
    return calendars.readCalendarFeed(ctx, token);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @RecentSignIn()
  @Mutation(() => CalendarFeedAddress, { description: 'Enables a calendar feed, or replaces its secret URL.' })
  renewCalendarFeed(
    @Arg('input', () => CalendarFeedInput, { description: 'Whose.' }) input: CalendarFeedInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CalendarFeedAddress> {
    return calendars.renewCalendarFeed(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => CalendarFeedAddress, { description: 'Disables a calendar feed; its URL stops working.' })
  closeCalendarFeed(
    @Arg('input', () => CalendarFeedInput, { description: 'Whose.' }) input: CalendarFeedInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CalendarFeedAddress> {
    return calendars.closeCalendarFeed(ctx, input);
  }
}
