import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { ReportCategory, ReportOutcome } from '../../domain/threads/reports.js';
import { MessageView } from './thread.types.js';

@ObjectType('ThreadReport', { simpleResolvers: true, description: 'A report of a thread, for staff.' })
export class ThreadReportView {
  @Field(() => Int, { description: 'The report.' })
  id: number;

  @Field(() => ReportCategory, { description: 'Why it was reported.' })
  category: ReportCategory;

  @Field(() => String, { nullable: true, description: 'The reporter’s note.' })
  note: string | null;

  @Field(() => Int, { nullable: true, description: 'The message that it is about; null for the whole.' })
  messageId: number | null;

  @Field(() => MessageSide, { description: 'The side that reported the other one.' })
  reporterSide: MessageSide;

  @Field({ description: 'Who reported it; Anonymous User for a deleted account.' })
  reporterName: string;

  @Field({ description: 'The customer of the thread.' })
  customerName: string;

  @Field({ description: 'The business of the thread.' })
  businessName: string;

  @Field({ description: 'The hall of the booking or the enquiry.' })
  hallTitle: string;

  @Field({ description: 'The hall’s time zone.' })
  timeZone: string;

  @Field(() => Int, { nullable: true, description: 'The booking; null for an enquiry.' })
  bookingId: number | null;

  @Field(() => Int, { nullable: true, description: 'The enquiry; null for a booking.' })
  enquiryId: number | null;

  @Field(() => DateTime, { description: 'When it was reported.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When staff first read the thread because of it.' })
  openedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was resolved; null while it is open.' })
  resolvedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Who resolved it.' })
  resolvedByName: string | null;

  @Field(() => ReportOutcome, { nullable: true, description: 'How it was resolved.' })
  outcome: ReportOutcome | null;

  @Field(() => String, { nullable: true, description: 'The note of who resolved it.' })
  outcomeNote: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of reports of threads.' })
export class ThreadReportConnection extends createConnectionType(ThreadReportView, 'reports') {}

@ObjectType({ simpleResolvers: true, description: 'A page of the messages of a reported thread, newest first.' })
export class ReportedMessageConnection extends createConnectionType(MessageView, 'messages') {}
