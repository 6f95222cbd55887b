import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { CONVERSATION_LIMITS } from '../../domain/threads/conversations.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide } from '../../domain/threads/messages.js';

@ObjectType({ simpleResolvers: true, description: 'Somebody of a business who answers its messages.' })
export class Colleague {
  @Field(() => Int, { description: 'The account.' })
  id: number;

  @Field({ description: 'The person’s name.' })
  name: string;
}

@ObjectType({ simpleResolvers: true, description: 'The latest message of a conversation that a search finds.' })
export class MessageMatch {
  @Field(() => Int, { description: 'The message.' })
  messageId: number;

  @Field(() => Int, { description: 'Its place in the thread, for `bookingThread(around:)`.' })
  sequence: number;

  @Field(() => MessageSide, { description: 'Who wrote it.' })
  side: MessageSide;

  @Field({ description: 'What of its text is around the first word.' })
  text: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType('Conversation', {
  simpleResolvers: true,
  description: 'A thread of a booking or an enquiry in which something was written, as one side sees it in a list.',
})
export class ConversationView {
  @Field(() => Int, { description: 'The conversation; it stays when an enquiry becomes a booking.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The booking; null for an enquiry.' })
  bookingId: number | null;

  @Field(() => Int, { nullable: true, description: 'The enquiry; null for a booking.' })
  enquiryId: number | null;

  @Field(() => BookingStatus, { nullable: true, description: 'The booking’s status; null for an enquiry.' })
  bookingStatus: BookingStatus | null;

  @Field(() => MessageSide, { description: 'The side on which the viewer writes.' })
  viewerSide: MessageSide;

  @Field({ description: 'The other side: the customer’s name, or the business’s.' })
  otherName: string;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'A picture of the hall.' })
  hallImage: string | null;

  @Field({ description: 'The time zone of the hall.' })
  timeZone: string;

  @Field(() => LocalDate, { nullable: true, description: 'The day of the function, if one was said.' })
  day: string | null;

  @Field(() => DateTime, { description: 'When the latest message was sent.' })
  lastMessageAt: Date;

  @Field(() => MessageSide, { description: 'Who wrote it.' })
  lastMessageSide: MessageSide;

  @Field(() => String, {
    nullable: true,
    description: `Its first ${THREAD_LIMITS.excerptCharacters} characters, empty where it has files alone; null once it was deleted.`,
  })
  lastMessage: string | null;

  @Field(() => String, { nullable: true, description: 'The media type of its first file; null without files.' })
  lastMessageMime: string | null;

  @Field(() => Int, {
    description: `How many messages of the other side the viewer hasn’t read, at most ${THREAD_LIMITS.unreadCountedTo}.`,
  })
  unreadCount: number;

  @Field(() => Colleague, {
    nullable: true,
    description: 'Who of the business answers; null for nobody, and to customers.',
  })
  assignee: Colleague | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the business was done with it; null while it is open, and to customers.',
  })
  doneAt: Date | null;

  @Field(() => MessageMatch, {
    nullable: true,
    description: 'The latest message that the search finds; null without one, and where it finds a name or a number.',
  })
  match: MessageMatch | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of conversations, latest message first.' })
export class ConversationConnection extends createConnectionType(ConversationView, 'conversations') {}

@ObjectType({ simpleResolvers: true, description: 'The conversations of one side in numbers.' })
export class Inbox {
  @Field(() => MessageSide, { description: 'The side.' })
  side: MessageSide;

  @Field(() => Int, {
    description: `How many conversations have messages that the viewer hasn’t read: among the latest ${CONVERSATION_LIMITS.unreadAmong}, and at most ${CONVERSATION_LIMITS.unreadCountedTo}.`,
  })
  unreadCount: number;
}
