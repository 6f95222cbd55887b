import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

/** Common fields of a hall on its page and on its owner's screens. */
@ObjectType({ simpleResolvers: true })
export abstract class HallFacts {
  @Field(() => Int, { description: 'The hall’s id, as in its URL.' })
  id: number;

  @Field({ description: 'The number given by its owner.' })
  hallNumber: string;

  @Field(() => String, { nullable: true, description: 'Its name, if any.' })
  hallName: string | null;

  @Field({ description: 'Its display name: the name, or Hall and its number.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu, if any.' })
  hallNameUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'Its description in Urdu, if any.' })
  descriptionUrdu: string | null;

  @Field({ description: 'Its address, as entered.' })
  location: string;

  @Field(() => String, { nullable: true, description: 'Its city.' })
  city: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north; set together with longitude.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east; set together with latitude.' })
  longitude: number | null;

  @Field(() => Int, { nullable: true, description: 'Guests; null only while incomplete and offline.' })
  capacity: number | null;

  @Field(() => Money, { nullable: true, description: 'Per hour; null only while incomplete and offline.' })
  pricePerHour: Hundredths | null;

  @Field(() => Money, { nullable: true, description: 'Per guest; null only while incomplete and offline.' })
  pricePerPerson: Hundredths | null;

  @Field(() => Float, { description: 'Average of its reviews, 0 without any.' })
  rating: number;

  @Field(() => Int, { description: 'The number of its reviews.' })
  reviewCount: number;

  @Field(() => String, { nullable: true, description: 'Its main picture.' })
  profileImage: string | null;

  @Field(() => [String], { description: 'Gallery pictures, in the owner’s order.' })
  sliderImages: string[];

  @Field({ description: 'Whether staff feature it.' })
  isFeatured: boolean;

  @Field({
    description: 'Whether it is public: active, and of an approved business. Its owner and staff can always see it.',
  })
  isPublic: boolean;
}
