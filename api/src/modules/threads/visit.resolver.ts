import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { LOCALE_ARGUMENT, TextFile } from '../../graphql/text-file.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { VisitOrder } from '../../domain/threads/visit-inputs.js';
import { ProposeVisitInput, VisitFilter } from './visit.inputs.js';
import * as visits from './visit.service.js';
import { VisitConnection, VisitView } from './visit.types.js';

const VISIT = { description: 'The visit.' };

@Resolver()
export class VisitResolver {
  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => VisitView, {
    description:
      'Proposes a visit of the hall of a booking or an enquiry. Another time takes the place of the open proposal; a confirmed visit is cancelled first.',
  })
  proposeVisit(
    @Arg('id', () => Int, { description: 'The booking, or the enquiry.' }) id: number,
    @Arg('about', () => ThreadSubject, { defaultValue: ThreadSubject.BOOKING, description: 'What the id is of.' })
    about: ThreadSubject,
    @Arg('input', () => ProposeVisitInput, { description: 'The visit.' }) input: ProposeVisitInput,
    @Ctx() ctx: RequestContext,
  ): Promise<VisitView> {
    return visits.proposeVisit(ctx, { about, id }, input);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => VisitView, { description: 'Confirms a visit that the other side proposed.' })
  confirmVisit(@Arg('id', () => Int, VISIT) id: number, @Ctx() ctx: RequestContext): Promise<VisitView> {
    return visits.confirmVisit(ctx, id);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => VisitView, { description: 'Declines a visit that the other side proposed.' })
  declineVisit(@Arg('id', () => Int, VISIT) id: number, @Ctx() ctx: RequestContext): Promise<VisitView> {
    return visits.declineVisit(ctx, id);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => VisitView, {
    description: 'Cancels a confirmed visit, or takes back a proposal of the viewer’s side.',
  })
  cancelVisit(@Arg('id', () => Int, VISIT) id: number, @Ctx() ctx: RequestContext): Promise<VisitView> {
    return visits.cancelVisit(ctx, id);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => TextFile, {
    description: 'A visit as an iCalendar file (RFC 5545), for both sides once it was confirmed.',
  })
  visitCalendarFile(
    @Arg('id', () => Int, VISIT) id: number,
    @Arg('locale', () => String, LOCALE_ARGUMENT) locale: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return visits.getVisitCalendarFile(ctx, id, locale);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => VisitConnection, { description: 'The visits of the halls of the viewer’s business, by their time.' })
  businessVisits(
    @Arg('filter', () => VisitFilter, { nullable: true, description: 'The filter; defaults to all.' })
    filter: VisitFilter | null | undefined,
    @Arg('order', () => VisitOrder, { defaultValue: VisitOrder.SOONEST, description: 'The order.' })
    order: VisitOrder,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page; defaults to the first 100.' })
    paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<VisitView>> {
    return visits.listBusinessVisits(ctx, filter, order, paging);
  }
}
