import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import { DayStatus, ShiftStatus } from '../../domain/availability/day-availability.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { ServicePriceType } from '../../graphql/enums.js';
import { CANCELLATION_LIMITS } from '../../domain/payments/cancellation-rules.js';
import { CityRuleType } from '../city-rules/city-rules.types.js';

registerEnumType(DayStatus, {
  name: 'DayStatus',
  description: 'The status of a day in a hall’s calendar.',
  valuesConfig: {
    FREE: { description: 'Entirely free.' },
    PARTLY: { description: 'Partly taken; a booking still fits.' },
    FULL: { description: 'Not even the shortest booking fits.' },
    CLOSED: { description: 'The hall is closed, or the day is too far ahead.' },
    PAST: { description: 'The last possible start has passed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A period of time, including its start but not its end.' })
export class TimeRange {
  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;
}

registerEnumType(ShiftStatus, {
  name: 'ShiftStatus',
  description: 'Whether a shift of a date can be booked.',
  valuesConfig: {
    FREE: { description: 'Nobody has booked it.' },
    TAKEN: { description: 'Booked, held (see heldUntil) or blocked, or its buffer is.' },
    PAST: { description: 'Over, or too late to book.' },
  },
});

const RATE_REASON = {
  nullable: true,
  description: 'Why the price isn’t the ordinary one: “Saturday dinner +20%”; null if it is.',
};

@ObjectType({ simpleResolvers: true, description: 'A shift of a hall on a date.' })
export class DatedShift extends TimeRange {
  @Field(() => Int, { description: 'The shift, for prices and booking requests.' })
  shiftId: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => ShiftStatus, { description: 'Free, taken or past.' })
  status: ShiftStatus;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is free again unless a request that holds it is approved; null unless only holds take it.',
  })
  heldUntil: Date | null;

  @Field(() => Money, { description: 'Its price then, for one unit of its price type, in the hall’s currency.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How it is charged.' })
  priceType: ServicePriceType;

  @Field(() => String, RATE_REASON)
  rateReason: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a hall of free times charges for itself on a day.' })
export class DayPrice {
  @Field(() => Money, { description: 'By hour.' })
  pricePerHour: Hundredths;

  @Field(() => Money, { description: 'By guest.' })
  pricePerPerson: Hundredths;

  @Field(() => Money, { description: 'Once; 0 unless a rate says so.' })
  flatPrice: Hundredths;

  @Field(() => String, RATE_REASON)
  rateReason: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A day in a hall’s calendar.' })
export class AvailabilityDay {
  @Field(() => LocalDate, { description: 'The day, in the hall’s time zone.' })
  date: string;

  @Field(() => DayStatus, { description: 'Free, partly free, full, closed or past.' })
  status: DayStatus;

  @Field(() => TimeRange, {
    nullable: true,
    description: 'The opening hours that start on this day; null when closed.',
  })
  opening: TimeRange | null;

  @Field(() => [TimeRange], {
    description: 'Periods in which a booking with its buffer fits.',
  })
  free: TimeRange[];

  @Field(() => [TimeRange], { description: 'Taken periods, including buffers.' })
  taken: TimeRange[];

  @Field(() => DayPrice, {
    nullable: true,
    description: 'What the hall charges on this day; null for a hall of shifts, and without prices.',
  })
  price: DayPrice | null;

  @Field(() => [DatedShift], {
    description: 'The shifts that start on this day, by start; empty if the hall sells free times.',
  })
  shifts: DatedShift[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The availability of a hall in a month, with the limits for bookings.',
})
export class HallAvailability {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The month: YYYY-MM.' })
  month: string;

  @Field({ description: 'The hall’s IANA time zone, for all days and hours.' })
  timeZone: string;

  @Field(() => String, { description: 'The currency of its prices.' })
  currency: CurrencyCode;

  @Field({ description: 'Whether the hall sells shifts, and no other times.' })
  sellsShifts: boolean;

  @Field(() => LocalDate, { description: 'The current day at the hall.' })
  today: string;

  @Field(() => DateTime, { description: 'The earliest start that is accepted now.' })
  earliestStart: Date;

  @Field(() => LocalDate, { description: 'The last day on which a booking may start.' })
  latestDate: string;

  @Field(() => Int, { description: 'Minimum length of a booking in minutes.' })
  leastMinutes: number;

  @Field(() => Int, { description: 'Maximum length of a booking in minutes.' })
  mostMinutes: number;

  @Field(() => Int, { description: 'Buffer after every booking in minutes.' })
  bufferMinutes: number;

  @Field(() => Int, { description: 'For how many hours a request holds its time; 0 if it does not.' })
  holdHours: number;

  @ListLength(CANCELLATION_LIMITS.stepsMax + 2)
  @Field(() => [String], { description: 'What comes back when a booking is cancelled, as sentences.' })
  cancellationTerms: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'In how many hours, rounded up, the business answered three quarters of its latest requests and questions; null when there are too few.',
  })
  answersWithinHours: number | null;

  @Field(() => [CityRuleType], {
    description:
      'The rules of the hall’s city in that month. What one of them refuses is neither free nor among the shifts.',
  })
  cityRules: CityRuleType[];

  @Field(() => [AvailabilityDay], { description: 'Every day of the month, in order.' })
  days: AvailabilityDay[];
}

@ObjectType({ simpleResolvers: true, description: 'A period in which an owner accepts no bookings.' })
export class HallBlock {
  @Field(() => Int, { description: 'The block’s id, to remove it.' })
  id: number;

  @Field(() => [Int], { description: 'The blocked halls.' })
  hallIds: number[];

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field(() => String, { nullable: true, description: 'The owner’s note.' })
  note: string | null;
}
