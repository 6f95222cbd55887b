import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, Percentage, TimeOfDay } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { CANCELLATION_LIMITS } from '../../domain/payments/cancellation-rules.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import type { PercentHundredths } from '../../domain/money/money.js';

@ObjectType('CancellationStep', { simpleResolvers: true, description: 'A step of cancellation rules.' })
class CancellationStepView {
  @Field(() => Int, { description: 'At least so many days before the event, in the hall’s time zone.' })
  days: number;

  @Field(() => Int, { description: 'So much of what was paid comes back, in whole percent.' })
  percent: number;
}

registerEnumType(BusinessStatus, {
  name: 'BusinessStatus',
  description: 'The status of a business.',
  valuesConfig: {
    NOT_APPLIED: { description: 'No application.' },
    PENDING: { description: 'Applied and not decided yet.' },
    APPROVED: { description: 'May list halls and take bookings.' },
    REJECTED: { description: 'Rejected with a reason; may apply again.' },
    SUSPENDED: { description: 'Suspended by an admin after approval.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A business as its owner sees it, from the application on.' })
export class BusinessApplication {
  @Field(() => Int, { nullable: true, description: 'The business’s id; null without an application.' })
  id: number | null;

  @Field(() => BusinessStatus, { description: 'The status of the application.' })
  status: BusinessStatus;

  @Field(() => String, { nullable: true, description: 'Business name.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Business address.' })
  location: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'What the business does.' })
  description: string | null;

  @Field(() => [String], { description: 'Names of the supporting documents.' })
  documents: string[];

  @Field({ description: 'Currency of all its prices.' })
  currency: string;

  @Field(() => String, { nullable: true, description: 'Why it was rejected or suspended; for its owner alone.' })
  rejectionReason: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the application was sent.' })
  createdAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Opening hours of one weekday, in the business’s time zone.' })
export class OpeningHours {
  @Field(() => Int, { description: '0 is Sunday, 6 Saturday.' })
  dayOfWeek: number;

  @Field(() => TimeOfDay, { description: 'Opening time.' })
  openingTime: string;

  @Field(() => TimeOfDay, { description: 'Closing time; at or before the opening time, it is on the next day.' })
  closingTime: string;

  @Field({ description: 'Whether the business is open on that day.' })
  isActive: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Booking rules of a business.' })
export class BookingSlots {
  @Field(() => Int, { description: 'Length of a slot in minutes.' })
  slotDuration: number;

  @Field(() => Int, { description: 'Buffer after a booking in minutes.' })
  bufferTime: number;

  @Field({ description: 'False when a booking takes exactly one slot.' })
  allowMultipleSlots: boolean;

  @Field(() => Int, { description: 'Latest bookable day, in days from now.' })
  maxAdvanceBookingDays: number;

  @Field(() => Int, { description: 'Minimum notice for a booking in hours.' })
  minAdvanceBookingHours: number;
}

@ObjectType({ simpleResolvers: true, description: 'General settings of a business.' })
export class BusinessSettings {
  @Field({ description: 'Currency of all its prices.' })
  currency: string;

  @Field(() => Percentage, { description: 'Default discount on the sum of a booking’s parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Percentage, { description: 'Tax on what remains after the discount.' })
  taxPercentage: PercentHundredths;

  @Field({ description: 'IANA time zone of its halls’ times.' })
  timeZone: string;

  @Field({ description: 'Whether requests that fit are confirmed automatically.' })
  instantConfirmation: boolean;

  @Field(() => Int, { description: 'For how many hours a request holds its time; 0 is no hold.' })
  holdHours: number;

  @Field({
    description: 'Whether approving a request accepts it, until its first payment confirms it.',
  })
  paymentRequired: boolean;

  @Field(() => Int, { description: 'For how many hours an accepted request holds its time and can be paid.' })
  paymentHoldHours: number;

  @Field({ description: 'Whether customers are reminded of payments before and after they are due.' })
  paymentReminders: boolean;

  @Field(() => Int, {
    description:
      'Until how many days before the event customers may ask for changes of their bookings; 0 is until it starts.',
  })
  changeDays: number;

  @Field(() => Int, {
    description:
      'Until how many days before the event customers may set the final number of guests of new bookings without asking; 0 is until it starts.',
  })
  finalGuestsDays: number;

  @ListLength(CANCELLATION_LIMITS.stepsMax)
  @Field(() => [CancellationStepView], {
    description: 'What comes back when a customer cancels, the earliest step first; later than the last, nothing.',
  })
  cancellationRules: CancellationStepView[];

  @Field(() => BookingSlots, { description: 'Booking rules.' })
  timeSlots: BookingSlots;

  @Field(() => [OpeningHours], { description: 'Opening hours by weekday; empty when always open.' })
  operatingHours: OpeningHours[];

  @Field(() => String, { nullable: true, description: 'Tax number for new invoices.' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the logo for new invoices.' })
  logo: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A step in the history of a business.' })
export class Verdict {
  @Field({ description: 'applied, reset, approved, rejected, suspended or reinstated.' })
  verdict: string;

  @Field(() => String, { nullable: true, description: 'The reason, if any.' })
  reason: string | null;

  @Field({ description: 'Who did it.' })
  decidedByName: string;

  @Field(() => DateTime, { description: 'When.' })
  decidedAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A business, for staff.' })
export class BusinessRecord {
  @Field(() => Int, { description: 'The business’s id.' })
  id: number;

  @Field(() => BusinessStatus, { description: 'Its status.' })
  status: BusinessStatus;

  @Field({ description: 'Business name.' })
  name: string;

  @Field({ description: 'Business address.' })
  location: string;

  @Field({ description: 'Phone number.' })
  phone: string;

  @Field({ description: 'What the business does.' })
  description: string;

  @Field(() => [String], { description: 'Names of the supporting documents.' })
  documents: string[];

  @Field(() => String, { description: 'Currency of all its prices.' })
  currency: CurrencyCode;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  rejectionReason: string | null;

  @Field(() => String, { nullable: true, description: 'Why it is suspended.' })
  suspensionReason: string | null;

  @Field(() => DateTime, { description: 'When the application was last sent.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was approved.' })
  approvedAt: Date | null;

  @Field(() => Int, { description: 'The owner’s account id.' })
  ownerId: number;

  @Field({ description: 'The owner’s name.' })
  ownerName: string;

  @Field({ description: 'The owner’s e-mail address.' })
  ownerEmail: string;

  @Field(() => Int, { description: 'The number of its halls.' })
  hallCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of businesses.' })
export class BusinessConnection extends createConnectionType(BusinessRecord, 'businesses') {}
