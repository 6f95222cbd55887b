import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide, ThreadSubject } from '../../domain/threads/messages.js';
import { VISIT_LIMITS } from '../../domain/threads/visits.js';
import { VisitView } from './visit.types.js';

registerEnumType(MessageSide, {
  name: 'MessageSide',
  description: 'Who wrote a message.',
  valuesConfig: {
    CUSTOMER: { description: 'The customer.' },
    BUSINESS: { description: 'The owner, or a member of the team.' },
  },
});

registerEnumType(ThreadSubject, {
  name: 'ThreadSubject',
  description: 'What messages are about.',
  valuesConfig: {
    BOOKING: { description: 'A booking.' },
    ENQUIRY: { description: 'An enquiry: a customer and a hall without a booking.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A file of a message, which those who read the message can open.' })
export class MessageFile {
  @Field(() => Int, { description: 'The file.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'Its media type.' })
  mime: string;

  @Field(() => Int, { description: 'Bytes.' })
  size: number;

  @Field(() => Int, { nullable: true, description: 'Width of a picture in pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height of a picture in pixels.' })
  height: number | null;
}

@ObjectType('Message', { simpleResolvers: true, description: 'A message about a booking or an enquiry.' })
export class MessageView {
  @Field(() => Int, { description: 'The message.' })
  id: number;

  @Field(() => Int, { description: 'Its place in the thread, from 1.' })
  sequence: number;

  @Field(() => MessageSide, { description: 'Who wrote it.' })
  side: MessageSide;

  @Field(() => String, { nullable: true, description: 'Its author’s name; null to the customer for the business’s.' })
  senderName: string | null;

  @Field({ description: 'Whether the viewer wrote it.' })
  isOwn: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Its text, empty where it has files alone; null once it was deleted.',
  })
  text: string | null;

  @ListLength(THREAD_LIMITS.filesMax)
  @Field(() => [MessageFile], { description: 'Its files; none once it was deleted.' })
  files: MessageFile[];

  @Field({ description: 'Whether its text contains what may be an account number.' })
  hasAccountNumber: boolean;

  @Field(() => String, { nullable: true, description: 'The idempotency key under which the viewer sent it.' })
  clientMutationId: string | null;

  @Field({ description: 'Whether staff removed its text.' })
  isRemoved: boolean;

  @Field({ description: 'Whether nobody wrote it: it is the first answer of the business, sent by itself.' })
  isAutomatic: boolean;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'Until when the viewer may delete it; null if not.' })
  deletableUntil: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A page of the messages about a booking or an enquiry, newest first, with the marks of what was read.',
})
export class BookingThread extends createConnectionType(MessageView, 'messages') {
  @Field(() => Int, { nullable: true, description: 'The booking; null for an enquiry.' })
  bookingId: number | null;

  @Field(() => Int, { nullable: true, description: 'The enquiry; null for a booking.' })
  enquiryId: number | null;

  @Field(() => MessageSide, { description: 'The side on which the viewer writes.' })
  viewerSide: MessageSide;

  @Field({
    description:
      'Whether the viewer can write: nobody has ended the thread, and an account on the other side can read it.',
  })
  viewerCanWrite: boolean;

  @Field({ description: 'Whether the viewer can propose a visit: they can write, and a booking isn’t over.' })
  viewerCanArrangeVisit: boolean;

  @Field(() => MessageSide, {
    nullable: true,
    description: 'The side that has ended the thread for both; nobody can write until it resumes it.',
  })
  blockedBy: MessageSide | null;

  @Field({ description: 'Whether staff have ended the thread, which neither side can undo.' })
  isEndedByStaff: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When staff last began to read the thread because it was reported; null if never.',
  })
  staffReadAt: Date | null;

  @Field({
    description: 'Whether the viewer may report it: something was written, and no report of the viewer is open.',
  })
  viewerCanReport: boolean;

  @Field({
    description:
      'Whether there is a booking that was accepted or confirmed. Before that, the sides are strangers: clients mark links and numbers.',
  })
  isAgreed: boolean;

  @Field(() => Int, { description: 'The place of the latest message that the viewer has read.' })
  readTo: number;

  @Field(() => Int, { description: 'The place of the latest message that anybody on the other side has read.' })
  readByOtherSideTo: number;

  @Field(() => Int, {
    description: `How many messages of the other side the viewer hasn’t read, at most ${THREAD_LIMITS.unreadCountedTo}.`,
  })
  unreadCount: number;

  @ListLength(VISIT_LIMITS.shownMax)
  @Field(() => [VisitView], {
    description: `The latest visits of the hall, at most ${VISIT_LIMITS.shownMax}, newest first.`,
  })
  visits: VisitView[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many messages about a booking or an enquiry the viewer hasn’t read.',
})
export class UnreadMessages {
  @Field(() => Int, { nullable: true, description: 'The booking; null for an enquiry.' })
  bookingId: number | null;

  @Field(() => Int, { nullable: true, description: 'The enquiry; null for a booking.' })
  enquiryId: number | null;

  @Field(() => Int, { description: `How many, at most ${THREAD_LIMITS.unreadCountedTo}.` })
  unreadCount: number;
}
