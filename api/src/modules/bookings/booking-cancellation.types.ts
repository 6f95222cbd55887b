import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';

@ObjectType({ simpleResolvers: true, description: 'What comes back if the customer ended a booking now.' })
export class BookingCancellation {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field(() => String, { description: 'Its currency.' })
  currency: CurrencyCode;

  @Field(() => Money, { description: 'What was paid and not given back.' })
  paid: Hundredths;

  @Field(() => Money, { description: 'What comes back of it; name it to cancel a confirmed booking.' })
  refund: Hundredths;

  @Field(() => Money, { description: 'What stays with the business.' })
  kept: Hundredths;
}
