import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { ListLength } from '../../graphql/list-length.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { CONVERSATION_LIMITS } from '../../domain/threads/conversations.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { AssignConversationInput, BusinessConversationFilter, ConversationFilter } from './conversation.inputs.js';
import { subscribeToInbox } from './conversation.live.js';
import * as conversations from './conversation.service.js';
import { Colleague, ConversationConnection, ConversationView, Inbox } from './conversation.types.js';

const CONVERSATION = { description: 'The conversation.' };
const PAGING = { nullable: true, description: 'The page; defaults to the first 100.' };

/** Threads of bookings and enquiries alike (docs/decisions/0090-conversations.md). */
@Resolver()
export class ConversationResolver {
  @Auth(Role.USER)
  @Query(() => ConversationConnection, {
    description: 'What the viewer and businesses write to each other, of bookings and enquiries, latest message first.',
  })
  conversations(
    @Arg('filter', () => ConversationFilter, { nullable: true, description: 'Which of them; defaults to all.' })
    filter: ConversationFilter | null | undefined,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<ConversationView>> {
    return conversations.listConversations(ctx, MessageSide.CUSTOMER, filter ?? {}, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => ConversationConnection, {
    description:
      'What the viewer’s business and its customers write to each other, of bookings and enquiries, latest message first.',
  })
  businessConversations(
    @Arg('filter', () => BusinessConversationFilter, { nullable: true, description: 'Which of them; defaults to all.' })
    filter: BusinessConversationFilter | null | undefined,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<ConversationView>> {
    return conversations.listConversations(ctx, MessageSide.BUSINESS, filter ?? {}, paging);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => ConversationView, {
    description: 'One of the viewer’s conversations, or of the viewer’s business’s.',
  })
  conversation(@Arg('id', () => Int, CONVERSATION) id: number, @Ctx() ctx: RequestContext): Promise<ConversationView> {
    return conversations.getConversation(ctx, id);
  }

  @Auth(Role.USER)
  @Query(() => Inbox, { description: 'The viewer’s conversations as a customer, in numbers.' })
  inbox(@Ctx() ctx: RequestContext): Promise<Inbox> {
    return conversations.getInbox(ctx, MessageSide.CUSTOMER);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => Inbox, { description: 'The conversations of the viewer’s business, in numbers.' })
  businessInbox(@Ctx() ctx: RequestContext): Promise<Inbox> {
    return conversations.getInbox(ctx, MessageSide.BUSINESS);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @ListLength(CONVERSATION_LIMITS.peopleMax)
  @Query(() => [Colleague], {
    description: 'To whom conversations of the viewer’s business can be assigned, its owner first.',
  })
  conversationColleagues(@Ctx() ctx: RequestContext): Promise<Colleague[]> {
    return conversations.listColleagues(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => ConversationView, {
    description: 'Assigns a conversation of the viewer’s business to somebody who answers messages, or to nobody.',
  })
  assignConversation(
    @Arg('id', () => Int, CONVERSATION) id: number,
    @Arg('input', () => AssignConversationInput, { description: 'To whom.' }) { userId }: AssignConversationInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationView> {
    return conversations.assignConversation(ctx, id, userId ?? null);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => ConversationView, {
    description: 'Marks a conversation of the viewer’s business as done, until its customer writes again.',
  })
  finishConversation(
    @Arg('id', () => Int, CONVERSATION) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationView> {
    return conversations.finishConversation(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => ConversationView, { description: 'Takes back that a conversation is done.' })
  reopenConversation(
    @Arg('id', () => Int, CONVERSATION) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationView> {
    return conversations.reopenConversation(ctx, id);
  }

  @Auth(Role.USER)
  @Subscription(() => Inbox, {
    description:
      'The viewer’s conversations as a customer, in numbers: once at the beginning, and whenever something is written, read or changed in one.',
    subscribe: ({ context }) => subscribeToInbox(context as RequestContext, MessageSide.CUSTOMER),
  })
  inboxChanged(@Root() inbox: Inbox): Inbox {
    return inbox;
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.MESSAGES)
  @Subscription(() => Inbox, {
    description:
      'The conversations of the viewer’s business, in numbers: once at the beginning, and whenever something is written, read or changed in one.',
    subscribe: ({ context }) => subscribeToInbox(context as RequestContext, MessageSide.BUSINESS),
  })
  businessInboxChanged(@Root() inbox: Inbox): Inbox {
    return inbox;
  }
}
