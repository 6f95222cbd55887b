import { Field, InputType, Int } from 'type-graphql';
import type { Hundredths } from '../../domain/money/money.js';
import { hallRateSchema, hijriMonthSchema } from '../../domain/rates/inputs.js';
import { HIJRI_LIMITS, RATE_LIMITS } from '../../domain/rates/limits.js';
import { ServicePriceType } from '../../graphql/enums.js';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, Money } from '../../graphql/scalars.js';
import { PREVIOUS_VERSION } from '../../graphql/version.js';

@InputType({
  description:
    'Another price on some days: of weekdays, and of dates, a season or a Hijri month; by a percentage or a price of its own.',
})
@Rules(hallRateSchema)
export class HallRateInput {
  @Field(() => Int, { nullable: true, description: 'The hall; defaults to every hall of the business.' })
  hallId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `What customers read, at most ${RATE_LIMITS.nameMaxCharacters} characters; defaults to what it says: “Saturday dinner”.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the shifts that it is for; defaults to all day.',
  })
  shiftName?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Its weekdays: 0 is Sunday, 6 Saturday; defaults to every day.' })
  weekdays: number[];

  @Field(() => LocalDate, { nullable: true, description: 'The first of its dates, in the business’s time zone.' })
  firstDay?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last of its dates; defaults to a single day.' })
  lastDay?: string | null;

  @Field(() => String, { nullable: true, description: 'The first day of a season of every year: MM-DD.' })
  seasonStart?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day of the season: MM-DD; before the first day means the next year.',
  })
  seasonEnd?: string | null;

  @Field(() => Int, { nullable: true, description: 'A Hijri month of every year: 1 is Muharram, 9 Ramadan.' })
  hijriMonth?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The change of the hall’s price in whole percents, ${RATE_LIMITS.leastPercent} to ${RATE_LIMITS.mostPercent}; this or a price.`,
  })
  percentage?: number | null;

  @Field(() => Money, { nullable: true, description: 'A price that replaces the hall’s.' })
  price?: Hundredths | null;

  @Field(() => ServicePriceType, { nullable: true, description: 'How that price is charged; defaults to PER_PERSON.' })
  priceType: ServicePriceType;

  @Field(() => String, PREVIOUS_VERSION)
  previousVersion?: string | null;
}

@InputType({ description: 'The first day of a Hijri month as it was announced.' })
@Rules(hijriMonthSchema)
export class HijriMonthInput {
  @Field(() => LocalDate, {
    description: `The first day, at most ${HIJRI_LIMITS.correctionMaxDays} days from the calculated one.`,
  })
  firstDay: string;

  @Field(() => String, {
    nullable: true,
    description: `Who announced it, at most ${HIJRI_LIMITS.sourceMaxCharacters} characters.`,
  })
  source?: string | null;
}
