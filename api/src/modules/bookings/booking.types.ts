import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ServicePriceType } from '../../graphql/enums.js';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime, LocalDate, Money, Percentage } from '../../graphql/scalars.js';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { HallBlock } from '../availability/availability.types.js';

registerEnumType(BookingStatus, {
  name: 'BookingStatus',
  description: 'Where a booking stands.',
  valuesConfig: {
    PENDING: { description: 'Requested, not answered yet; occupies nothing.' },
    CONFIRMED: { description: 'Agreed; occupies the hall.' },
    CANCELLED: { description: 'Over; the reason says why.' },
  },
});

registerEnumType(CancellationReason, {
  name: 'CancellationReason',
  description: 'Why a booking was cancelled.',
  valuesConfig: {
    DECLINED: { description: 'The owner declined the request.' },
    WITHDRAWN: { description: 'The customer took the request back.' },
    EXPIRED: { description: 'Nobody answered before its start.' },
    SLOT_TAKEN: { description: 'Another booking was confirmed for that time.' },
    BUSINESS_SUSPENDED: { description: 'The business was suspended.' },
    ACCOUNT_DELETED: { description: 'The customer’s or the owner’s account was deleted.' },
    CANCELLED_BY_STAFF: { description: 'The platform’s staff cancelled a confirmed booking.' },
  },
});

@ObjectType({ description: 'A service as it was agreed with a booking, or as it stands in a price.' })
export class BookedService {
  /** Not `id`: the same service stands in many bookings, in each as it was agreed there. */
  @Field(() => Int, { nullable: true, description: 'The service’s number; absent once its owner has deleted it.' })
  serviceId: number | null;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What it consists of.' })
  description: string | null;

  @Field(() => Money, { description: 'Price for one unit of its price type.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How it is charged.' })
  priceType: ServicePriceType;

  @Field(() => Int, { description: 'How many times.' })
  quantity: number;

  @Field({
    description: 'Whether it is charged; a fixed service that isn’t always included is listed and costs nothing.',
  })
  isIncluded: boolean;

  @Field(() => Money, { description: 'What it adds to the total.' })
  amount: Hundredths;
}

const FIXED_SERVICES = { description: 'The services that come with the hall.' };
const OPTIONAL_SERVICES = { description: 'The chosen services.' };

/** The parts of a price, in a quote and in a booking alike. */
@ObjectType()
abstract class PriceFields {
  @Field(() => String, { description: 'Currency of every amount here.' })
  currency: CurrencyCode;

  @Field(() => Int, { description: 'Hours that are charged: the time range rounded up to whole hours.' })
  hours: number;

  @Field(() => Int, { description: 'Guests.' })
  guestCount: number;

  @Field(() => Money, { description: 'Hours × price per hour + guests × price per person.' })
  hallBasePrice: Hundredths;

  @Field(() => Money, { description: 'What the hall’s category adds.' })
  categoryPrice: Hundredths;

  @Field(() => Money, { description: 'What the hall’s type adds.' })
  typePrice: Hundredths;

  @Field(() => Money, { description: 'What the always included services add.' })
  fixedServicesPrice: Hundredths;

  @Field(() => Money, { description: 'What the chosen services add.' })
  optionalServicesPrice: Hundredths;

  @Field(() => Percentage, { description: 'The business’s discount on the sum of the parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Money, { description: 'What the discount takes off.' })
  discountAmount: Hundredths;

  @Field(() => Percentage, { description: 'Tax on what remains after the discount.' })
  taxPercentage: PercentHundredths;

  @Field(() => Money, { description: 'What tax adds.' })
  taxAmount: Hundredths;

  @Field(() => Money, { description: 'Sum of the parts − discount + tax.' })
  totalPrice: Hundredths;

  @Field(() => Money, { description: 'The hall’s price for an hour.' })
  pricePerHour: Hundredths;

  @Field(() => Money, { description: 'The hall’s price for a guest.' })
  pricePerPerson: Hundredths;
}

@ObjectType({ description: 'The server’s price for a hall, a time, guests and services, at this moment.' })
export class PriceQuote extends PriceFields {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'Whether the hall is free then, as far as is known now.' })
  isAvailable: boolean;

  @Field(() => [BookedService], FIXED_SERVICES)
  fixedServices: BookedService[];

  @Field(() => [BookedService], OPTIONAL_SERVICES)
  optionalServices: BookedService[];
}

@ObjectType({
  description:
    'A request for a hall and what became of it. It keeps what was agreed: later changes of the hall don’t reach it.',
})
export class Booking extends PriceFields {
  @Field(() => Int, { description: 'The booking’s number.' })
  id: number;

  @Field({ description: 'Number of its invoice: INV- and the booking’s number in six digits.' })
  invoiceNumber: string;

  @Field(() => BookingStatus, { description: 'Where it stands.' })
  status: BookingStatus;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The hall’s name when it was booked.' })
  hallTitle: string;

  @Field({ description: 'The hall’s address when it was booked.' })
  hallLocation: string;

  @Field(() => String, { nullable: true, description: 'The hall’s present picture.' })
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
    description: 'The business’s present phone number, to ask about the booking.',
  })
  businessPhone: string | null;

  @Field(() => String, { nullable: true, description: 'The business’s address when it was booked, for the invoice.' })
  sellerAddress: string | null;

  @Field(() => String, { nullable: true, description: 'The business’s phone number when it was booked.' })
  sellerPhone: string | null;

  @Field(() => String, { nullable: true, description: 'The business’s tax number when it was booked.' })
  sellerTaxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the business’s logo when it was booked.' })
  sellerLogo: string | null;

  @Field({ description: 'The hall’s time zone, an IANA name.' })
  timeZone: string;

  @Field(() => LocalDate, { description: 'The day on which it starts, in the hall’s time zone.' })
  date: string;

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field({ description: 'Who comes: the name that was given.' })
  customerName: string;

  @Field({ description: 'The phone number that was given.' })
  customerPhone: string;

  @Field({ description: 'The e-mail address that was given.' })
  customerEmail: string;

  @Field(() => String, { nullable: true, description: 'The customer’s wishes.' })
  specialRequests: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The owner’s private notes, for the owner and staff; always absent for the customer.',
  })
  notes: string | null;

  @Field(() => DateTime, { description: 'When it was requested.' })
  createdAt: Date;

  @Field(() => DateTime, {
    description: 'When its invoice was issued: when it was requested, confirmed or cancelled, by its status.',
  })
  issuedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed.' })
  confirmedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt: Date | null;

  @Field(() => CancellationReason, { nullable: true, description: 'Why it was cancelled.' })
  cancellationReason: CancellationReason | null;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled, in the words of who did it.' })
  cancellationNote: string | null;

  @Field({ description: 'Whether the viewer may approve or decline it now.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer may take it back now.' })
  viewerCanWithdraw: boolean;

  @Field({ description: 'Whether the viewer may cancel it although it is confirmed.' })
  viewerCanCancel: boolean;

  /** Read when asked for, for all bookings of an answer together. */
  @Field(() => [BookedService], FIXED_SERVICES)
  readonly fixedServices: Promise<BookedService[]>;

  /** Read when asked for, for all bookings of an answer together. */
  @Field(() => [BookedService], OPTIONAL_SERVICES)
  readonly optionalServices: Promise<BookedService[]>;
}

@ObjectType({ description: 'Bookings, a page of them.' })
export class BookingConnection extends ConnectionOf(Booking, 'bookings') {}

@ObjectType({ description: 'A hall by its name, for filters.' })
export class HallChoice {
  @Field(() => Int, { description: 'The hall.' })
  id: number;

  @Field({ description: 'What it goes by.' })
  title: string;
}

@ObjectType({ description: 'An owner’s bookings in figures.' })
export class BookingStats {
  @Field(() => Int, { description: 'All of them, cancelled ones included.' })
  totalBookings: number;

  @Field(() => Int, { description: 'Confirmed ones.' })
  confirmed: number;

  @Field(() => Int, { description: 'Requests that wait for an answer.' })
  pending: number;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest waiting request came; absent without one.' })
  oldestPendingAt: Date | null;

  @Field(() => Money, { description: 'Sum of the confirmed ones that were agreed in the business’s present currency.' })
  revenue: Hundredths;

  @Field(() => String, { description: 'The business’s currency.' })
  currency: CurrencyCode;

  @Field(() => [HallChoice], { description: 'The business’s halls, by name, for filtering.' })
  halls: HallChoice[];
}

/** How much a day of the calendar holds. */
@ObjectType({ description: 'How many bookings begin on a day of the calendar.' })
export class CalendarDay {
  @Field(() => LocalDate, { description: 'The day.' })
  date: string;

  @Field(() => Int, { description: 'Requests that wait for an answer.' })
  pending: number;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  confirmed: number;
}

@ObjectType({ description: 'What stands in an owner’s calendar: pending and confirmed bookings, and blocked times.' })
export class BusinessCalendar {
  @Field({ description: 'The business’s time zone, an IANA name. Days are meant there.' })
  timeZone: string;

  @Field(() => LocalDate, { description: 'The day that it is there now.' })
  today: string;

  @Field(() => [Booking], { description: 'Pending and confirmed bookings that touch the days, in order of time.' })
  bookings: Booking[];

  @Field(() => [CalendarDay], {
    description:
      'How much each day holds, also where only some of its bookings are asked for; days that hold nothing are left out.',
  })
  days: CalendarDay[];

  @Field(() => [HallBlock], { description: 'Blocked times that touch the days, in order of time.' })
  blocks: HallBlock[];
}
