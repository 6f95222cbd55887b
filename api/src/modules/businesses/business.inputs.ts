import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { Percentage, TimeOfDay } from '../../graphql/scalars.js';
import {
  applicationSchema,
  businessSchema,
  businessSettingsSchema,
  reasonSchema,
} from '../../domain/businesses/inputs.js';
import { BOOKING_LIMITS, HOLD_LIMITS } from '../../domain/bookings/limits.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { CANCELLATION_LIMITS } from '../../domain/payments/cancellation-rules.js';
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

  @Field(() => [String], { nullable: true, description: 'File names as returned by the uploads.' })
  documents?: string[] | null;
}

@InputType({ description: 'Changes to the business’s information; omitted fields stay as they are.' })
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

  @Field(() => TimeOfDay, { description: 'Closing time; at or before the opening time, it is on the next day.' })
  closingTime: string;

  @Field({ nullable: true, description: 'False when closed on that day; the times are kept.' })
  isActive?: boolean;
}

@InputType({ description: 'Booking rules of a business; omitted fields get their defaults.' })
export class BookingSlotsInput {
  @Field(() => Int, { nullable: true, description: 'Length of a slot in minutes.' })
  slotDuration?: number;

  @Field(() => Int, { nullable: true, description: 'Buffer after a booking in minutes.' })
  bufferTime?: number;

  @Field({ nullable: true, description: 'False when a booking takes exactly one slot.' })
  allowMultipleSlots?: boolean;

  @Field(() => Int, { nullable: true, description: 'Latest bookable day, in days from now.' })
  maxAdvanceBookingDays?: number;

  @Field(() => Int, { nullable: true, description: 'Minimum notice for a booking in hours.' })
  minAdvanceBookingHours?: number;
}

@InputType({ description: 'A step of cancellation rules.' })
export class CancellationStepInput {
  @Field(() => Int, { description: 'At least so many days before the event, in the hall’s time zone.' })
  days: number;

  @Field(() => Int, { description: 'So much of what was paid comes back, in whole percent.' })
  percent: number;
}

@InputType({ description: 'Changes to the general settings; omitted fields stay as they are.' })
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

  @Field({ nullable: true, description: 'Whether requests that fit are confirmed automatically.' })
  instantConfirmation?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `For how many hours new requests hold their time, 0 to ${HOLD_LIMITS.hoursMax}; 0 is no hold.`,
  })
  holdHours?: number;

  @Field({
    nullable: true,
    description:
      'Whether approving a request accepts it, until its first payment confirms it; not together with instantConfirmation. The owner’s to change.',
  })
  paymentRequired?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `For how many hours an accepted request holds its time and can be paid, ${HOLD_LIMITS.paymentHours.min} to ${HOLD_LIMITS.paymentHours.max}. The owner’s to change.`,
  })
  paymentHoldHours?: number;

  @Field({
    nullable: true,
    description: 'Whether customers are reminded of payments three days before they are due, and after it.',
  })
  paymentReminders?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `Until how many days before the event customers may ask for changes of their bookings, 0 to ${BOOKING_LIMITS.changeDaysMax}; 0 is until it starts.`,
  })
  changeDays?: number;

  @Field(() => Int, {
    nullable: true,
    description: `Until how many days before the event customers may set the final number of guests without asking, 0 to ${BOOKING_LIMITS.finalGuestsDays.max}; 0 is until it starts. Bookings keep what was agreed.`,
  })
  finalGuestsDays?: number;

  @Field(() => [CancellationStepInput], {
    nullable: true,
    description: `What comes back when a customer cancels: at most ${CANCELLATION_LIMITS.stepsMax} steps, whose percentages fall towards the event; empty gives nothing back. Bookings keep what was agreed.`,
  })
  cancellationRules?: CancellationStepInput[];

  @Field(() => BookingSlotsInput, { nullable: true, description: 'All booking rules.' })
  timeSlots?: BookingSlotsInput;

  @Field(() => [OpeningHoursInput], { nullable: true, description: 'The whole week; empty means open at all hours.' })
  operatingHours?: OpeningHoursInput[];

  @Field(() => String, { nullable: true, description: 'Tax number for invoices; null removes it.' })
  taxNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of an uploaded logo for invoices; null removes it.',
  })
  logo?: string | null;
}

@InputType({ description: 'A decision about a business, with its reason.' })
@Rules(reasonSchema)
export class ReasonInput {
  @Field({ description: 'Sent to the owner.' })
  reason: string;
}

@InputType({ description: 'Filters businesses.' })
export class BusinessFilter {
  @Field(() => BusinessStatus, { nullable: true, description: 'Only businesses in this status.' })
  status?: BusinessStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text in the name or address, ignoring case and accents.',
  })
  text?: string | null;
}
