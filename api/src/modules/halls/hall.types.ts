import { Field, Float, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { ServicePriceType } from '../../graphql/enums.js';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';
import { HallDatePrice, type HallStays } from './hall-date-price.types.js';

/** A hall in lists (docs/coverage.md: customer §3, Hall as listed); public halls only. */
@ObjectType({ simpleResolvers: true, description: 'A public hall in lists.' })
export class HallCard {
  @Field(() => Int, { description: 'The hall’s id.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'Its name, if any.' })
  hallName: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field({ description: 'The number given by its owner.' })
  hallNumber: string;

  @Field({ description: 'Its display name: the name, or Hall and its number.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'URL of its main picture.' })
  profileImage: string | null;

  @Field({ description: 'Its address, as entered.' })
  location: string;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; null without a location.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; null without a location.' })
  longitude: number | null;

  @Field(() => Int, { description: 'Capacity in guests.' })
  capacity: number;

  @Field(() => [String], { description: 'Names of its fixed services.' })
  services: string[];

  @Field(() => Money, { description: 'Price per guest.' })
  pricePerPerson: Hundredths;

  @Field(() => Money, { description: 'Price per hour.' })
  pricePerHour: Hundredths;

  @Field({
    description:
      'Whether it sells shifts at prices of their own; pricePerPerson and pricePerHour are those of free times, which it doesn’t sell then.',
  })
  sellsShifts: boolean;

  @Field(() => Money, {
    description:
      'What it costs on an ordinary day, for one unit of fromPriceType: its cheapest shift, else the price per guest. On some days rates ask more or less: see datePrices. Without a date, filters and orders by price compare it, per guest of a full hall.',
  })
  fromPrice: Hundredths;

  @Field(() => ServicePriceType, { description: 'What fromPrice is for: a guest, an hour, or the booking.' })
  fromPriceType: ServicePriceType;

  @Field({ description: 'Name of its business.' })
  businessName: string;

  @Field({ description: 'Currency of its prices, ISO 4217.' })
  businessCurrency: string;

  @Field(() => Float, { description: 'Average of its reviews, 0 without any.' })
  rating: number;

  @Field(() => Int, { description: 'Number of its reviews.' })
  reviewCount: number;

  @Field({ description: 'Whether staff feature it.' })
  isFeatured: boolean;

  @Field({ description: 'Whether its business is verified; true for every public hall.' })
  isVerified: boolean;

  @Field({ description: 'Whether requests that fit are confirmed automatically.' })
  instantConfirmation: boolean;

  @Field({ description: 'Whether the viewer, a customer, has saved it.' })
  viewerHasSaved: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in kilometers from the place of the search.',
  })
  distanceKm: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of halls.' })
export class HallCardConnection extends createConnectionType(HallCard, 'halls') {
  pricesOfDates?: HallDatePrice[];
  /** What is priced for the guests of a search with a date. */
  stays?: HallStays;

  @Field(() => [HallDatePrice], {
    description: 'What the halls of this page cost on the dates of the search, in their order; empty without a date.',
  })
  datePrices(): HallDatePrice[] {
    return this.pricesOfDates ?? [];
  }
}
