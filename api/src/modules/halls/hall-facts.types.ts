import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

/** What the page of a hall and its owner's screens both say of it. */
@ObjectType()
export abstract class HallFacts {
  @Field(() => Int, { description: 'The hall’s number, as in its address.' })
  id: number;

  @Field({ description: 'What its owner numbers it.' })
  hallNumber: string;

  @Field(() => String, { nullable: true, description: 'Its own name, if it has one.' })
  hallName: string | null;

  @Field({ description: 'What it goes by: its own name, else Hall and its number.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'About the hall.' })
  description: string | null;

  @Field({ description: 'Address as the owner writes it.' })
  location: string;

  @Field(() => String, { nullable: true, description: 'Its city.' })
  city: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, with the longitude or not at all.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, with the latitude or not at all.' })
  longitude: number | null;

  @Field(() => Int, { nullable: true, description: 'Guests; absent only while it is incomplete and offline.' })
  capacity: number | null;

  @Field(() => Money, { nullable: true, description: 'Per hour; absent only while it is incomplete and offline.' })
  pricePerHour: Hundredths | null;

  @Field(() => Money, { nullable: true, description: 'Per guest; absent only while it is incomplete and offline.' })
  pricePerPerson: Hundredths | null;

  @Field(() => Float, { description: 'Average of its reviews, 0 without any.' })
  rating: number;

  @Field(() => Int, { description: 'How many reviews it has.' })
  reviewCount: number;

  @Field(() => String, { nullable: true, description: 'Its main picture.' })
  profileImage: string | null;

  @Field(() => [String], { description: 'Pictures of its gallery, in the owner’s order.' })
  sliderImages: string[];

  @Field({ description: 'Chosen by staff.' })
  isFeatured: boolean;

  @Field({
    description:
      'Whether everybody can see it: online, and of an approved business. Its owner and staff see it before.',
  })
  isPublic: boolean;
}
