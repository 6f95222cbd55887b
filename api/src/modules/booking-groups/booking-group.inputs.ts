import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { Money } from '../../graphql/scalars.js';
import { FunctionName } from '../../domain/bookings/functions.js';
import { quoteBookingsSchema, requestBookingsSchema } from '../../domain/bookings/groups.js';
import { GROUP_LIMITS } from '../../domain/bookings/limits.js';
import type { Hundredths } from '../../domain/money/money.js';
import {
  BookedTimeInput,
  CalculatePriceInput,
  CNIC,
  DISPLAYED_TOTAL,
  SERVICE_CHOICES,
  ServiceChoiceInput,
} from '../bookings/booking.inputs.js';
import { CHILD_COUNT, MENU_CHOICE, MenuChoiceInput } from '../menus/menu.inputs.js';

const COUNT = `${GROUP_LIMITS.functionsMin} to ${GROUP_LIMITS.functionsMax} of them.`;

@InputType({ description: 'One of several functions to request.' })
export class RequestedFunctionInput extends BookedTimeInput {
  @Field(() => FunctionName, { description: 'The function.' })
  functionName: FunctionName;

  @Field(() => String, { nullable: true, description: 'Special requests.' })
  specialRequests?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: `The chosen optional services, once each, at most ${GROUP_LIMITS.servicesMax}.`,
  })
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];

  @Field(() => MenuChoiceInput, MENU_CHOICE)
  menu?: MenuChoiceInput | null;

  @Field(() => Int, CHILD_COUNT)
  childCount?: number | null;

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

  @Field(() => [Int], {
    nullable: true,
    description: 'The accepted terms (hallBusinessTerms), once each; required of every business that has some.',
  })
  acceptedTermsIds: number[];

  @Field(() => String, {
    ...CNIC,
    description: 'The customer’s CNIC, optional; kept for the contracts of the businesses whose terms are accepted.',
  })
  cnic?: string | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests create a single group.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'A request for the price of several functions.' })
@Rules(quoteBookingsSchema)
export class QuoteBookingsInput {
  @Field(() => [CalculatePriceInput], { description: `The functions, ${COUNT}` })
  functions: CalculatePriceInput[];
}
