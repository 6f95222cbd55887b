import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { AskHallInput } from './enquiry.inputs.js';
import * as entry from './enquiry-entry.service.js';
import { ChangeEnquiryInput, EnterEnquiryInput } from './enquiry-entry.inputs.js';
import * as enquiries from './enquiry.service.js';
import { EnquiryConnection, EnquiryView } from './enquiry.types.js';

const PAGING = { nullable: true, description: 'The page; defaults to the first 100.' };

@Resolver()
export class EnquiryResolver {
  @Auth(Role.USER)
  @Mutation(() => EnquiryView, {
    description:
      'Asks a hall before there is a booking. Further questions to the same hall are messages of one enquiry.',
  })
  askHall(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Arg('input', () => AskHallInput, { description: 'The question.' }) input: AskHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return enquiries.askHall(ctx, hallId, input);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => EnquiryView, { description: 'One of the viewer’s enquiries, or at a hall of the viewer’s business.' })
  enquiry(
    @Arg('id', () => Int, { description: 'The enquiry.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return enquiries.getEnquiry(ctx, id);
  }

  @Auth(Role.USER)
  @Query(() => EnquiryConnection, { description: 'What the viewer asked halls, latest message first.' })
  enquiries(
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<EnquiryView>> {
    return enquiries.listEnquiries(ctx, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => EnquiryConnection, {
    description:
      'What customers asked the halls of the viewer’s business in the app, latest message first. Enquiries that were entered by hand stand in enquiryPipeline alone.',
  })
  businessEnquiries(
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<EnquiryView>> {
    return enquiries.listBusinessEnquiries(ctx, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, {
    description:
      'Enters an enquiry that came by phone, by WhatsApp or in person. It stands in enquiryPipeline, not in businessEnquiries.',
  })
  enterEnquiry(
    @Arg('input', () => EnterEnquiryInput, { description: 'Who asked, and what.' }) input: EnterEnquiryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return entry.enterEnquiry(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, { description: 'Changes an enquiry that was entered by hand, while it is no booking.' })
  changeEnquiry(
    @Arg('id', () => Int, { description: 'The enquiry.' }) id: number,
    @Arg('input', () => ChangeEnquiryInput, { description: 'Who asked, and what.' }) input: ChangeEnquiryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return entry.changeEnteredEnquiry(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => EnquiryView, { description: 'Deletes an enquiry that was entered by hand, while it is no booking.' })
  removeEnquiry(
    @Arg('id', () => Int, { description: 'The enquiry.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<EnquiryView> {
    return entry.removeEnteredEnquiry(ctx, id);
  }
}
