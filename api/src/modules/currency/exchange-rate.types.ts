import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { exchangeRateSchema } from '../../domain/currency/inputs.js';

@ObjectType({ simpleResolvers: true, description: 'An exchange rate with its source, for staff.' })
export class ExchangeRateLine {
  @Field({ description: 'ISO 4217 code.' })
  currency: string;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate: number;

  @Field({ description: 'Its source: the source’s host, by hand, or built in.' })
  source: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was fetched or set; null for a built-in one.' })
  fetchedAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'The exchange rates in use, with their sources.' })
export class ExchangeRateTable {
  @Field({ description: 'ISO 4217 code of the base currency.' })
  base: string;

  @Field(() => LocalDate, { description: 'The day of the rates.' })
  day: string;

  @Field({ description: 'Whether a source is configured.' })
  hasSource: boolean;

  @Field(() => [ExchangeRateLine], { description: 'The rates, by currency.' })
  rates: ExchangeRateLine[];
}

@Rules(exchangeRateSchema)
@InputType({ description: 'A rate to set by hand.' })
export class ExchangeRateInput {
  @Field({ description: 'ISO 4217 code; not the base.' })
  currency: string;

  @Field(() => Float, { description: 'Units of the currency for one unit of the base.' })
  rate: number;
}
