import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Scope, STAFF } from '../../graphql/auth.js';
import { PagingInput, toPageRequest } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { StoredDocument } from '../media/media.types.js';
import { SendMessageInput } from './thread.inputs.js';
import { subscribeToThread } from './thread.live.js';
import { readMessageFile } from './message-file.service.js';
import { toPageAround } from './thread.pages.js';
import * as threads from './thread.service.js';
import type { Subject } from './thread.subjects.js';
import { BookingThread, MessageView, UnreadMessages } from './thread.types.js';

const SUBJECT = { description: 'The booking, or the enquiry.' };
const ABOUT = { defaultValue: ThreadSubject.BOOKING, description: 'What the id is of.' };
const MESSAGE = { description: 'The message.' };

@Resolver()
export class ThreadResolver {
  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => BookingThread, {
    description: 'The messages about a booking or an enquiry of the viewer, or of the viewer’s business, newest first.',
  })
  bookingThread(
    @Arg('id', () => Int, SUBJECT) id: number,
    @Arg('about', () => ThreadSubject, ABOUT) about: ThreadSubject,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Page size and cursor.' })
    paging: PagingInput | null | undefined,
    @Arg('around', () => Int, {
      nullable: true,
      description: 'The place of a message that stands in the middle of the page, instead of a cursor.',
    })
    around: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<threads.ThreadPage> {
    return threads.getThread(ctx, { about, id }, toPageAround(toPageRequest(paging), around ?? null));
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => [UnreadMessages], {
    description: 'The bookings and enquiries about which the viewer has unread messages.',
  })
  unreadMessages(@Ctx() ctx: RequestContext): Promise<UnreadMessages[]> {
    return threads.getUnreadMessages(ctx);
  }

  @Auth(Role.USER, Role.BUSINESS, ...STAFF)
  @Scope(ApiKeyScope.MESSAGES)
  @Query(() => StoredDocument, {
    description:
      'A file of a message, for those who read the message, and for staff who read it because of an open report.',
  })
  messageFile(
    @Arg('id', () => Int, { description: 'The file.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<StoredDocument> {
    return readMessageFile(ctx, id);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => MessageView, {
    description:
      'Sends a message to the business of a booking or an enquiry of the viewer, or to the customer of the business’s.',
  })
  sendMessage(
    @Arg('id', () => Int, SUBJECT) id: number,
    @Arg('about', () => ThreadSubject, ABOUT) about: ThreadSubject,
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MessageView> {
    return threads.sendMessage(ctx, { about, id }, input);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => BookingThread, {
    description:
      'Ends the thread of a booking or an enquiry for both sides: nobody can write. What has to be told of a booking is still told.',
  })
  blockThread(
    @Arg('id', () => Int, SUBJECT) id: number,
    @Arg('about', () => ThreadSubject, ABOUT) about: ThreadSubject,
    @Ctx() ctx: RequestContext,
  ): Promise<threads.ThreadPage> {
    return threads.blockThread(ctx, { about, id });
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => BookingThread, { description: 'Resumes a thread that the viewer’s side has ended.' })
  unblockThread(
    @Arg('id', () => Int, SUBJECT) id: number,
    @Arg('about', () => ThreadSubject, ABOUT) about: ThreadSubject,
    @Ctx() ctx: RequestContext,
  ): Promise<threads.ThreadPage> {
    return threads.unblockThread(ctx, { about, id });
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => UnreadMessages, {
    description: 'Marks the messages about a booking or an enquiry as read by the viewer, up to one of them.',
  })
  markThreadRead(
    @Arg('id', () => Int, SUBJECT) id: number,
    @Arg('about', () => ThreadSubject, ABOUT) about: ThreadSubject,
    @Arg('to', () => Int, { description: 'The place of the latest message that was read.' }) to: number,
    @Ctx() ctx: RequestContext,
  ): Promise<UnreadMessages> {
    return threads.markThreadRead(ctx, { about, id }, to);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => MessageView, {
    description: 'Deletes a message of the viewer within ten minutes, which leaves a mark in its place.',
  })
  deleteMessage(@Arg('id', () => Int, MESSAGE) id: number, @Ctx() ctx: RequestContext): Promise<MessageView> {
    return threads.deleteMessage(ctx, id);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Subscription(() => BookingThread, {
    description:
      'The latest messages about a booking or an enquiry: once at the beginning, and whenever one is sent, read or deleted.',
    subscribe: ({ args, context }) => subscribeToThread(context as RequestContext, args as Subject),
  })
  bookingThreadChanged(
    @Root() thread: BookingThread,
    @Arg('id', () => Int, SUBJECT) _id: number,
    @Arg('about', () => ThreadSubject, ABOUT) _about: ThreadSubject,
  ): BookingThread {
    return thread;
  }
}
