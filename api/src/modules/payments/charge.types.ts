import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';

@ObjectType({ simpleResolvers: true, description: 'So many extra guests or hours at a price.' })
export class ChargeLine {
  @Field(() => Int, { description: 'How many are charged; of guests those beyond what a menu guaranteed.' })
  count: number;

  @Field(() => Money, { description: 'The agreed price of each, before discount and tax.' })
  price: Hundredths;

  @Field(() => Money, { description: 'Both multiplied.' })
  amount: Hundredths;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What extra guests and hours of a booking cost by the rates that were agreed.',
})
export class BookingCharge {
  @Field(() => String, { description: 'Currency of all amounts.' })
  currency: CurrencyCode;

  @Field(() => ChargeLine, { nullable: true, description: 'The extra guests; null if they cost nothing.' })
  guests: ChargeLine | null;

  @Field(() => ChargeLine, { nullable: true, description: 'The extra hours; null if they cost nothing.' })
  hours: ChargeLine | null;

  @Field(() => Money, { description: 'The discount of the booking.' })
  discountAmount: Hundredths;

  @Field(() => Money, { description: 'The tax of the booking, on what remains.' })
  taxAmount: Hundredths;

  @Field(() => Money, { description: 'What is charged: the lines, less the discount, plus the tax.' })
  amount: Hundredths;

  @Field({ description: 'What its entry says that it is for.' })
  note: string;
}
