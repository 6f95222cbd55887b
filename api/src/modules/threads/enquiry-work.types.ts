import { Field, Int, ObjectType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_SOURCES,
  EnquirySource,
  EnquiryStage,
  LostReason,
} from '../../domain/threads/enquiries.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide } from '../../domain/threads/messages.js';

@ObjectType({ simpleResolvers: true, description: 'What the business knows of an enquiry, and its customer doesn’t.' })
export class EnquiryWork {
  @Field(() => EnquiryStage, { description: 'Where it stands: new, answered, offered or lost.' })
  stage: EnquiryStage;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which the business asks again.' })
  followUpOn: string | null;

  @Field({ description: 'Whether that day has come.' })
  isFollowUpDue: boolean;

  @Field(() => LostReason, { nullable: true, description: 'Why it was lost; null while it is open.' })
  lostReason: LostReason | null;

  @Field(() => String, { nullable: true, description: 'The same in the business’s words, if any.' })
  lostNote: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What began as an enquiry: an open one, or the booking that its customer requested, or that the business entered.',
})
export class PipelineEntry {
  @Field(() => Int, { nullable: true, description: 'The enquiry; null once it became a booking.' })
  enquiryId: number | null;

  @Field(() => Int, { nullable: true, description: 'The booking; null for an open enquiry.' })
  bookingId: number | null;

  @Field(() => EnquiryStage, { description: 'Where it stands.' })
  stage: EnquiryStage;

  @Field(() => EnquirySource, { description: 'How it came in.' })
  source: EnquirySource;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field({ description: 'The hall’s IANA time zone.' })
  timeZone: string;

  @Field({ description: 'The customer’s name.' })
  customerName: string;

  @Field(() => LocalDate, { nullable: true, description: 'The day of the function, as far as it is known.' })
  day: string | null;

  @Field(() => Int, { nullable: true, description: 'About how many guests come.' })
  guestCount: number | null;

  @Field(() => Occasion, { nullable: true, description: 'What it is for.' })
  occasion: Occasion | null;

  @Field(() => DateTime, { description: 'When the customer asked, or it was entered by hand.' })
  askedAt: Date;

  @Field(() => DateTime, {
    description: 'When its latest message was sent; where it was entered by hand, when that was changed last.',
  })
  lastMessageAt: Date;

  @Field(() => MessageSide, { description: 'Who wrote its latest message; a note is the business’s.' })
  lastMessageSide: MessageSide;

  @Field(() => String, {
    nullable: true,
    description: `The first ${THREAD_LIMITS.excerptCharacters} characters of its latest message, null once that was deleted; or of what was noted by hand, if anything.`,
  })
  lastMessage: string | null;

  @Field(() => Int, {
    description: `How many messages of the customer the viewer hasn’t read, at most ${THREAD_LIMITS.unreadCountedTo}.`,
  })
  unreadCount: number;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which the business asks again.' })
  followUpOn: string | null;

  @Field({ description: 'Whether that day has come.' })
  isFollowUpDue: boolean;

  @Field(() => LostReason, { nullable: true, description: 'Why the business gave an enquiry up.' })
  lostReason: LostReason | null;

  @Field(() => String, { nullable: true, description: 'The same in the business’s words, if any.' })
  lostNote: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what began as an enquiry.' })
export class EnquiryPipeline extends createConnectionType(PipelineEntry, 'enquiries') {}

@ObjectType({
  simpleResolvers: true,
  description: `How many enquiries stand where, and what became of those of the last ${ENQUIRY_LIMITS.summaryDays} days.`,
})
export class EnquirySums {
  @Field(() => Int, { description: 'How many are new.' })
  new: number;

  @Field(() => Int, { description: 'How many are answered.' })
  answered: number;

  @Field(() => Int, { description: 'How many have an offer that waits for its customer.' })
  offered: number;

  @Field(() => Int, { description: 'How many became a request that waits for an answer.' })
  held: number;

  @Field(() => Int, { description: 'How many became a booking that is accepted or confirmed.' })
  won: number;

  @Field(() => Int, { description: 'How many are lost.' })
  lost: number;

  @Field(() => Int, { description: 'How many have a follow-up day that has come.' })
  followUpDue: number;

  @Field(() => Int, { description: `How many began in the last ${ENQUIRY_LIMITS.summaryDays} days.` })
  recentlyAsked: number;

  @Field(() => Int, { description: 'How many of these became a booking that is accepted or confirmed.' })
  recentlyWon: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The median time in minutes until somebody of the business answered these, and what customers wrote about bookings; null if nobody did. Those entered by hand count in none.',
  })
  medianAnswerMinutes: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The enquiries of one hall in numbers.' })
export class HallEnquirySums extends EnquirySums {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s name in Urdu, if any.' })
  hallNameUrdu: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The enquiries of one source in numbers.' })
export class SourceEnquirySums extends EnquirySums {
  @Field(() => EnquirySource, { description: 'How they came in.' })
  source: EnquirySource;
}

@ObjectType({ simpleResolvers: true, description: 'The enquiries of a business in numbers.' })
export class EnquirySummary {
  @Field(() => EnquirySums, { description: 'At all halls.' })
  total: EnquirySums;

  @ListLength(ENQUIRY_LIMITS.summaryHallsMax)
  @Field(() => [HallEnquirySums], { description: 'By hall, the one with the most enquiries first.' })
  halls: HallEnquirySums[];

  @ListLength(ENQUIRY_SOURCES.length)
  @Field(() => [SourceEnquirySums], { description: 'By source, every one of them.' })
  sources: SourceEnquirySums[];
}
