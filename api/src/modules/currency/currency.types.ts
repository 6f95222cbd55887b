import { Field, Float, ObjectType } from 'type-graphql';
import { LocalDate } from '../../graphql/scalars.js';

@ObjectType({ description: 'What one unit of the base is worth in a currency.' })
export class CurrencyRate {
  @Field({ description: 'ISO 4217 code.' })
  currency: string;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate: number;
}

@ObjectType({
  description: 'Exchange rates of a day. For display only: what is owed is owed in the hall’s own currency.',
})
export class CurrencyRates {
  @Field({ description: 'ISO 4217 code of the currency that the rates count from.' })
  base: string;

  @Field(() => LocalDate, { description: 'The day of which the rates are.' })
  day: string;

  @Field(() => [CurrencyRate], { description: 'The rates, the base itself included.' })
  rates: CurrencyRate[];
}
