import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

/** A hall as lists show it (docs/coverage.md: customer §3, Hall as listed). Only public halls have a card. */
@ObjectType({ description: 'A public hall as lists show it.' })
export class HallCard {
  @Field(() => Int, { description: 'The hall’s number on the platform.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'Its own name, absent where it has none.' })
  hallName: string | null;

  @Field({ description: 'What its owner calls it.' })
  hallNumber: string;

  @Field({ description: 'What people read: the name, else Hall and its number.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Address of its main picture.' })
  profileImage: string | null;

  @Field({ description: 'Address as the owner writes it.' })
  location: string;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; absent where the owner gave no place.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; absent where the owner gave no place.' })
  longitude: number | null;

  @Field(() => Int, { description: 'Guests that it holds.' })
  capacity: number;

  @Field(() => [String], { description: 'Names of the services that it comes with.' })
  services: string[];

  @Field(() => Money, { description: 'Price per guest.' })
  pricePerPerson: Hundredths;

  @Field(() => Money, { description: 'Price per hour.' })
  pricePerHour: Hundredths;

  @Field({ description: 'Name of the business that it belongs to.' })
  businessName: string;

  @Field({ description: 'Currency of its prices, ISO 4217.' })
  businessCurrency: string;

  @Field(() => Float, { description: 'Average of its reviews, 0 without any.' })
  rating: number;

  @Field(() => Int, { description: 'Number of its reviews.' })
  reviewCount: number;

  @Field({ description: 'Whether staff chose it as a premium venue.' })
  isFeatured: boolean;

  @Field({ description: 'Whether the platform has checked its business; true for every public hall.' })
  isVerified: boolean;

  @Field({ description: 'Whether requests that fit are confirmed at once.' })
  instantConfirmation: boolean;

  @Field({ description: 'Whether the signed-in customer has saved it; false for everybody else.' })
  viewerHasSaved: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Kilometres from the place that was searched around; another search has another distance.',
  })
  distanceKm: number | null;
}

@ObjectType({ description: 'A part of a list of halls.' })
export class HallCardConnection extends ConnectionOf(HallCard, 'halls') {}
