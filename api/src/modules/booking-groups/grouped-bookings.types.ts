import { Field, ObjectType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { createConnectionType } from '../../graphql/paging.js';
import { Money } from '../../graphql/scalars.js';
import { GROUP_LIMITS } from '../../domain/bookings/limits.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { BookingGroupView } from '../bookings/booking-function.types.js';
import { BookingView, PriceQuote } from '../bookings/booking.types.js';

@ObjectType({ simpleResolvers: true, description: 'An exact sum in one currency.' })
export class CurrencyTotal {
  @Field(() => String, { description: 'The currency.' })
  currency: CurrencyCode;

  @Field(() => Money, { description: 'The sum.' })
  total: Hundredths;
}

const TOTALS = { description: 'The exact sum of the prices in each currency; nothing is converted.' };

@ObjectType({ simpleResolvers: true, description: 'The current price of several functions.' })
export class GroupQuote {
  @ListLength(GROUP_LIMITS.functionsMax)
  @Field(() => [PriceQuote], { description: 'The price of each function, in the order of the request.' })
  functions: PriceQuote[];

  @ListLength(1)
  @Field(() => [CurrencyTotal], TOTALS)
  totals: CurrencyTotal[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Several functions with their bookings, for their customer and staff.',
})
export class GroupedBookings {
  @Field(() => BookingGroupView, { description: 'What they have in common.' })
  group: BookingGroupView;

  @ListLength(GROUP_LIMITS.functionsMax)
  @Field(() => [BookingView], { description: 'The booking of each function, by start.' })
  bookings: BookingView[];

  @ListLength(1)
  @Field(() => [CurrencyTotal], TOTALS)
  totals: CurrencyTotal[];

  @Field({ description: 'Whether the viewer may cancel all functions now, while they wait for answers.' })
  viewerCanCancel: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of requests for several functions.' })
export class GroupedBookingsConnection extends createConnectionType(GroupedBookings, 'groups') {}
