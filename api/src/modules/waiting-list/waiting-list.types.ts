import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { WaitingState } from '../../domain/waiting-list/transitions.js';

registerEnumType(WaitingState, {
  name: 'WaitingState',
  description: 'The state of an entry of a waiting list.',
  valuesConfig: {
    WAITING: { description: 'Waits for its time to become free.' },
    OFFERED: { description: 'The time is free, and held for its customer.' },
    REQUESTED: { description: 'Its customer requested the time.' },
    MISSED: { description: 'Its customer did not request the time while it was offered.' },
    LEFT: { description: 'Its customer left the list.' },
    ENDED: { description: 'Its time has begun, or the hall is no longer public.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A customer who waits for a time of a hall that is taken.' })
export class WaitingEntry {
  @Field(() => Int, { description: 'The entry’s id.' })
  id: number;

  @Field(() => WaitingState, { description: 'Its state.' })
  state: WaitingState;

  @Field(() => Int, {
    nullable: true,
    description: 'The place among those who wait for an overlapping time of the hall; null unless it is waiting.',
  })
  place: number | null;

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

  @Field(() => LocalDate, { description: 'The day of the start in the hall’s time zone.' })
  date: string;

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field(() => String, { nullable: true, description: 'The name of the shift; null for free times.' })
  shiftName: string | null;

  @Field(() => Int, { description: 'Guests.' })
  guestCount: number;

  @Field({
    description: 'The customer’s name. The owner gets no contact details: the customer has requested nothing yet.',
  })
  customerName: string;

  @Field(() => DateTime, { description: 'When the customer joined the list.' })
  joinedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the time was offered.' })
  offeredAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when the time is, or was, held for the customer.' })
  offeredUntil: Date | null;

  @Field({ description: 'Whether the viewer may leave the list.' })
  viewerCanLeave: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a waiting list.' })
export class WaitingEntryConnection extends createConnectionType(WaitingEntry, 'entries') {}
