import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime, Percentage, TimeOfDay } from '../../graphql/scalars.js';
import { BusinessStatus, type CurrencyCode, type PercentHundredths } from '../../rules/index.js';

registerEnumType(BusinessStatus, {
  name: 'BusinessStatus',
  description: 'Where a business stands with the platform.',
  valuesConfig: {
    NOT_APPLIED: { description: 'No application.' },
    PENDING: { description: 'Applied, not decided yet.' },
    APPROVED: { description: 'May list halls and take bookings.' },
    REJECTED: { description: 'Turned down, with a reason; may apply again.' },
    SUSPENDED: { description: 'Approved before, taken from the public side by an admin.' },
  },
});

@ObjectType({ description: 'An owner’s business as the owner sees it, from its application on.' })
export class BusinessApplication {
  @Field(() => Int, { nullable: true, description: 'The business’s number; absent without an application.' })
  id: number | null;

  @Field(() => BusinessStatus, { description: 'Where the application stands.' })
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

  @Field(() => String, { nullable: true, description: 'Why it was rejected or suspended.' })
  rejectionReason: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the application was sent.' })
  createdAt: Date | null;
}

@ObjectType({ description: 'Opening hours of one weekday, in the business’s time zone.' })
export class OpeningHours {
  @Field(() => Int, { description: '0 is Sunday, 6 Saturday.' })
  dayOfWeek: number;

  @Field(() => TimeOfDay, { description: 'Opening time.' })
  openingTime: string;

  @Field(() => TimeOfDay, { description: 'Closing time; at or before the opening it lies on the next day.' })
  closingTime: string;

  @Field({ description: 'Whether the business is open on that day.' })
  isActive: boolean;
}

@ObjectType({ description: 'How a business lets its halls be booked.' })
export class BookingSlots {
  @Field(() => Int, { description: 'Length of a slot, minutes.' })
  slotDuration: number;

  @Field(() => Int, { description: 'Kept free after a booking, minutes.' })
  bufferTime: number;

  @Field({ description: 'False: a booking takes exactly one slot.' })
  allowMultipleSlots: boolean;

  @Field(() => Int, { description: 'Latest day that can be booked, days ahead.' })
  maxAdvanceBookingDays: number;

  @Field(() => Int, { description: 'Notice that a booking needs, hours.' })
  minAdvanceBookingHours: number;
}

@ObjectType({ description: 'General settings of a business.' })
export class BusinessSettings {
  @Field({ description: 'Currency of all its prices.' })
  currency: string;

  @Field(() => Percentage, { description: 'Default discount on the sum of a booking’s parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Percentage, { description: 'Tax on what remains after the discount.' })
  taxPercentage: PercentHundredths;

  @Field({ description: 'IANA time zone in which its halls’ times are entered and shown.' })
  timeZone: string;

  @Field({ description: 'Whether requests that fit confirm themselves.' })
  instantConfirmation: boolean;

  @Field(() => BookingSlots, { description: 'Slots, buffer and advance.' })
  timeSlots: BookingSlots;

  @Field(() => [OpeningHours], { description: 'Opening hours by weekday; none means open at all hours.' })
  operatingHours: OpeningHours[];

  @Field(() => String, { nullable: true, description: 'Tax number, as it stands on new invoices.' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the logo, as it stands on new invoices.' })
  logo: string | null;
}

@ObjectType({ description: 'One step in the history of a business.' })
export class Verdict {
  @Field({ description: 'applied, reset, approved, rejected, suspended or reinstated.' })
  verdict: string;

  @Field(() => String, { nullable: true, description: 'The reason, where one was given.' })
  reason: string | null;

  @Field({ description: 'Who did it.' })
  decidedByName: string;

  @Field(() => DateTime, { description: 'When.' })
  decidedAt: Date;
}

@ObjectType({ description: 'A business as staff see it.' })
export class BusinessRecord {
  @Field(() => Int, { description: 'The business’s number.' })
  id: number;

  @Field(() => BusinessStatus, { description: 'Where it stands.' })
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

  @Field(() => DateTime, { description: 'When the application was sent, the last time.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was approved.' })
  approvedAt: Date | null;

  @Field(() => Int, { description: 'The owner’s account number.' })
  ownerId: number;

  @Field({ description: 'The owner’s name.' })
  ownerName: string;

  @Field({ description: 'The owner’s e-mail address.' })
  ownerEmail: string;

  @Field(() => Int, { description: 'How many halls it lists.' })
  hallCount: number;
}

@ObjectType({ description: 'A page of businesses.' })
export class BusinessConnection extends ConnectionOf(BusinessRecord, 'businesses') {}
