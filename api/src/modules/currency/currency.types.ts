import { Field, Float, ObjectType } from 'type-graphql';
import { LocalDate } from '../../graphql/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'An exchange rate from the base currency.' })
export class CurrencyRate {
  @Field({ description: 'ISO 4217 code.' })
  currency: string;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Exchange rates of a day. For display only: prices are due in the hall’s currency.',
})
export class CurrencyRates {
  @Field({ description: 'ISO 4217 code of the base currency.' })
  base: string;

  @Field(() => LocalDate, { description: 'The day of the rates.' })
  day: string;

  @Field(() => [CurrencyRate], { description: 'The rates, including the base itself.' })
  rates: CurrencyRate[];
}
