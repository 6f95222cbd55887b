import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { Percentage, TimeOfDay } from '../../graphql/scalars.js';
import {
  applicationSchema,
  businessSchema,
  businessSettingsSchema,
  reasonSchema,
} from '../../domain/businesses/inputs.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { PercentHundredths } from '../../domain/money/money.js';

@InputType({ description: 'An application for a business account.' })
@Rules(applicationSchema)
export class ApplyForBusinessInput {
  @Field({ description: 'Business name, 2 to 100 characters.' })
  name: string;

  @Field({ description: 'Business address, 5 to 200 characters.' })
  location: string;

  @Field({ description: 'Phone number: an optional plus and 10 to 20 digits, spaces, dashes or parentheses.' })
  phone: string;

  @Field({ description: 'What the business does, 10 to 1000 characters.' })
  description: string;

  @Field(() => [String], { nullable: true, description: 'Names that the uploads answered with.' })
  documents?: string[] | null;
}

@InputType({ description: 'Changes to the business’s information; what is left out stays.' })
@Rules(businessSchema)
export class UpdateBusinessInput {
  @Field({ nullable: true, description: 'Business name.' })
  name?: string;

  @Field({ nullable: true, description: 'Business address.' })
  location?: string;

  @Field({ nullable: true, description: 'Phone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'What the business does.' })
  description?: string | null;
}

@InputType({ description: 'Opening hours of one weekday.' })
export class OpeningHoursInput {
  @Field(() => Int, { description: '0 is Sunday, 6 Saturday.' })
  dayOfWeek: number;

  @Field(() => TimeOfDay, { description: 'Opening time.' })
  openingTime: string;

  @Field(() => TimeOfDay, { description: 'Closing time; at or before the opening it lies on the next day.' })
  closingTime: string;

  @Field({ nullable: true, description: 'False: closed on that day, the times are kept.' })
  isActive?: boolean;
}

@InputType({ description: 'How a business lets its halls be booked; what is left out takes its default.' })
export class BookingSlotsInput {
  @Field(() => Int, { nullable: true, description: 'Length of a slot, minutes.' })
  slotDuration?: number;

  @Field(() => Int, { nullable: true, description: 'Kept free after a booking, minutes.' })
  bufferTime?: number;

  @Field({ nullable: true, description: 'False: a booking takes exactly one slot.' })
  allowMultipleSlots?: boolean;

  @Field(() => Int, { nullable: true, description: 'Latest day that can be booked, days ahead.' })
  maxAdvanceBookingDays?: number;

  @Field(() => Int, { nullable: true, description: 'Notice that a booking needs, hours.' })
  minAdvanceBookingHours?: number;
}

@InputType({ description: 'Changes to the general settings; what is left out stays.' })
@Rules(businessSettingsSchema)
export class BusinessSettingsInput {
  @Field(() => String, { nullable: true, description: 'One of the supported currencies.' })
  currency?: CurrencyCode;

  @Field(() => Percentage, { nullable: true, description: 'Default discount, 0 to 100.' })
  discountPercentage?: PercentHundredths;

  @Field(() => Percentage, { nullable: true, description: 'Tax rate, 0 to 100.' })
  taxPercentage?: PercentHundredths;

  @Field({ nullable: true, description: 'IANA time zone.' })
  timeZone?: string;

  @Field({ nullable: true, description: 'Whether requests that fit confirm themselves.' })
  instantConfirmation?: boolean;

  @Field(() => BookingSlotsInput, { nullable: true, description: 'Slots, buffer and advance, all of them.' })
  timeSlots?: BookingSlotsInput;

  @Field(() => [OpeningHoursInput], { nullable: true, description: 'The whole week; empty means open at all hours.' })
  operatingHours?: OpeningHoursInput[];

  @Field(() => String, { nullable: true, description: 'Tax number for invoices; null takes it off.' })
  taxNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of an uploaded picture that stands on invoices; null takes it off.',
  })
  logo?: string | null;
}

@InputType({ description: 'A decision about a business, with its reason.' })
@Rules(reasonSchema)
export class ReasonInput {
  @Field({ description: 'Told to the owner.' })
  reason: string;
}

@InputType({ description: 'Which businesses to list.' })
export class BusinessFilter {
  @Field(() => BusinessStatus, { nullable: true, description: 'Only those in this status.' })
  status?: BusinessStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of a name or an address, without regard to case and accents.',
  })
  text?: string | null;
}
