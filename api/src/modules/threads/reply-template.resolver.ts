import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { ListLength } from '../../graphql/list-length.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { TEMPLATE_LIMITS } from '../../domain/threads/reply-templates.js';
import { ReplyTemplateInput } from './reply-template.inputs.js';
import * as templates from './reply-template.service.js';
import { FilledReplyTemplate, ReplyTemplateView } from './reply-template.types.js';

const TEMPLATE = { description: 'The template.' };
const INPUT = { description: 'Its name and texts.' };

@Resolver()
export class ReplyTemplateResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @ListLength(TEMPLATE_LIMITS.templatesMax)
  @Query(() => [ReplyTemplateView], { description: 'The reply templates of the viewer’s business, by name.' })
  replyTemplates(@Ctx() ctx: RequestContext): Promise<ReplyTemplateView[]> {
    return templates.listReplyTemplates(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @ListLength(TEMPLATE_LIMITS.templatesMax)
  @Query(() => [FilledReplyTemplate], {
    description:
      'The reply templates of the viewer’s business as they are written about one of its bookings or enquiries, by name.',
  })
  filledReplyTemplates(
    @Arg('id', () => Int, { description: 'The booking, or the enquiry.' }) id: number,
    @Arg('about', () => ThreadSubject, { defaultValue: ThreadSubject.BOOKING, description: 'What the id is of.' })
    about: ThreadSubject,
    @Ctx() ctx: RequestContext,
  ): Promise<FilledReplyTemplate[]> {
    return templates.fillReplyTemplates(ctx, { about, id });
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => ReplyTemplateView, { description: 'Adds a reply template.' })
  addReplyTemplate(
    @Arg('input', () => ReplyTemplateInput, INPUT) input: ReplyTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReplyTemplateView> {
    return templates.addReplyTemplate(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => ReplyTemplateView, { description: 'Changes a reply template; what was sent stays.' })
  changeReplyTemplate(
    @Arg('id', () => Int, TEMPLATE) id: number,
    @Arg('input', () => ReplyTemplateInput, INPUT) input: ReplyTemplateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReplyTemplateView> {
    return templates.changeReplyTemplate(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => ReplyTemplateView, { description: 'Deletes a reply template; what was sent stays.' })
  removeReplyTemplate(
    @Arg('id', () => Int, TEMPLATE) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ReplyTemplateView> {
    return templates.removeReplyTemplate(ctx, id);
  }
}
