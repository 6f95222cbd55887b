import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, Money, TimeOfDay } from '../../graphql/scalars.js';
import { hallFilterSchema } from '../../domain/halls/filter.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { HallOrder, type CapacityOption } from '../../domain/halls/search.js';
import { PartOfDay } from '../../domain/halls/search-dates.js';
import type { Hundredths } from '../../domain/money/money.js';

registerEnumType(PartOfDay, {
  name: 'PartOfDay',
  description: 'When an event begins, in the hall’s time zone.',
  valuesConfig: {
    DAYTIME: { description: 'From 06:00 on, before 16:00.' },
    EVENING: { description: 'From 16:00 on.' },
  },
});

registerEnumType(HallOrder, {
  name: 'HallOrder',
  description: 'The order of halls; equal ratings are ordered by number of reviews, other ties by id.',
  valuesConfig: {
    RATING: { description: 'Highest rating first.' },
    RECOMMENDED: {
      description:
        'Most recommended first: the rating, weighed by the number of reviews, with some points for quick answers and a complete listing.',
    },
    REVIEWS: { description: 'Most reviews first.' },
    PRICE: { description: 'Lowest price per guest first, compared in the requested currency.' },
    PRICE_DESC: { description: 'Highest price per guest first, compared in the requested currency.' },
    CAPACITY: { description: 'Smallest first.' },
    CAPACITY_DESC: { description: 'Largest first.' },
    DISTANCE: { description: 'Nearest first; requires near.' },
  },
});

@InputType({ description: 'A place with a radius.' })
export class NearInput {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  longitude: number;

  @Field(() => Float, {
    nullable: true,
    defaultValue: 25,
    description: 'Kilometers, 0.1 to 500; null leaves no hall out, and by distance those without a place come last.',
  })
  radiusKm: number | null;
}

@InputType({
  description: 'A bounding box in degrees. If west is greater than east, it crosses the 180th meridian.',
})
export class BoundsInput {
  @Field(() => Float, { description: 'Minimum latitude.' })
  south: number;

  @Field(() => Float, { description: 'Longitude of the western edge.' })
  west: number;

  @Field(() => Float, { description: 'Maximum latitude.' })
  north: number;

  @Field(() => Float, { description: 'Longitude of the eastern edge.' })
  east: number;
}

@Rules(hallFilterSchema)
@InputType({ description: 'Filters halls; all given conditions must match.' })
export class HallFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the address or city, ignoring case, accents and small spelling mistakes.',
  })
  location?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '50: up to 100 guests, 100: 100 to 300, 300: 300 to 500, 500: 500 and more.',
  })
  capacity?: CapacityOption | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Minimum price per guest, in currency; with date and guests, the all-in price per guest.',
  })
  minPrice?: Hundredths | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Maximum price per guest, in currency; with date and guests, the all-in price per guest.',
  })
  maxPrice?: Hundredths | null;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the prices, ISO 4217; without it, prices are compared without conversion.',
  })
  currency?: string | null;

  @Field(() => [String], { nullable: true, description: 'Services that the hall must include.' })
  services?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Minimum rating, 0 to 5.' })
  minRating?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only featured halls, if true.' })
  featured?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Only halls of this category.' })
  categoryId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only halls of this type.' })
  typeId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only halls with room for so many guests.' })
  guests?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Only halls that have something free on this day; prices are compared as they are then, and named in datePrices.',
  })
  date?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: `With date: free on some day from the date to this one, at most ${SEARCH_LIMITS.searchDaysMax} days.`,
  })
  lastDate?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      'With lastDate: only on these days of the week; 0 is Sunday, 6 Saturday. Any Saturday in March, for example.',
  })
  weekdays?: number[] | null;

  @Field(() => PartOfDay, {
    nullable: true,
    description: 'With date: when the event begins, for visitors with no hours in mind.',
  })
  partOfDay?: PartOfDay | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'With date and endTime: the start in the hall’s time zone.' })
  startTime?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'End; at or before the start, it is on the next day.' })
  endTime?: string | null;

  @Field(() => NearInput, { nullable: true, description: 'Only halls near a place.' })
  near?: NearInput | null;

  @Field(() => BoundsInput, { nullable: true, description: 'Only halls in a bounding box.' })
  bounds?: BoundsInput | null;
}
