import { Field, Int, ObjectType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { LocalDate, TimeOfDay } from '../../graphql/scalars.js';
import { CITY_RULE_LIMITS } from '../../domain/city-rules/limits.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { BookingSlots, OpeningHours } from '../businesses/business.types.js';
import { CityRuleType } from '../city-rules/city-rules.types.js';
import { HallShift } from '../halls/hall-shift.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The values that a hall sets for itself about when it can be booked; null means as its business.',
})
export class HallBookingSettings {
  @Field(() => Int, { nullable: true, description: 'Length of a slot in minutes.' })
  slotDuration: number | null;

  @Field(() => Int, { nullable: true, description: 'Buffer after a booking in minutes.' })
  bufferTime: number | null;

  @Field(() => Boolean, { nullable: true, description: 'False when a booking takes exactly one slot.' })
  allowMultipleSlots: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Latest bookable day, in days from now.' })
  maxAdvanceBookingDays: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum notice for a booking in hours.' })
  minAdvanceBookingHours: number | null;

  @Field(() => [OpeningHours], { nullable: true, description: 'Its own week; empty when always open.' })
  operatingHours: readonly OpeningHours[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'When a hall can be booked, for its owner.' })
export class HallSchedule {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'Its name.' })
  title: string;

  @Field(() => [HallShift], { description: 'The shifts that it sells, by start; empty if it sells free times.' })
  shifts: HallShift[];

  @ListLength(CITY_RULE_LIMITS.perCityMax)
  @Field(() => [CityRuleType], { description: 'The closing hours of its city that aren’t over.' })
  closingHours: CityRuleType[];

  @Field(() => BookingSlots, { description: 'The booking rules that hold: its own, else its business’s.' })
  timeSlots: BookingSlots;

  @Field(() => [OpeningHours], { description: 'The week that holds; empty when always open.' })
  operatingHours: readonly OpeningHours[];

  @Field(() => HallBookingSettings, { description: 'Those of them that it sets for itself.' })
  ownSettings: HallBookingSettings;
}

@ObjectType('ScheduleException', {
  simpleResolvers: true,
  description: 'Days on which one hall or all of them are closed, or open at other hours.',
})
export class ScheduleExceptionType {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The hall, which wins over all halls; null for all of them.' })
  hallId: number | null;

  @Field(() => LocalDate, { description: 'The first day, in the business’s time zone.' })
  firstDay: string;

  @Field(() => LocalDate, { description: 'The last day.' })
  lastDay: string;

  @Field(() => TimeOfDay, { nullable: true, description: 'When it opens; null when closed.' })
  openingTime: string | null;

  @Field(() => TimeOfDay, {
    nullable: true,
    description: 'When it closes; at or before the opening means the next day. Null when closed.',
  })
  closingTime: string | null;

  @Field(() => String, { nullable: true, description: 'The owner’s note.' })
  note: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'When the halls of a business can be booked, for its owner.' })
export class BusinessSchedule {
  @Field({ description: 'The business’s IANA time zone, for all days and hours.' })
  timeZone: string;

  @Field(() => String, { description: 'The currency of its prices.' })
  currency: CurrencyCode;

  @Field(() => BookingSlots, { description: 'Booking rules of all halls that don’t set their own.' })
  timeSlots: BookingSlots;

  @Field(() => [OpeningHours], { description: 'Their opening hours by weekday; empty when always open.' })
  operatingHours: readonly OpeningHours[];

  @Field(() => [HallSchedule], { description: 'Its halls, by name.' })
  halls: HallSchedule[];

  @Field(() => [ScheduleExceptionType], {
    description: 'Special days and closed dates that aren’t over, by day.',
  })
  exceptions: ScheduleExceptionType[];
}
