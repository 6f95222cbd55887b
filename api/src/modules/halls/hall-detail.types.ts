import { Field, Int, ObjectType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../../graphql/enums.js';
import { Money, Percentage } from '../../graphql/scalars.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { BookingSlots, OpeningHours } from '../businesses/business.types.js';
import { HallFacts } from './hall-facts.types.js';
import { HallShift } from './hall-shift.types.js';

/** Common fields of a hall's category and type. They are separate object types, since their ids belong to different tables. */
@ObjectType({ simpleResolvers: true })
abstract class HallKindDetail {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => Money, { description: 'Its surcharge; a percentage if the price type says so.' })
  price: Hundredths;

  @Field(() => PriceType, { description: 'How the price is charged.' })
  priceType: PriceType;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

@ObjectType({ simpleResolvers: true, description: 'The category of a hall, with its surcharge on a booking.' })
export class HallCategoryDetail extends HallKindDetail {}

@ObjectType({ simpleResolvers: true, description: 'The type of a hall, with its surcharge on a booking.' })
export class HallTypeDetail extends HallKindDetail {}

@ObjectType({ simpleResolvers: true, description: 'A service that comes with a hall.' })
export class HallFixedServiceDetail {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field(() => Money, { description: 'Its price; only charged if it is always included.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'Whether it is always included and charged; otherwise it is listed without charge.' })
  isIncluded: boolean;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

@ObjectType({ simpleResolvers: true, description: 'A service that a customer may choose with a booking.' })
export class HallOptionalService {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field(() => Money, { description: 'Its price.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'The currency of the price.' })
  currency: string;

  @Field(() => String, { nullable: true, description: 'The URL of its picture.' })
  picture: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A feature of a hall: parking, air conditioning.' })
export class HallAmenityDetail {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'A short keyword for its icon: wifi, car, snowflake.' })
  icon: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Public information about a hall’s business.' })
export class HallBusiness {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'The currency of all its prices.' })
  currency: string;

  @Field({ description: 'IANA time zone of its halls’ times.' })
  timeZone: string;

  @Field({ description: 'Whether the platform has approved it.' })
  isVerified: boolean;

  @Field({ description: 'Whether requests that fit are confirmed automatically.' })
  instantConfirmation: boolean;

  @Field({ description: 'Whether requests are accepted first, and confirmed by their first payment.' })
  confirmsOnPayment: boolean;

  @Field(() => Percentage, { description: 'Discount on the sum of a booking’s parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Percentage, { description: 'Tax on the amount after discount.' })
  taxPercentage: PercentHundredths;
}

@ObjectType({ simpleResolvers: true, description: 'A hall with all details.' })
export class HallDetail extends HallFacts {
  @Field({ description: 'The currency of its prices.' })
  currency: string;

  @Field(() => [String], { description: 'All its pictures, the main one first.' })
  images: string[];

  @Field(() => HallCategoryDetail, { nullable: true, description: 'Its category.' })
  category: HallCategoryDetail | null;

  @Field(() => HallTypeDetail, { nullable: true, description: 'Its type.' })
  type: HallTypeDetail | null;

  @Field(() => HallBusiness, { description: 'Its business.' })
  business: HallBusiness;

  @Field(() => [HallFixedServiceDetail], { description: 'Its fixed services.' })
  fixedServices: HallFixedServiceDetail[];

  @Field(() => [HallOptionalService], { description: 'Its optional services.' })
  optionalServices: HallOptionalService[];

  @Field(() => [HallAmenityDetail], { description: 'Its amenities.' })
  amenities: HallAmenityDetail[];

  @Field(() => [OpeningHours], { description: 'Opening hours by weekday; empty when always open.' })
  operatingHours: OpeningHours[];

  @Field(() => BookingSlots, { description: 'Booking rules.' })
  timeSlots: BookingSlots;

  @Field(() => [HallShift], { description: 'The shifts that it sells, by start; empty if it sells free times.' })
  shifts: HallShift[];

  @Field({ description: 'Whether the viewer, a customer, has saved it.' })
  viewerHasSaved: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Links to contact a business.' })
export class ContactLinks {
  @Field({ description: 'The number, in international format if its country is known.' })
  phone: string;

  @Field({ description: 'As people of the business’s country write it; another country’s with its code.' })
  national: string;

  @Field({ description: 'Opens the dialer.' })
  dialerUrl: string;

  @Field(() => String, {
    nullable: true,
    description: 'Opens a WhatsApp chat; null if the number’s country is unknown.',
  })
  whatsappUrl: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Contact details of a hall’s business.' })
export class HallContact {
  @Field({ description: 'The business’s name.' })
  businessName: string;

  @Field(() => String, { nullable: true, description: 'Its phone number, as entered.' })
  businessPhone: string | null;

  @Field(() => ContactLinks, { nullable: true, description: 'Contact links; null without a phone number.' })
  contact: ContactLinks | null;
}
