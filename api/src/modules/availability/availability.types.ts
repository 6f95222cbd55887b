import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import type { DayStatus } from '../../domain/availability/availability.js';

/** The states of a day by the names of the schema. */
const DAY_STATUS: Readonly<Record<string, DayStatus>> = {
  FREE: 'free',
  PARTLY: 'partly',
  FULL: 'full',
  CLOSED: 'closed',
  PAST: 'past',
};

registerEnumType(DAY_STATUS, {
  name: 'DayStatus',
  description: 'What a day of a hall’s calendar looks like.',
  valuesConfig: {
    FREE: { description: 'Nothing is taken.' },
    PARTLY: { description: 'Something is taken, and a booking still fits.' },
    FULL: { description: 'Not even the shortest booking fits any more.' },
    CLOSED: { description: 'The hall is closed, or the day lies beyond the latest advance.' },
    PAST: { description: 'The day’s last possible start is over.' },
  },
});

@ObjectType({ description: 'A stretch of time, its start included, its end not.' })
export class TimeRange {
  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;
}

@ObjectType({ description: 'One day of a hall’s calendar.' })
export class AvailabilityDay {
  @Field(() => LocalDate, { description: 'The day, in the hall’s time zone.' })
  date: string;

  @Field(() => DAY_STATUS, { description: 'Free, partly free, full, closed or past.' })
  status: DayStatus;

  @Field(() => TimeRange, { nullable: true, description: 'The hours that open on this day; absent when closed.' })
  opening: TimeRange | null;

  @Field(() => [TimeRange], {
    description: 'Stretches in which a booking can lie, the time kept free after it included.',
  })
  free: TimeRange[];

  @Field(() => [TimeRange], { description: 'Taken hours, the time kept free after a booking included.' })
  taken: TimeRange[];
}

@ObjectType({ description: 'A month of a hall: what is free, and what a booking has to keep to.' })
export class HallAvailability {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The month: YYYY-MM.' })
  month: string;

  @Field({ description: 'The hall’s time zone, an IANA name. Days and hours are meant there.' })
  timeZone: string;

  @Field(() => LocalDate, { description: 'The day that it is there now.' })
  today: string;

  @Field(() => DateTime, { description: 'The earliest start that is taken now.' })
  earliestStart: Date;

  @Field(() => LocalDate, { description: 'The last day on which a booking may start.' })
  latestDate: string;

  @Field(() => Int, { description: 'Least length of a booking, in minutes.' })
  leastMinutes: number;

  @Field(() => Int, { description: 'Most length of a booking, in minutes.' })
  mostMinutes: number;

  @Field(() => Int, { description: 'Minutes that stay free after every booking.' })
  bufferMinutes: number;

  @Field(() => [AvailabilityDay], { description: 'Every day of the month, in order.' })
  days: AvailabilityDay[];
}

@ObjectType({ description: 'A time in which an owner takes no bookings.' })
export class HallBlock {
  @Field(() => Int, { description: 'The block’s number, for taking it back.' })
  id: number;

  @Field(() => [Int], { description: 'The halls that it concerns.' })
  hallIds: number[];

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field(() => String, { nullable: true, description: 'The owner’s word on it.' })
  note: string | null;
}
