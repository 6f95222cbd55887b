import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import { ScheduleConflict } from '../../domain/availability/exceptions.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import type { Extra } from '../../domain/bookings/extras.js';
import { FunctionName } from '../../domain/bookings/functions.js';
import { OFFER_LIMITS } from '../../domain/bookings/offers.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import { BookingStep } from '../../domain/bookings/next-step.js';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import { CITY_RULE_LIMITS } from '../../domain/city-rules/limits.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { CANCELLATION_LIMITS } from '../../domain/payments/cancellation-rules.js';
import { CityRuleType } from '../city-rules/city-rules.types.js';
import { BookingChangeView, FinalGuests } from './open-change.types.js';
import { BookingGroupView } from './booking-function.types.js';
import {
  BookedService,
  BookingExtraType,
  EXTRAS,
  FIXED_SERVICES,
  OPTIONAL_SERVICES,
  PriceFields,
} from './booking-price.types.js';
import './booking-status.types.js';
import { ContactLinks } from '../halls/hall-detail.types.js';

registerEnumType(ScheduleConflict, {
  name: 'ScheduleConflict',
  description: 'What a special day has against a request.',
  valuesConfig: {
    CLOSED: { description: 'The hall is closed on that day.' },
    OTHER_HOURS: { description: 'The hall is open at other hours, which don’t cover it.' },
  },
});

const CITY_RULES = {
  description: 'The rules of its city to know of: closing hours that it goes beyond, and the one dish of its evening.',
};

@ObjectType({ simpleResolvers: true, description: 'The current price for a hall, a time, guests and services.' })
export class PriceQuote extends PriceFields {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => DateTime, { description: 'When it would start.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it would end.' })
  endTime: Date;

  @Field({ description: 'Whether the hall is currently free at that time.' })
  isAvailable: boolean;

  @ListLength(CITY_RULE_LIMITS.perBooking)
  @Field(() => [CityRuleType], CITY_RULES)
  cityRules: CityRuleType[];

  @Field(() => [BookedService], FIXED_SERVICES)
  fixedServices: BookedService[];

  @Field(() => [BookedService], OPTIONAL_SERVICES)
  optionalServices: BookedService[];
}

@ObjectType('Booking', {
  simpleResolvers: true,
  description: 'A booking request and its outcome. It keeps what was agreed, unaffected by later changes of the hall.',
})
export class BookingView extends PriceFields {
  @Field(() => Int, { description: 'The booking’s id.' })
  id: number;

  @Field(() => BookingSource, {
    description: 'Who made it. An offer to an enquiry is of the customer for whom its business made it.',
  })
  source: BookingSource;

  @Field({
    description:
      'Whether its business made it for its customer, as an offer to an enquiry. Until they accept it, nothing is requested, and it has no contact.',
  })
  isOffered: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The enquiry that it is an offer for, in which both sides write until the customer accepts one.',
  })
  enquiryId: number | null;

  @Field({ description: 'Invoice number: INV- and the booking’s id in six digits.' })
  invoiceNumber: string;

  @Field(() => BookingStatus, { description: 'Its status.' })
  status: BookingStatus;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  /** Loaded on demand, for all bookings of a response at once. */
  @Field(() => [Int], {
    description:
      'The halls whose space it takes, its own first; a request takes that of others only while it holds its time. For its customer its own alone.',
  })
  readonly takenHallIds: Promise<number[]>;

  @Field({ description: 'The hall’s name when it was booked.' })
  hallTitle: string;

  @Field(() => String, { nullable: true, description: 'The hall’s current name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field({ description: 'The hall’s address when it was booked.' })
  hallLocation: string;

  @Field(() => String, { nullable: true, description: 'The hall’s current picture.' })
  hallImage: string | null;

  @Field(() => String, { nullable: true, description: 'The hall’s category when it was booked.' })
  categoryName: string | null;

  @Field(() => String, { nullable: true, description: 'The hall’s type when it was booked.' })
  typeName: string | null;

  @Field({ description: 'The business’s name when it was booked.' })
  businessName: string;

  @Field(() => String, { description: 'The currency of the booking; the same as currency.' })
  businessCurrency: CurrencyCode;

  @Field(() => String, {
    nullable: true,
    description: 'The business’s current phone number, for questions about the booking.',
  })
  businessPhone: string | null;

  @Field(() => String, { nullable: true, description: 'The business’s address when it was booked, for the invoice.' })
  sellerAddress: string | null;

  @Field(() => String, { nullable: true, description: 'The business’s phone number when it was booked.' })
  sellerPhone: string | null;

  @Field(() => ContactLinks, {
    nullable: true,
    description: 'Links to call or message the business, by its phone number when it was booked; null without one.',
  })
  sellerContact: ContactLinks | null;

  @Field(() => String, { nullable: true, description: 'The business’s tax number when it was booked.' })
  sellerTaxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the business’s logo when it was booked.' })
  sellerLogo: string | null;

  @Field({ description: 'The hall’s IANA time zone.' })
  timeZone: string;

  @Field(() => LocalDate, { description: 'The day on which it starts, in the hall’s time zone.' })
  date: string;

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field({ description: 'The customer’s name, as given.' })
  customerName: string;

  @Field({ description: 'The customer’s phone number, as given.' })
  customerPhone: string;

  @Field(() => ContactLinks, {
    nullable: true,
    description: 'Links to call or message the customer; null without a phone.',
  })
  customerContact: ContactLinks | null;

  @Field(() => ContactLinks, {
    nullable: true,
    description: 'Links to call or message the business, by its current phone number; null without one.',
  })
  businessContact: ContactLinks | null;

  @Field(() => Money, {
    description:
      'What extra lines and an agreed price add to the parts, which may be negative: parts + this − discount + tax = total.',
  })
  adjustmentAmount: Hundredths;

  @Field(() => Money, {
    nullable: true,
    description: 'The total by the hall’s prices and the extra lines where another one was agreed; null otherwise.',
  })
  quotedPrice: Hundredths | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why another price was agreed, for the owner and staff; null for the customer.',
  })
  priceReason: string | null;

  @Field({ description: 'The customer’s e-mail address, as given; empty for a guest without one.' })
  customerEmail: string;

  @Field(() => String, { nullable: true, description: 'The customer’s special requests.' })
  specialRequests: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The owner’s private notes, for the owner and staff; null for the customer.',
  })
  notes: string | null;

  @Field(() => [String], {
    description: 'The owner’s private labels, for the owner and staff; empty for the customer.',
  })
  labels: string[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the request holds, or held, its time, so that nobody else can book it; null if it never did.',
  })
  heldUntil: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who entered it for the business; null for what a customer requested.',
  })
  enteredBy: string | null;

  @Field({
    description:
      'Whether a member entered it with more discount than it may give: until heldUntil it waits for the owner to approve it, and the business’s people may decline it.',
  })
  waitsForDiscount: boolean;

  @Field(() => FunctionName, { nullable: true, description: 'What it is for, as one of several functions.' })
  functionName: FunctionName | null;

  @Field(() => Occasion, { nullable: true, description: 'What it is for; null where nobody said it.' })
  occasion: Occasion | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When its owner accepted it: it is confirmed once its first payment is recorded, as one of several functions once all are accepted.',
  })
  acceptedAt: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the first payment of an accepted request is due, which holds its time until then and lapses without it; null where none was required.',
  })
  paymentDueAt: Date | null;

  @Field({
    description:
      'Whether its first payment confirms it: approving this request accepts it until then, or has accepted it. False for all that aren’t requests.',
  })
  confirmsOnPayment: boolean;

  @Field(() => BookingGroupView, { nullable: true, description: 'The functions that were requested with it.' })
  group: BookingGroupView | null;

  @Field(() => DateTime, { description: 'When it was requested.' })
  createdAt: Date;

  @Field(() => DateTime, {
    description: 'When its invoice was issued: the time of the request, confirmation or cancellation, by status.',
  })
  issuedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed.' })
  confirmedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt: Date | null;

  @Field(() => CancellationReason, { nullable: true, description: 'Why it was cancelled.' })
  cancellationReason: CancellationReason | null;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled, in the words of whoever cancelled it.' })
  cancellationNote: string | null;

  @ListLength(CANCELLATION_LIMITS.stepsMax + 2)
  @Field(() => [String], { description: 'What comes back when it is cancelled, as sentences.' })
  cancellationTerms: string[];

  @Field(() => ScheduleConflict, {
    nullable: true,
    description:
      'Why a special day that was set after the request conflicts with it, for those who may approve it, which remains possible.',
  })
  scheduleConflict: ScheduleConflict | null;

  @ListLength(CITY_RULE_LIMITS.perBooking)
  @Field(() => [CityRuleType], {
    description:
      'The rules of its city to know of before approving it, for those who may: rules that refuse it were set after the request.',
  })
  cityRules: CityRuleType[];

  @Field(() => DateTime, { nullable: true, description: 'When it was last changed; null if it never was.' })
  changedAt: Date | null;

  @Field(() => BookingChangeView, {
    nullable: true,
    description: 'The change that waits for an answer; null without one.',
  })
  openChange: BookingChangeView | null;

  @Field(() => DateTime, { description: 'Until when its customer may ask for changes.' })
  changesUntil: Date;

  @Field(() => FinalGuests, {
    nullable: true,
    description:
      'Within which numbers the viewer, its customer, may set the final number of guests without asking; null once they can’t.',
  })
  finalGuests: FinalGuests | null;

  @Field({
    description:
      'Whether the viewer may change it now, or propose a change: its customer, or the business’s people, which change at once what they entered.',
  })
  viewerCanChange: boolean;

  @Field({ description: 'Whether the viewer may answer it with an offer now.' })
  viewerCanOffer: boolean;

  @Field({ description: 'Whether the viewer may approve or decline it now.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer may withdraw it now.' })
  viewerCanWithdraw: boolean;

  @Field({ description: 'Whether the viewer may cancel it while confirmed, as its customer.' })
  viewerCanCancelOwn: boolean;

  @Field({ description: 'Whether the viewer may cancel it while confirmed.' })
  viewerCanCancel: boolean;

  @Field({ description: 'Whether the viewer may call it off while confirmed, since their business entered it.' })
  viewerCanCallOff: boolean;

  /** Loaded on demand, for all bookings of a response at once. */
  @Field(() => Boolean, {
    description:
      'Whether it was the viewer’s, is over, and the viewer hasn’t reviewed the hall yet, which is still public.',
  })
  readonly viewerCanReview: Promise<boolean>;

  /** Loaded on demand, for all bookings of a response at once. */
  @Field(() => BookingStep, { description: 'What comes next in it, for the viewer.' })
  readonly nextStep: Promise<BookingStep>;

  @ListLength(OFFER_LIMITS.extrasMax)
  @Field(() => [BookingExtraType], EXTRAS)
  extras: Extra[];

  /** Loaded on demand, for all bookings of a response at once. */
  @Field(() => [BookedService], FIXED_SERVICES)
  readonly fixedServices: Promise<BookedService[]>;

  /** Loaded on demand, for all bookings of a response at once. */
  @Field(() => [BookedService], OPTIONAL_SERVICES)
  readonly optionalServices: Promise<BookedService[]>;
}

@ObjectType({ simpleResolvers: true, description: 'The current price of a booking that an owner enters.' })
export class EntryQuote extends PriceQuote {
  @Field(() => String, {
    nullable: true,
    description: 'What is in the way at that time, by name; null while it is free.',
  })
  clash: string | null;

  @Field(() => [BookingView], { description: 'The pending requests that confirming it would cancel, by start.' })
  conflicts: BookingView[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of bookings.' })
export class BookingConnection extends createConnectionType(BookingView, 'bookings') {}
