import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GeneratorCover, OutsidePolicy } from '../../graphql/enums.js';
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

  @Field(() => Int, { nullable: true, description: 'Guests at round tables; null if unknown.' })
  roundsCapacity: number | null;

  @Field(() => Int, { nullable: true, description: 'Guests seated in rows, as in a theater; null if unknown.' })
  theaterCapacity: number | null;

  @Field(() => Int, { nullable: true, description: 'Standing guests, as at a reception; null if unknown.' })
  standingCapacity: number | null;

  @Field(() => Int, { nullable: true, description: 'How many cars can be parked; 0 if none; null if unknown.' })
  parkingSpaces: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether staff park the cars; null if unknown.' })
  hasValet: boolean | null;

  @Field(() => GeneratorCover, { nullable: true, description: 'What its generator keeps running; null if unknown.' })
  generator: GeneratorCover | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has a bridal room; null if unknown.' })
  hasBridalRoom: boolean | null;

  @Field(() => OutsidePolicy, {
    nullable: true,
    description: 'Whether customers may bring a caterer; null if unknown.',
  })
  outsideCatering: OutsidePolicy | null;

  @Field(() => Money, { nullable: true, description: 'Charge for it per booking, if outsideCatering is CHARGED.' })
  outsideCateringCharge: Hundredths | null;

  @Field(() => OutsidePolicy, {
    nullable: true,
    description: 'Whether customers may bring a decorator; null if unknown.',
  })
  outsideDecor: OutsidePolicy | null;

  @Field(() => Money, { nullable: true, description: 'Charge for it per booking, if outsideDecor is CHARGED.' })
  outsideDecorCharge: Hundredths | null;

  @Field(() => String, { nullable: true, description: 'URL of its floor plan, a picture; null if unknown.' })
  floorPlan: string | null;

  @Field({ description: 'Whether staff feature it.' })
  isFeatured: boolean;

  @Field({
    description: 'Whether it is public: active, and of an approved business. Its owner and staff can always see it.',
  })
  isPublic: boolean;
}
