import { Field, Float, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { Money } from '../../graphql/scalars.js';
import { hallSchema, HallStatus } from '../../domain/halls/inputs.js';
import { listHallSchema, ownedHallFilterSchema } from '../../domain/halls/list.js';
import type { Hundredths } from '../../domain/money/money.js';

/** What a hall is. */
@InputType()
export abstract class HallFields {
  @Field({ description: 'What its owner numbers it, at most 50 characters.' })
  hallNumber: string;

  @Field(() => String, { nullable: true, description: 'Its own name; without one it goes by Hall and its number.' })
  hallName?: string | null;

  @Field(() => String, { nullable: true, description: 'About the hall, at most 5000 characters.' })
  description?: string | null;

  @Field(() => Int, { description: 'One of the own categories.' })
  categoryId: number;

  @Field(() => Int, { description: 'One of the own types of halls.' })
  typeId: number;

  @Field(() => Int, { description: 'Guests, 1 to 100,000.' })
  capacity: number;

  @Field(() => Money, { description: 'Per hour, in the business’s currency.' })
  pricePerHour: Hundredths;

  @Field(() => Money, { description: 'Per guest, in the business’s currency.' })
  pricePerPerson: Hundredths;

  @Field({ description: 'Address, 5 to 255 characters.' })
  location: string;

  @Field(() => String, { nullable: true, description: 'Its city. Absent: a change leaves it.' })
  city?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, with the longitude. Absent: a change leaves it.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, with the latitude. Absent: a change leaves it.' })
  longitude?: number | null;

  @Field(() => String, { nullable: true, description: 'Its main picture, as the upload answered it.' })
  profileImage?: string | null;

  @Field(() => [String], { nullable: true, description: 'Pictures of its gallery, in order; at most 20.' })
  sliderImages: string[];

  @Field(() => [Int], {
    nullable: true,
    description: 'The own fixed services it comes with. Absent: a change leaves them.',
  })
  fixedServiceIds?: number[];

  @Field(() => [Int], { nullable: true, description: 'The own amenities it has. Absent: a change leaves them.' })
  amenityIds?: number[];
}

@InputType({ description: 'A hall to list.' })
@Rules(listHallSchema)
export class ListHallInput extends HallFields {
  @Field(() => String, {
    nullable: true,
    description: 'A key of the client’s own: the same call sent again lists the hall once.',
  })
  clientMutationId?: string | null;
}

@InputType({ description: 'A hall as it shall be.' })
@Rules(hallSchema)
export class ChangeHallInput extends HallFields {}

@InputType({ description: 'Which of the own halls to list.' })
@Rules(ownedHallFilterSchema)
export class OwnedHallFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a title, number or address, without regard to case and accents.',
  })
  text?: string | null;

  @Field(() => HallStatus, { nullable: true, description: 'Only online or only offline ones.' })
  status?: HallStatus | null;
}
