import { Field, Int, ObjectType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../../graphql/enums.js';
import { Money, Percentage } from '../../graphql/scalars.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { BookingSlots, OpeningHours } from '../businesses/business.types.js';
import { HallFacts } from './hall-facts.types.js';

/** What the category and the type of a hall have in common. Each has an object type of its own: their ids are of two tables. */
@ObjectType()
abstract class HallKindDetail {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name, as a badge shows it.' })
  name: string;

  @Field(() => Money, { description: 'What it adds; percent where the price type says so.' })
  price: Hundredths;

  @Field(() => PriceType, { description: 'How the price is charged.' })
  priceType: PriceType;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

@ObjectType({ description: 'The category of a hall, with what it adds to a booking.' })
export class HallCategoryDetail extends HallKindDetail {}

@ObjectType({ description: 'The type of a hall, with what it adds to a booking.' })
export class HallTypeDetail extends HallKindDetail {}

@ObjectType({ description: 'A service that comes with a hall.' })
export class HallFixedServiceDetail {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What it consists of.' })
  description: string | null;

  @Field(() => Money, { description: 'What it adds to a booking; charged only where it is always included.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'Always included and charged; else it is listed and costs nothing.' })
  isIncluded: boolean;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

@ObjectType({ description: 'A service that a customer may choose with a booking.' })
export class HallOptionalService {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What it consists of.' })
  description: string | null;

  @Field(() => Money, { description: 'Its price.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

@ObjectType({ description: 'Something that a hall has: parking, air conditioning.' })
export class HallAmenityDetail {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'More about it.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'A short keyword for its icon: wifi, car, snowflake.' })
  icon: string | null;
}

@ObjectType({ description: 'The business behind a hall, as far as everybody may know it.' })
export class HallBusiness {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'The currency of all its prices.' })
  currency: string;

  @Field({ description: 'IANA time zone in which its halls’ times are entered and shown.' })
  timeZone: string;

  @Field({ description: 'Approved by the platform.' })
  isVerified: boolean;

  @Field({ description: 'Whether requests that fit confirm themselves.' })
  instantConfirmation: boolean;

  @Field(() => Percentage, { description: 'Taken off the sum of a booking’s parts.' })
  discountPercentage: PercentHundredths;

  @Field(() => Percentage, { description: 'Added to what remains after the discount.' })
  taxPercentage: PercentHundredths;
}

@ObjectType({ description: 'A hall with everything that its page shows.' })
export class HallDetail extends HallFacts {
  @Field({ description: 'The currency of its prices.' })
  currency: string;

  @Field(() => [String], { description: 'Every picture of it, the main one first.' })
  images: string[];

  @Field(() => HallCategoryDetail, { nullable: true, description: 'Its category.' })
  category: HallCategoryDetail | null;

  @Field(() => HallTypeDetail, { nullable: true, description: 'Its type.' })
  type: HallTypeDetail | null;

  @Field(() => HallBusiness, { description: 'The business behind it.' })
  business: HallBusiness;

  @Field(() => [HallFixedServiceDetail], { description: 'What comes with it.' })
  fixedServices: HallFixedServiceDetail[];

  @Field(() => [HallOptionalService], { description: 'What can be chosen with a booking.' })
  optionalServices: HallOptionalService[];

  @Field(() => [HallAmenityDetail], { description: 'What it has.' })
  amenities: HallAmenityDetail[];

  @Field(() => [OpeningHours], { description: 'Opening hours by weekday; none means open at all hours.' })
  operatingHours: OpeningHours[];

  @Field(() => BookingSlots, { description: 'Slots, buffer and advance.' })
  timeSlots: BookingSlots;

  @Field({ description: 'Whether the viewer, a customer, keeps it among the saved halls.' })
  viewerHasSaved: boolean;
}

@ObjectType({ description: 'Ways to reach a business, ready to be opened.' })
export class ContactLinks {
  @Field({ description: 'The number, as it can be dialled from everywhere where its country is known.' })
  phone: string;

  @Field({ description: 'Opens the dialler.' })
  dialerUrl: string;

  @Field(() => String, {
    nullable: true,
    description: 'Opens a chat on WhatsApp; absent where the number’s country isn’t known.',
  })
  whatsappUrl: string | null;
}

@ObjectType({ description: 'How to reach the business behind a hall.' })
export class HallContact {
  @Field({ description: 'The business’s name.' })
  businessName: string;

  @Field(() => String, { nullable: true, description: 'Its phone number as it wrote it.' })
  businessPhone: string | null;

  @Field(() => ContactLinks, { nullable: true, description: 'Links; absent without a phone number.' })
  contact: ContactLinks | null;
}
