import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { CalendarFeedInput } from './calendar.inputs.js';
import * as calendars from './calendar.service.js';
import { CalendarFeed, CalendarFeedAddress } from './calendar.types.js';

@Resolver()
export class CalendarResolver {
  @Auth(Role.BUSINESS)
  @Query(() => [CalendarFeedAddress], {
    description: 'The calendar feeds of the viewer’s business and halls, opened or not.',
  })
  calendarFeeds(@Ctx() ctx: RequestContext): Promise<CalendarFeedAddress[]> {
    return calendars.calendarFeeds(ctx);
  }

  @Query(() => CalendarFeed, { description: 'The calendar behind a secret token, which is all that it needs.' })
  calendarFeed(
    @Arg('token', () => String, { description: 'The secret part of the feed’s address.' }) token: string,
    @Ctx() ctx: RequestContext,
  ): Promise<CalendarFeed> {
    return calendars.calendarFeed(ctx, token);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => CalendarFeedAddress, { description: 'Opens a calendar feed, or gives it another secret address.' })
  renewCalendarFeed(
    @Arg('input', () => CalendarFeedInput, { description: 'Whose.' }) input: CalendarFeedInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CalendarFeedAddress> {
    return calendars.renewCalendarFeed(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => CalendarFeedAddress, { description: 'Closes a calendar feed: its address is dead.' })
  closeCalendarFeed(
    @Arg('input', () => CalendarFeedInput, { description: 'Whose.' }) input: CalendarFeedInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CalendarFeedAddress> {
    return calendars.closeCalendarFeed(ctx, input);
  }
}
