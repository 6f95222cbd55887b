import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import { EnquirySource } from '../../domain/threads/enquiries.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { ContactLinks } from '../halls/hall-detail.types.js';
import { EnquiryWork } from './enquiry-work.types.js';

@ObjectType('Enquiry', {
  simpleResolvers: true,
  description:
    'What somebody asks a hall before there is a booking. It ends when a customer requests one, which keeps its messages, or the business enters one of it.',
})
export class EnquiryView {
  @Field(() => Int, { description: 'The enquiry.' })
  id: number;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'The hall’s picture.' })
  hallImage: string | null;

  @Field({ description: 'The name of the business.' })
  businessName: string;

  @Field({ description: 'The hall’s IANA time zone.' })
  timeZone: string;

  @Field(() => EnquirySource, { description: 'How it came in. Only those of the app have messages.' })
  source: EnquirySource;

  @Field({ description: 'The customer’s name.' })
  customerName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s phone number as it was entered by hand, if any; null of the app.',
  })
  customerPhone: string | null;

  @Field(() => ContactLinks, { nullable: true, description: 'Links to call or message the guest at that number.' })
  contact: ContactLinks | null;

  @Field(() => String, { nullable: true, description: 'What was noted when it was entered by hand, if anything.' })
  note: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day that the customer thinks of.' })
  day: string | null;

  @Field(() => Int, { nullable: true, description: 'About how many guests come.' })
  guestCount: number | null;

  @Field(() => Occasion, { nullable: true, description: 'What it would be for.' })
  occasion: Occasion | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The booking that the business offered last, which waits for its customer or has ended; null without any.',
  })
  offerId: number | null;

  @Field(() => DateTime, { description: 'When it began.' })
  createdAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When what was entered by hand was changed last, or entered; null of the app.',
  })
  changedAt: Date | null;

  @Field(() => DateTime, {
    description: 'When its latest message was sent; where it was entered by hand, when that was changed last.',
  })
  lastMessageAt: Date;

  @Field(() => MessageSide, { description: 'Who wrote its latest message; a note is the business’s.' })
  lastMessageSide: MessageSide;

  @Field(() => String, {
    nullable: true,
    description: `The first ${THREAD_LIMITS.excerptCharacters} characters of its latest message, null once that was deleted; or of the note, if any.`,
  })
  lastMessage: string | null;

  @Field(() => Int, {
    description: `How many messages of the other side the viewer hasn’t read, at most ${THREAD_LIMITS.unreadCountedTo}.`,
  })
  unreadCount: number;

  @Field(() => EnquiryWork, { nullable: true, description: 'Where it stands for its business; null for its customer.' })
  work: EnquiryWork | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of enquiries.' })
export class EnquiryConnection extends createConnectionType(EnquiryView, 'enquiries') {}
