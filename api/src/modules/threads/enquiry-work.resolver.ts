import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { PipelineOrder } from '../../domain/threads/enquiries.js';
import { FollowUpInput, LoseEnquiryInput, PipelineFilter } from './enquiry-work.inputs.js';
import * as work from './enquiry-work.service.js';
import { EnquiryPipeline, EnquirySummary, type PipelineEntry } from './enquiry-work.types.js';
import { EnquiryView } from './enquiry.types.js';

const ENQUIRY = { description: 'The enquiry.' };

/** Enquiries as the work of a business. */
@Resolver()
export class EnquiryWorkResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => EnquiryPipeline, {
    description: 'What began as an enquiry at the halls of the viewer’s business: open ones, and bookings.',
  })
  enquiryPipeline(
    @Arg('filter', () => PipelineFilter, { nullable: true, description: 'Which of them; defaults to all.' })
    filter: PipelineFilter | null | undefined,
    @Arg('order', () => PipelineOrder, { defaultValue: PipelineOrder.LATEST, description: 'In which order.' })
    order: PipelineOrder,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page; defaults to the first 100.' })
    paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<PipelineEntry>> {
    return work.listPipeline(ctx, { filter: filter ?? {}, order, paging: paging ?? null });
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => EnquirySummary, { description: 'The enquiries of the viewer’s business in numbers.' })
  enquirySummary(@Ctx() ctx: RequestContext): Promise<EnquirySummary> {
    return work.getSummary(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, { description: 'Gives an enquiry up, or changes why; its customer isn’t told.' })
  loseEnquiry(
    @Arg('id', () => Int, ENQUIRY) id: number,
    @Arg('input', () => LoseEnquiryInput, { description: 'Why.' }) input: LoseEnquiryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return work.loseEnquiry(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, {
    description: 'Takes back that an enquiry is lost; the customer’s next message does so, too.',
  })
  reopenEnquiry(@Arg('id', () => Int, ENQUIRY) id: number, @Ctx() ctx: RequestContext): Promise<EnquiryView> {
    return work.reopenEnquiry(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, {
    description: 'Sets the day on which the business asks again; its people are reminded of it in the app.',
  })
  setEnquiryFollowUp(
    @Arg('id', () => Int, ENQUIRY) id: number,
    @Arg('input', () => FollowUpInput, { description: 'When.' }) input: FollowUpInput,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return work.setFollowUp(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, { description: 'Clears the follow-up day of an enquiry.' })
  clearEnquiryFollowUp(@Arg('id', () => Int, ENQUIRY) id: number, @Ctx() ctx: RequestContext): Promise<EnquiryView> {
    return work.clearFollowUp(ctx, id);
  }
}
