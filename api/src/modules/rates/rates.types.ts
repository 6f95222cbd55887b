import { Field, Int, ObjectType } from 'type-graphql';
import type { Hundredths } from '../../domain/money/money.js';
import { ServicePriceType } from '../../graphql/enums.js';
import { LocalDate, Money } from '../../graphql/scalars.js';

@ObjectType('HallRate', {
  simpleResolvers: true,
  description: 'Another price of one hall, or of all of them, on some days. The most specific one holds, alone.',
})
export class HallRateType {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { nullable: true, description: 'The hall; null for all of them.' })
  hallId: number | null;

  @Field(() => String, { nullable: true, description: 'What its owner calls it.' })
  name: string | null;

  @Field({ description: 'What customers read beside the price: “Saturday dinner +20%”.' })
  reason: string;

  @Field(() => String, { nullable: true, description: 'The name of the shifts that it is for; null for all day.' })
  shiftName: string | null;

  @Field(() => [Int], { description: 'Its weekdays, ascending: 0 is Sunday, 6 Saturday; empty for every day.' })
  weekdays: readonly number[];

  @Field(() => LocalDate, { nullable: true, description: 'The first of its dates, in the business’s time zone.' })
  firstDay: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last of its dates.' })
  lastDay: string | null;

  @Field(() => String, { nullable: true, description: 'The first day of its season, every year: MM-DD.' })
  seasonStart: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day of its season: MM-DD; before the first day means the next year.',
  })
  seasonEnd: string | null;

  @Field(() => Int, { nullable: true, description: 'Its Hijri month, every year: 1 is Muharram, 9 Ramadan.' })
  hijriMonth: number | null;

  @Field(() => Int, { nullable: true, description: 'The change of the hall’s price in percent; null with a price.' })
  percentage: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The price that replaces the hall’s, for one unit of its price type; null with a percentage.',
  })
  price: Hundredths | null;

  @Field(() => ServicePriceType, { nullable: true, description: 'How that price is charged.' })
  priceType: ServicePriceType | null;
}

@ObjectType({ simpleResolvers: true, description: 'When a month of the Hijri calendar begins, for rates.' })
export class HijriMonth {
  @Field(() => Int, { description: 'The Hijri year: 1448.' })
  year: number;

  @Field(() => Int, { description: 'The month: 1 is Muharram, 9 Ramadan.' })
  month: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => LocalDate, { description: 'Its first day.' })
  firstDay: string;

  @Field(() => LocalDate, { description: 'The first day as the Umm al-Qura calendar calculates it.' })
  calculatedFirstDay: string;

  @Field({ description: 'Whether staff have set the first day.' })
  isCorrected: boolean;

  @Field(() => String, { nullable: true, description: 'Who announced the corrected day.' })
  source: string | null;
}
