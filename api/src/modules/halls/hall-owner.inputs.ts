import { Field, Float, InputType, Int } from 'type-graphql';
import { GeneratorCover, OutsidePolicy } from '../../graphql/enums.js';
import { Rules } from '../../graphql/inputs.js';
import { Money } from '../../graphql/scalars.js';
import { hallSchema, HallStatus } from '../../domain/halls/inputs.js';
import { listHallSchema, ownedHallFilterSchema } from '../../domain/halls/list.js';
import type { Hundredths } from '../../domain/money/money.js';

/** The fields of a hall. */
@InputType()
export abstract class HallFields {
  @Field({ description: 'The number given by its owner, at most 50 characters.' })
  hallNumber: string;

  @Field(() => String, { nullable: true, description: 'Its name; defaults to Hall and its number.' })
  hallName?: string | null;

  @Field(() => String, { nullable: true, description: 'Its description, at most 5000 characters.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its name in Urdu, for readers of Urdu and their searches; unchanged if omitted.',
  })
  hallNameUrdu?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its description in Urdu, at most 5000 characters; unchanged if omitted.',
  })
  descriptionUrdu?: string | null;

  @Field(() => Int, { description: 'One of the business’s categories.' })
  categoryId: number;

  @Field(() => Int, { description: 'One of the business’s hall types.' })
  typeId: number;

  @Field(() => Int, { description: 'Guests, 1 to 100,000.' })
  capacity: number;

  @Field(() => Money, { description: 'Per hour, in the business’s currency.' })
  pricePerHour: Hundredths;

  @Field(() => Money, { description: 'Per guest, in the business’s currency.' })
  pricePerPerson: Hundredths;

  @Field({ description: 'Address, 5 to 255 characters.' })
  location: string;

  @Field(() => String, { nullable: true, description: 'Its city; unchanged if omitted.' })
  city?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, with the longitude; unchanged if omitted.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, with the latitude; unchanged if omitted.' })
  longitude?: number | null;

  @Field(() => String, { nullable: true, description: 'URL of its main picture, as returned by the upload.' })
  profileImage?: string | null;

  @Field(() => [String], { nullable: true, description: 'Gallery pictures, in order; at most 20.' })
  sliderImages: string[];

  @Field(() => Int, { nullable: true, description: 'Guests at round tables; unchanged if omitted.' })
  roundsCapacity?: number | null;

  @Field(() => Int, { nullable: true, description: 'Guests seated in rows, as in a theater; unchanged if omitted.' })
  theaterCapacity?: number | null;

  @Field(() => Int, { nullable: true, description: 'Standing guests, as at a reception; unchanged if omitted.' })
  standingCapacity?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many cars can be parked; 0 if none; unchanged if omitted.' })
  parkingSpaces?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether staff park the cars; unchanged if omitted.' })
  hasValet?: boolean | null;

  @Field(() => GeneratorCover, {
    nullable: true,
    description: 'What its generator keeps running; unchanged if omitted.',
  })
  generator?: GeneratorCover | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has a bridal room; unchanged if omitted.' })
  hasBridalRoom?: boolean | null;

  @Field(() => OutsidePolicy, {
    nullable: true,
    description: 'Whether customers may bring a caterer; unchanged if omitted.',
  })
  outsideCatering?: OutsidePolicy | null;

  @Field(() => Money, { nullable: true, description: 'Charge for it per booking, given with outsideCatering CHARGED.' })
  outsideCateringCharge?: Hundredths | null;

  @Field(() => OutsidePolicy, {
    nullable: true,
    description: 'Whether customers may bring a decorator; unchanged if omitted.',
  })
  outsideDecor?: OutsidePolicy | null;

  @Field(() => Money, { nullable: true, description: 'Charge for it per booking, given with outsideDecor CHARGED.' })
  outsideDecorCharge?: Hundredths | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of its floor plan, a picture as returned by the upload; unchanged if omitted.',
  })
  floorPlan?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Its fixed services, from the business’s catalogue; unchanged if omitted.',
  })
  fixedServiceIds?: number[];

  @Field(() => [Int], {
    nullable: true,
    description: 'Its amenities, from the business’s catalogue; unchanged if omitted.',
  })
  amenityIds?: number[];
}

@InputType({ description: 'A hall to list.' })
@Rules(listHallSchema)
export class ListHallInput extends HallFields {
  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key: repeated requests create a single hall.',
  })
  clientMutationId?: string | null;
}

@InputType({ description: 'The updated hall.' })
@Rules(hallSchema)
export class ChangeHallInput extends HallFields {}

@InputType({ description: 'Filters the viewer’s halls.' })
@Rules(ownedHallFilterSchema)
export class OwnedHallFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in the title, number or address, ignoring case and accents.',
  })
  text?: string | null;

  @Field(() => HallStatus, { nullable: true, description: 'Only active or only inactive halls.' })
  status?: HallStatus | null;
}
