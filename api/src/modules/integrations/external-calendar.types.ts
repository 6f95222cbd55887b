import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarProblemReason } from '../../domain/integrations/inputs.js';
import { DateTime } from '../../graphql/scalars.js';

registerEnumType(CalendarProblemReason, {
  name: 'CalendarProblemReason',
  description: 'Why an event of an external calendar isn’t read, or not as a whole.',
  valuesConfig: {
    START: { description: 'Its start can’t be read; left out.' },
    END: { description: 'Its end can’t be read, or is of a day before its start; left out.' },
    NO_LENGTH: { description: 'It begins and ends at the same moment, so it takes no time.' },
    RULE: { description: 'Its repetition can’t be read; only its first date is taken.' },
    TOO_MANY: { description: 'It has more dates ahead than a calendar may have events; left out.' },
    EXCEPTION: { description: 'A date that it adds, moves or leaves out can’t be read; the rest is taken.' },
    ZONE: { description: 'Its time zone isn’t known; taken in that of the business.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An event that can’t be read, or not as a whole.' })
export class ExternalCalendarProblem {
  @Field({ description: 'The event’s title; can be empty.' })
  title: string;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; null if that can’t be read.' })
  startTime: Date | null;

  @Field(() => CalendarProblemReason, { description: 'What is wrong with it.' })
  reason: CalendarProblemReason;
}

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

  @Field(() => Int, { description: 'Events that can’t be read, or not as a whole, as of the last read.' })
  problemCount: number;

  @Field(() => [ExternalCalendarProblem], { description: 'The first 20 of those.' })
  problems: ExternalCalendarProblem[];

  @Field(() => Int, { description: 'Confirmed bookings that its events overlap.' })
  clashCount: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was last read.' })
  syncedAt: Date | null;

  @Field(() => Int, { description: 'Failed attempts since then, for whatever reason.' })
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
