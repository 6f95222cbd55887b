import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import { FunctionName } from '../../domain/bookings/functions.js';
import { quoteBookingsSchema, requestBookingsSchema } from '../../domain/bookings/groups.js';
import { GROUP_LIMITS } from '../../domain/bookings/limits.js';
import type { Hundredths } from '../../domain/money/money.js';
import {
  CalculatePriceInput,
  DISPLAYED_TOTAL,
  EVENT_DATE,
  SERVICE_CHOICES,
  ServiceChoiceInput,
  SHIFT_ID,
} from '../bookings/booking.inputs.js';

const COUNT = `${GROUP_LIMITS.functionsMin} to ${GROUP_LIMITS.functionsMax} of them.`;

@InputType({ description: 'One of several functions to request.' })
export class RequestedFunctionInput {
  @Field(() => FunctionName, { description: 'The function.' })
  functionName: FunctionName;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => LocalDate, EVENT_DATE)
  date?: string;

  @Field(() => Int, SHIFT_ID)
  shiftId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; required without a shift.' })
  startTime?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; required without a shift.' })
  endTime?: Date | null;

  @Field(() => Int, { description: 'Guests, 1 to the hall’s capacity.' })
  guestCount: number;

  @Field(() => String, { nullable: true, description: 'Special requests.' })
  specialRequests?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: `The chosen optional services, once each, at most ${GROUP_LIMITS.servicesMax}.`,
  })
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];

  @Field(() => Money, DISPLAYED_TOTAL)
  totalAmount?: Hundredths | null;
}

@InputType({ description: 'A request for several functions: all are booked, or none.' })
@Rules(requestBookingsSchema)
export class RequestBookingsInput {
  @Field({ description: 'A name for them together, such as the couple’s names; the owners see it.' })
  name: string;

  @Field({ description: 'The customer’s name.' })
  customerName: string;

  @Field({ description: 'Phone number for questions.' })
  customerPhone: string;

  @Field({ description: 'E-mail address for notifications about the bookings.' })
  customerEmail: string;

  @Field(() => [RequestedFunctionInput], { description: `The functions, ${COUNT}` })
  functions: RequestedFunctionInput[];

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests create a single group.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'A request for the price of several functions.' })
@Rules(quoteBookingsSchema)
export class QuoteBookingsInput {
  @Field(() => [CalculatePriceInput], { description: `The functions, ${COUNT}` })
  functions: CalculatePriceInput[];
}
