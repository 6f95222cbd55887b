import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import { bookingFilterSchema, BookingOrder } from '../../domain/bookings/filter.js';
import {
  bookingNotesSchema,
  cancelBookingSchema,
  declineBookingSchema,
  quoteSchema,
  requestBookingSchema,
} from '../../domain/bookings/inputs.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';

registerEnumType(BookingOrder, {
  name: 'BookingOrder',
  description: 'The order of a list of bookings.',
  valuesConfig: {
    NEWEST: { description: 'The last requested first.' },
    OLDEST: { description: 'The first requested first.' },
    SOONEST: { description: 'By start, the earliest first.' },
    LATEST: { description: 'By start, the latest first.' },
    HIGHEST: { description: 'By total price, the highest first.' },
  },
});

const SERVICE_IDS = {
  nullable: true,
  description: 'The chosen optional services, once each. Those with a quantity go into optionalServices.',
};
const SERVICE_CHOICES = {
  nullable: true,
  description:
    'The chosen optional services with their quantities. A service that optionalServiceIds names too counts as here.',
};

@InputType({ description: 'An optional service that is chosen, and how many times.' })
export class ServiceChoiceInput {
  @Field(() => Int, { description: 'The service.' })
  id: number;

  @Field(() => Int, {
    defaultValue: 1,
    description: `How many times, 1 to ${BOOKING_LIMITS.quantityMax}: its price is multiplied by it.`,
  })
  quantity: number;
}

@InputType({ description: 'What a price is asked for.' })
@Rules(quoteSchema)
export class CalculatePriceInput {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field(() => Int, { description: 'Guests, 1 to the hall’s capacity.' })
  guestCount: number;

  @Field(() => [Int], SERVICE_IDS)
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];
}

@InputType({ description: 'A request for a hall.' })
@Rules(requestBookingSchema)
export class RequestBookingInput {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The start’s day in the hall’s time zone; another day is refused.',
  })
  date?: string;

  @Field(() => DateTime, { description: 'When it starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends: 2 to 24 hours later, unless the hall says otherwise.' })
  endTime: Date;

  @Field(() => Int, { description: 'Guests, 1 to the hall’s capacity.' })
  guestCount: number;

  @Field({ description: 'Who comes.' })
  customerName: string;

  @Field({ description: 'Phone number for questions.' })
  customerPhone: string;

  @Field({ description: 'E-mail address for news of the booking.' })
  customerEmail: string;

  @Field(() => String, { nullable: true, description: 'Wishes.' })
  specialRequests?: string | null;

  @Field(() => [Int], SERVICE_IDS)
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];

  @Field(() => Money, {
    nullable: true,
    description:
      'The total that was shown. Where it is neither 0 nor the server’s own, the request is refused with the new price.',
  })
  totalAmount?: Hundredths | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: sent twice, the booking exists once.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'An owner’s no.' })
@Rules(declineBookingSchema)
export class DeclineBookingInput {
  @Field(() => String, { nullable: true, description: 'Why; the customer reads it.' })
  reason?: string | null;
}

@InputType({ description: 'Why a confirmed booking is cancelled.' })
@Rules(cancelBookingSchema)
export class CancelBookingInput {
  @Field({ description: 'Why; customer and owner read it.' })
  reason: string;
}

@InputType({ description: 'The owner’s private notes on a booking.' })
@Rules(bookingNotesSchema)
export class BookingNotesInput {
  @Field(() => String, {
    nullable: true,
    description: `At most ${BOOKING_LIMITS.notesMaxCharacters.toLocaleString('en-US')} characters; nothing removes them.`,
  })
  notes?: string | null;
}

@InputType({ description: 'Which bookings are wanted; what is left out doesn’t matter.' })
@Rules(bookingFilterSchema)
export class BookingFilter {
  @Field(() => BookingStatus, { nullable: true, description: 'Only these.' })
  status?: BookingStatus | null;

  @Field(() => Int, { nullable: true, description: 'Only of this hall.' })
  hallId?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only those that start on this day or later, in the business’s time zone.',
  })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Only those that start on this day or before.' })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Found in the customer’s name, phone or e-mail, the hall’s name, or as the booking’s or invoice’s number.',
  })
  text?: string | null;
}
