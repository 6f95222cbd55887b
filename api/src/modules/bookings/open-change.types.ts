import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { ServicePriceType } from '../../graphql/enums.js';
import { DateTime, Money, Percentage } from '../../graphql/scalars.js';
import { BookingChangeStatus } from '../../domain/bookings/changes.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import { BookingChangeKind, OFFER_LIMITS } from '../../domain/bookings/offers.js';
import type { Extra } from '../../domain/bookings/extras.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { AgreedMenu } from '../../domain/menus/menus.js';
import { BOOKED_MENU, MenuOfTermsType, MENU_AMOUNT } from '../menus/menu.types.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import {
  BookingExtraType,
  EXTRAS,
  FIXED_SERVICES,
  OPTIONAL_SERVICES,
  type BookedService,
} from './booking-price.types.js';

registerEnumType(BookingSource, {
  name: 'BookingSource',
  description: 'The side of a booking: who made it, or proposed a change of it.',
  valuesConfig: {
    CUSTOMER: { description: 'A customer, with an account.' },
    OWNER: { description: 'The business, as for a guest without an account.' },
  },
});

registerEnumType(BookingChangeKind, {
  name: 'BookingChangeKind',
  description: 'What a change of a booking is.',
  valuesConfig: {
    CHANGE: { description: 'A change of what was requested or agreed.' },
    OFFER: { description: 'The business’s answer to a request: accepting it accepts the request.' },
  },
});

registerEnumType(BookingChangeStatus, {
  name: 'BookingChangeStatus',
  description: 'The status of a change of a booking.',
  valuesConfig: {
    OPEN: { description: 'Waits for the other side’s answer; of a confirmed booking it holds the new time.' },
    ACCEPTED: { description: 'Made: both sides agreed, or the business changed what it had entered.' },
    REFUSED: { description: 'The other side refused it: the booking stayed as it was.' },
    WITHDRAWN: { description: 'The side that had proposed it took it back.' },
    EXPIRED: { description: 'Nobody answered in time.' },
    DROPPED: { description: 'The booking was answered or cancelled meanwhile.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A service of a booking, before or after a change.' })
class ServiceOfTerms {
  @Field(() => Int, { nullable: true, description: 'The service’s id; null once its owner has deleted it.' })
  serviceId: number | null;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => Int, { description: 'Its quantity.' })
  quantity: number;

  @Field(() => Money, { description: 'Price for one unit of its price type.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How it is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'Whether it is charged; else it is listed without charge.' })
  isIncluded: boolean;

  @Field(() => Money, { description: 'The amount that it adds to the total.' })
  amount: Hundredths;
}

/** For the cost of lists of bookings, few of which have a change: less than a booking with one has of services. */
const SERVICES_AS_A_RULE = 3;

/** Short, since lists of bookings have two of them with each booking that has an open change. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a booking is, or would be: hall, time, guests, services, price.',
})
export class BookingTerms {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field({ description: 'Its address.' })
  hallLocation: string;

  @Field({ description: 'The hall’s IANA time zone.' })
  timeZone: string;

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field(() => String, { nullable: true, description: 'The name of the shift; null at a hall that sells free times.' })
  shiftName: string | null;

  @Field(() => String, { nullable: true, description: 'Why the hall’s price isn’t its ordinary one; null if it is.' })
  rateReason: string | null;

  @Field(() => Int, { description: 'Guests.' })
  guestCount: number;

  @Field(() => String, { description: 'Currency of all amounts.' })
  currency: CurrencyCode;

  @Field(() => Money, { description: 'The price per hour, of the hall or its shift.' })
  pricePerHour: Hundredths;

  @Field(() => Money, {
    description: 'Flat price + hours × price per hour + guests × price per person, or the menu in its place.',
  })
  hallBasePrice: Hundredths;

  @Field(() => Money, MENU_AMOUNT)
  menuAmount: Hundredths;

  @Field(() => MenuOfTermsType, BOOKED_MENU)
  menu: AgreedMenu | null;

  @Field(() => Money, { description: 'Surcharge of the hall’s category.' })
  categoryPrice: Hundredths;

  @Field(() => Money, { description: 'Surcharge of the hall’s type.' })
  typePrice: Hundredths;

  @Field(() => Money, { description: 'Total of the always included services.' })
  fixedServicesPrice: Hundredths;

  @Field(() => Money, { description: 'Total of the chosen services.' })
  optionalServicesPrice: Hundredths;

  @Field(() => Money, { description: 'What extra lines and an agreed price add to the parts, which may be negative.' })
  adjustmentAmount: Hundredths;

  @Field(() => Percentage, { description: 'The business’s discount on the sum of the parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Money, { description: 'Amount of the discount.' })
  discountAmount: Hundredths;

  @Field(() => Percentage, { description: 'Tax percentage on the amount after discount.' })
  taxPercentage: PercentHundredths;

  @Field(() => Money, { description: 'Amount of tax.' })
  taxAmount: Hundredths;

  @Field(() => Money, { description: 'Sum of the parts + adjustment − discount + tax.' })
  totalPrice: Hundredths;

  @Field(() => Money, {
    nullable: true,
    description: 'The total by the hall’s prices and the extra lines where another one was agreed; null otherwise.',
  })
  quotedPrice: Hundredths | null;

  @ListLength(OFFER_LIMITS.extrasMax)
  @Field(() => [BookingExtraType], EXTRAS)
  extras: Extra[];

  @ListLength(SERVICES_AS_A_RULE)
  @Field(() => [ServiceOfTerms], FIXED_SERVICES)
  fixedServices: BookedService[];

  @ListLength(SERVICES_AS_A_RULE)
  @Field(() => [ServiceOfTerms], OPTIONAL_SERVICES)
  optionalServices: BookedService[];

  // Kept with the booking once the change is made, but not shown.
  hours: number;
  rateAmount: Hundredths;
  pricePerPerson: Hundredths;
  flatPrice: Hundredths;
  categoryName: string | null;
  typeName: string | null;
  bufferMinutes: number;
}

@ObjectType({ simpleResolvers: true, description: 'Within which numbers the final number of guests of a booking is.' })
export class FinalGuests {
  @Field(() => Int, { description: 'The number that was agreed.' })
  agreed: number;

  @Field(() => Int, { description: 'At least.' })
  min: number;

  @Field(() => Int, { description: 'At most.' })
  max: number;

  @Field(() => DateTime, { description: 'Until when its customer may set it without asking.' })
  until: Date;
}

@ObjectType('BookingChange', {
  simpleResolvers: true,
  description: 'A change of a booking that somebody proposed or made, with the terms before and after it.',
})
export class BookingChangeView {
  @Field(() => Int, { description: 'The change’s id.' })
  id: number;

  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field(() => BookingChangeKind, { description: 'Whether it is an offer of the business that answers the request.' })
  kind: BookingChangeKind;

  @Field(() => BookingSource, { description: 'The side that proposed or made it.' })
  proposedBy: BookingSource;

  @Field(() => BookingChangeStatus, { description: 'Its status.' })
  status: BookingChangeStatus;

  @Field(() => BookingTerms, { description: 'What the booking was then.' })
  before: BookingTerms;

  @Field(() => BookingTerms, { description: 'What it would be, or became.' })
  after: BookingTerms;

  @Field(() => Money, { description: 'What it adds to the total; negative where it takes away.' })
  difference: Hundredths;

  @Field(() => String, {
    nullable: true,
    description: 'Why another price was agreed, for the owner and staff; null for the customer.',
  })
  priceReason: string | null;

  @Field(() => String, { nullable: true, description: 'Of an offer: what the business says with it.' })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, in the words of who refused it.' })
  answerNote: string | null;

  @Field({
    description:
      'Whether it waits for the owner to allow its discount, which is more than the member who proposed it may give, or did until it ended; its customer doesn’t see it.',
  })
  waitsForDiscount: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the business proposed or made it; null where the customer did, and for the customer.',
  })
  proposer: string | null;

  @Field(() => DateTime, { description: 'When it was proposed or made.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'Until when it can be answered.' })
  expiresAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Of an offer: until when its customer can accept it, also while its discount waits for the owner.',
  })
  validUntil: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was answered or otherwise ended; null while open.' })
  endedAt: Date | null;

  @Field({ description: 'Whether the viewer may accept or refuse it now.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer may withdraw it now.' })
  viewerCanWithdraw: boolean;
}
