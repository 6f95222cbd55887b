import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../graphql/scalars.js';
import { HallBlock } from '../availability/availability.types.js';
import { ScheduleExceptionType } from '../availability/schedule.types.js';
import { ExternalEvent } from '../integrations/external-calendar.types.js';
import { BookingView } from './booking.types.js';

/** The number of bookings on a day of the calendar. */
@ObjectType({ simpleResolvers: true, description: 'The number of bookings that start on a day.' })
export class CalendarDay {
  @Field(() => LocalDate, { description: 'The day.' })
  date: string;

  @Field(() => Int, { description: 'Pending requests.' })
  pending: number;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  confirmed: number;
}

@ObjectType({ simpleResolvers: true, description: 'An owner’s calendar: pending and confirmed bookings, and blocks.' })
export class BusinessCalendar {
  @Field({ description: 'The business’s IANA time zone, for all days.' })
  timeZone: string;

  @Field(() => LocalDate, { description: 'The current day at the business.' })
  today: string;

  @Field(() => [BookingView], { description: 'Pending and confirmed bookings that overlap the days, by start.' })
  bookings: BookingView[];

  @Field(() => [CalendarDay], {
    description: 'Counts for each day, even if only some bookings are requested; omits empty days.',
  })
  days: CalendarDay[];

  @Field(() => [HallBlock], { description: 'Blocks that overlap the days, by start.' })
  blocks: HallBlock[];

  @Field(() => [ExternalEvent], {
    description: 'Events of external calendars that overlap the days, by start.',
  })
  externalEvents: ExternalEvent[];

  @Field(() => [ScheduleExceptionType], {
    description:
      'Special days and closed dates among the days that aren’t over, by day; of the hall, those of all halls too.',
  })
  specialDays: ScheduleExceptionType[];
}
