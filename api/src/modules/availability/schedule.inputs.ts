import { Field, InputType, Int } from 'type-graphql';
import { ServicePriceType } from '../../graphql/enums.js';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, Money, TimeOfDay } from '../../graphql/scalars.js';
import { PREVIOUS_VERSION } from '../../graphql/version.js';
import { hallBookingSettingsSchema } from '../../domain/businesses/inputs.js';
import { hallShiftSchema, scheduleExceptionSchema } from '../../domain/availability/inputs.js';
import { EXCEPTION_LIMITS, SHIFT_LIMITS } from '../../domain/availability/limits.js';
import type { Hundredths } from '../../domain/money/money.js';
import { OpeningHoursInput } from '../businesses/business.inputs.js';

@InputType({ description: 'A shift of a hall: a named part of the day that is sold as a whole.' })
@Rules(hallShiftSchema)
export class HallShiftInput {
  @Field({ description: `Its name, at most ${SHIFT_LIMITS.nameMaxCharacters} characters.` })
  name: string;

  @Field(() => [Int], { description: 'The weekdays on which it starts: 0 is Sunday, 6 Saturday.' })
  weekdays: number[];

  @Field(() => TimeOfDay, { description: 'When it starts, in the business’s time zone.' })
  startTime: string;

  @Field(() => TimeOfDay, {
    description: 'When it ends, 2 to 23 hours later; at or before the start means the next day.',
  })
  endTime: string;

  @Field(() => Money, { description: 'Its price, which replaces the hall’s own prices.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { nullable: true, description: 'How it is charged; defaults to PER_PERSON.' })
  priceType: ServicePriceType;

  @Field(() => String, PREVIOUS_VERSION)
  previousVersion?: string | null;
}

@InputType({
  description: 'The values that a hall sets for itself: null means as its business, omitted fields stay as they are.',
})
@Rules(hallBookingSettingsSchema)
export class HallBookingSettingsInput {
  @Field(() => Int, { nullable: true, description: 'Length of a slot in minutes.' })
  slotDuration?: number | null;

  @Field(() => Int, { nullable: true, description: 'Buffer after a booking in minutes.' })
  bufferTime?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'False when a booking takes exactly one slot.' })
  allowMultipleSlots?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Latest bookable day, in days from now.' })
  maxAdvanceBookingDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum notice for a booking in hours.' })
  minAdvanceBookingHours?: number | null;

  @Field(() => [OpeningHoursInput], { nullable: true, description: 'The whole week; empty means open at all hours.' })
  operatingHours?: OpeningHoursInput[] | null;
}

@InputType({ description: 'Special hours or a closing: without times, the hall is closed on these days.' })
@Rules(scheduleExceptionSchema)
export class ScheduleExceptionInput {
  @Field(() => Int, { nullable: true, description: 'The hall; defaults to every hall of the business.' })
  hallId?: number | null;

  @Field(() => LocalDate, { description: 'The first day, in the business’s time zone.' })
  firstDay: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last day; defaults to a single day.' })
  lastDay?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'When it opens on these days.' })
  openingTime?: string | null;

  @Field(() => TimeOfDay, {
    nullable: true,
    description: 'When it closes; at or before the opening means the next day.',
  })
  closingTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for the owner, at most ${EXCEPTION_LIMITS.noteMaxCharacters} characters.`,
  })
  note?: string | null;
}
