import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A calendar of another program, read every 15 minutes; its events take the time of halls.',
})
export class ExternalCalendar {
  @Field(() => Int, { description: 'The calendar’s id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'Where it is read; can be a secret.' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'The hall whose time its events take; null for every hall.' })
  hallId: number | null;

  @Field(() => String, { nullable: true, description: 'The hall’s title; null for every hall.' })
  hallTitle: string | null;

  @Field(() => Int, { description: 'Its upcoming events, as of the last read.' })
  eventCount: number;

  @Field(() => Int, { description: 'Confirmed bookings that its events overlap.' })
  clashCount: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was last read.' })
  syncedAt: Date | null;

  @Field(() => Int, { description: 'Failed attempts since then.' })
  failures: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed; null if it didn’t.' })
  lastError: string | null;

  @Field(() => DateTime, { description: 'When it is read next.' })
  nextSyncAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An event of an external calendar that takes the time of halls.' })
export class ExternalEvent {
  @Field(() => Int, { description: 'The calendar.' })
  calendarId: number;

  @Field({ description: 'The calendar’s name.' })
  calendarName: string;

  @Field({ description: 'The event’s title; can be empty.' })
  title: string;

  @Field(() => [Int], { description: 'The halls whose time it takes.' })
  hallIds: number[];

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;
}
