import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, Money, TimeOfDay } from '../../graphql/scalars.js';
import { hallFilterSchema } from '../../domain/halls/filter.js';
import { HallOrder, type CapacityOption } from '../../domain/halls/search.js';
import type { Hundredths } from '../../domain/money/money.js';

registerEnumType(HallOrder, {
  name: 'HallOrder',
  description: 'How halls are ordered; what is equal is ordered by id.',
  valuesConfig: {
    RATING: { description: 'Highest rating first.' },
    PRICE: { description: 'Lowest price per guest first, compared in the asked currency.' },
    PRICE_DESC: { description: 'Highest price per guest first, compared in the asked currency.' },
    CAPACITY: { description: 'Smallest first.' },
    CAPACITY_DESC: { description: 'Largest first.' },
    DISTANCE: { description: 'Nearest first; needs near.' },
  },
});

@InputType({ description: 'A place with a radius.' })
export class NearInput {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  longitude: number;

  @Field(() => Float, { defaultValue: 25, description: 'Kilometres, 0.1 to 500.' })
  radiusKm: number;
}

@InputType({
  description: 'A part of the map, in degrees. West may be greater than east: then it lies across the 180th meridian.',
})
export class BoundsInput {
  @Field(() => Float, { description: 'Least latitude.' })
  south: number;

  @Field(() => Float, { description: 'Longitude of the western edge.' })
  west: number;

  @Field(() => Float, { description: 'Greatest latitude.' })
  north: number;

  @Field(() => Float, { description: 'Longitude of the eastern edge.' })
  east: number;
}

@Rules(hallFilterSchema)
@InputType({ description: 'Which halls are wanted; everything given must hold.' })
export class HallFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the address or city; case, accents and small spelling mistakes don’t matter.',
  })
  location?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '50: up to 100 guests, 100: 100 to 300, 300: 300 to 500, 500: 500 and more.',
  })
  capacity?: CapacityOption | null;

  @Field(() => Money, { nullable: true, description: 'Least price per guest, in currency.' })
  minPrice?: Hundredths | null;

  @Field(() => Money, { nullable: true, description: 'Greatest price per guest, in currency.' })
  maxPrice?: Hundredths | null;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the prices, ISO 4217; without it they are compared with each hall’s own figure.',
  })
  currency?: string | null;

  @Field(() => [String], { nullable: true, description: 'Services that the hall must come with.' })
  services?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Least rating, 0 to 5.' })
  minRating?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only halls that staff chose.' })
  featured?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Only halls of this category.' })
  categoryId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only halls of this type.' })
  typeId?: number | null;

  @Field(() => LocalDate, { nullable: true, description: 'With both times: only halls that can be booked then.' })
  date?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'Start in the hall’s time zone.' })
  startTime?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'End; at or before the start it is on the next day.' })
  endTime?: string | null;

  @Field(() => NearInput, { nullable: true, description: 'Only halls around a place.' })
  near?: NearInput | null;

  @Field(() => BoundsInput, { nullable: true, description: 'Only halls on a part of the map.' })
  bounds?: BoundsInput | null;
}
