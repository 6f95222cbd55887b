import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { AddExternalCalendarInput } from './external-calendar.inputs.js';
import * as calendars from './external-calendar.service.js';
import { ExternalCalendar } from './external-calendar.types.js';

@Resolver()
export class ExternalCalendarResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Query(() => [ExternalCalendar], {
    description: 'The calendars of other programs whose events take the time of the viewer’s halls.',
  })
  externalCalendars(@Ctx() ctx: RequestContext): Promise<ExternalCalendar[]> {
    return calendars.listExternalCalendars(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => ExternalCalendar, { description: 'Adds a calendar of another program, and reads it at once.' })
  addExternalCalendar(
    @Arg('input', () => AddExternalCalendarInput, { description: 'Where it is, and for which hall.' })
    input: AddExternalCalendarInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ExternalCalendar> {
    return calendars.addExternalCalendar(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => ExternalCalendar, {
    description: 'Reads an external calendar within seconds instead of at its next turn.',
  })
  syncExternalCalendar(
    @Arg('id', () => Int, { description: 'The calendar.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ExternalCalendar> {
    return calendars.syncExternalCalendar(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.INTEGRATIONS)
  @Mutation(() => Boolean, { description: 'Removes an external calendar; the time of its events is free again.' })
  removeExternalCalendar(
    @Arg('id', () => Int, { description: 'The calendar.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return calendars.removeExternalCalendar(ctx, id);
  }
}
