import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { VisitStatus } from '../../domain/threads/visits.js';

@ObjectType('Visit', { simpleResolvers: true, description: 'An appointment to see a hall.' })
export class VisitView {
  @Field(() => Int, { description: 'The visit.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The booking about which it is; null for an enquiry.' })
  bookingId: number | null;

  @Field(() => Int, { nullable: true, description: 'The enquiry about which it is; null for a booking.' })
  enquiryId: number | null;

  @Field(() => Int, { description: 'The hall to see.' })
  hallId: number;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field({ description: 'The hall’s IANA time zone.' })
  timeZone: string;

  @Field({ description: 'The customer’s name.' })
  customerName: string;

  @Field(() => VisitStatus, { description: 'Where it stands.' })
  status: VisitStatus;

  @Field(() => MessageSide, { description: 'The side that proposed it; the other one answers.' })
  proposedBy: MessageSide;

  @Field(() => DateTime, { description: 'When it is.' })
  startsAt: Date;

  @Field(() => Int, { nullable: true, description: 'How many come, if that was said.' })
  headCount: number | null;

  @Field(() => String, { nullable: true, description: 'A note of the side that proposed it.' })
  note: string | null;

  @Field(() => DateTime, { description: 'When it was proposed.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed; null if it wasn’t.' })
  confirmedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was declined, replaced or cancelled.' })
  endedAt: Date | null;

  @Field(() => MessageSide, {
    nullable: true,
    description:
      'The side that declined, replaced or cancelled it; null for one that staff ended with its conversation.',
  })
  endedBy: MessageSide | null;

  @Field({ description: 'Whether its time has come.' })
  isPast: boolean;

  @Field({ description: 'Whether the viewer can confirm or decline it.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer can cancel it, or take back the proposal.' })
  viewerCanCancel: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of visits.' })
export class VisitConnection extends createConnectionType(VisitView, 'visits') {}
