import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { exchangeRateSchema } from '../../domain/currency/inputs.js';

@ObjectType({ description: 'An exchange rate with where it comes from, as staff see it.' })
export class ExchangeRateLine {
  @Field({ description: 'ISO 4217 code.' })
  currency: string;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate: number;

  @Field({ description: 'Where it was read: the source’s host, by hand, or built in.' })
  source: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was read or set; absent for a built-in one.' })
  fetchedAt: Date | null;
}

@ObjectType({ description: 'The exchange rates that count, with where they come from.' })
export class ExchangeRateTable {
  @Field({ description: 'ISO 4217 code of the currency that the rates count from.' })
  base: string;

  @Field(() => LocalDate, { description: 'The day of which the rates are.' })
  day: string;

  @Field({ description: 'Whether a source is configured that can be read.' })
  hasSource: boolean;

  @Field(() => [ExchangeRateLine], { description: 'The rates, by currency.' })
  rates: ExchangeRateLine[];
}

@Rules(exchangeRateSchema)
@InputType({ description: 'A rate that is set by hand.' })
export class ExchangeRateInput {
  @Field({ description: 'ISO 4217 code; not the base.' })
  currency: string;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate: number;
}
