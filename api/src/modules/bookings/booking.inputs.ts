import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import {
  bookingFilterSchema,
  BookingOrder,
  PaymentFilter,
  staffBookingFilterSchema,
} from '../../domain/bookings/filter.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import { BookingStage } from '../../domain/bookings/stage.js';
import {
  cancelBookingSchema,
  declineBookingSchema,
  enterBookingSchema,
  quoteSchema,
  requestBookingSchema,
} from '../../domain/bookings/inputs.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';
import { CHILD_COUNT, MENU_CHOICE, MenuChoiceInput } from '../menus/menu.inputs.js';

registerEnumType(PaymentFilter, {
  name: 'PaymentFilter',
  description: 'Which bookings a list shows by what isn’t paid or refunded of them.',
  valuesConfig: {
    DUE: { description: 'Something is to be paid by the end of today.' },
    OVERDUE: { description: 'Something had to be paid before.' },
    REFUND: { description: 'It is cancelled, and something of what was paid is to be refunded.' },
  },
});

registerEnumType(BookingOrder, {
  name: 'BookingOrder',
  description: 'The order of a list of bookings.',
  valuesConfig: {
    NEWEST: { description: 'Latest request first.' },
    OLDEST: { description: 'Earliest request first.' },
    SOONEST: { description: 'Earliest start first.' },
    LATEST: { description: 'Latest start first.' },
    HIGHEST: { description: 'Highest total price first.' },
    ANSWER_FIRST: {
      description:
        'Pending requests by when their hold, else their start, ends the wait for an answer; others after them.',
    },
  },
});

registerEnumType(BookingStage, {
  name: 'BookingStage',
  description: 'Where a booking stands for its customer.',
  valuesConfig: {
    UPCOMING: { description: 'Confirmed and not over yet, earliest start first.' },
    WAITING: { description: 'Not answered yet, earliest start first.' },
    PAST: { description: 'Confirmed and over, latest start first.' },
    CANCELLED: { description: 'Declined, withdrawn or cancelled otherwise, latest start first.' },
  },
});

const SERVICE_IDS = {
  nullable: true,
  description: 'The chosen optional services, once each. Use optionalServices for quantities.',
};
/** The option of a field of several inputs. */
export const SERVICE_CHOICES = {
  nullable: true,
  description: 'The chosen optional services with quantities, which override optionalServiceIds.',
};

@InputType({ description: 'A chosen optional service with its quantity.' })
export class ServiceChoiceInput {
  @Field(() => Int, { description: 'The service.' })
  id: number;

  @Field(() => Int, {
    defaultValue: 1,
    description: `Quantity, 1 to ${BOOKING_LIMITS.quantityMax}, which multiplies the price.`,
  })
  quantity: number;
}

const SHIFT_ID = {
  nullable: true,
  description:
    'A shift of the hall: with its date, instead of startTime and endTime. A hall of shifts sells no other times.',
};

const EVENT_DATE = {
  nullable: true,
  description:
    'The day of the start in the hall’s time zone; must match startTime. Required with a shift but no startTime.',
};

/** The option of a field of several inputs. */
export const CNIC = {
  nullable: true,
  description: 'The customer’s CNIC for the contract, optional; it can also be given later (setContractCnic).',
};
/** The option of a field of several inputs. */
export const DISPLAYED_TOTAL = {
  nullable: true,
  description:
    'The displayed total. Unless it is 0 or equals the current price, the request is refused with the new price.',
};

const OCCASION = { nullable: true, description: 'What it is for.' };
const OCCASION_FILTER = { nullable: true, description: 'Only for this occasion.' };

/** Hall, time and guests, as quotes, requests and entries name them. */
@InputType()
export abstract class BookedTimeInput {
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
}

@InputType({ description: 'The details of a price request.' })
@Rules(quoteSchema)
export class CalculatePriceInput extends BookedTimeInput {
  @Field(() => LocalDate, { nullable: true, description: 'The day of the start in the hall’s time zone, for a shift.' })
  override date?: string;

  @Field(() => [Int], SERVICE_IDS)
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];

  @Field(() => MenuChoiceInput, MENU_CHOICE)
  menu?: MenuChoiceInput | null;

  @Field(() => Int, CHILD_COUNT)
  childCount?: number | null;
}

@InputType({ description: 'A booking request.' })
@Rules(requestBookingSchema)
export class RequestBookingInput extends BookedTimeInput {
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends: 2 to 24 hours later, unless the hall has other limits; required without a shift.',
  })
  override endTime?: Date | null;

  @Field(() => Occasion, OCCASION)
  occasion?: Occasion | null;

  @Field({ description: 'The customer’s name.' })
  customerName: string;

  @Field({ description: 'Phone number for questions.' })
  customerPhone: string;

  @Field({ description: 'E-mail address for notifications about the booking.' })
  customerEmail: string;

  @Field(() => String, { nullable: true, description: 'Special requests.' })
  specialRequests?: string | null;

  @Field(() => [Int], SERVICE_IDS)
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];

  @Field(() => MenuChoiceInput, MENU_CHOICE)
  menu?: MenuChoiceInput | null;

  @Field(() => Int, CHILD_COUNT)
  childCount?: number | null;

  @Field(() => Money, DISPLAYED_TOTAL)
  totalAmount?: Hundredths | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The accepted terms (hallBusinessTerms); required where the business has some.',
  })
  acceptedTermsId?: number | null;

  @Field(() => String, CNIC)
  cnic?: string | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests create a single booking.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'A booking that an owner enters for a guest without an account.' })
@Rules(enterBookingSchema)
export class EnterBookingInput extends BookedTimeInput {
  @Field(() => Int, { description: 'The hall, of the viewer’s business.' })
  override hallId: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'A shift of the hall: with its date, instead of startTime and endTime. Owners may sell other times, too.',
  })
  override shiftId?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: `When it starts, whatever the notice, advance limits and opening hours; at most ${BOOKING_LIMITS.entryBackMaxYears} years ago, and then nobody is mailed. Required without a shift.`,
  })
  override startTime?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends, at most 24 hours later; required without a shift.',
  })
  override endTime?: Date | null;

  @Field(() => Occasion, OCCASION)
  occasion?: Occasion | null;

  @Field({ description: 'The guest’s name.' })
  customerName: string;

  @Field({ description: 'The guest’s phone number.' })
  customerPhone: string;

  @Field(() => String, { nullable: true, description: 'The guest’s e-mail address, for mails about the booking.' })
  customerEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Special requests.' })
  specialRequests?: string | null;

  @Field(() => [Int], SERVICE_IDS)
  optionalServiceIds: number[];

  @Field(() => [ServiceChoiceInput], SERVICE_CHOICES)
  optionalServices: ServiceChoiceInput[];

  @Field(() => MenuChoiceInput, MENU_CHOICE)
  menu?: MenuChoiceInput | null;

  @Field(() => Int, CHILD_COUNT)
  childCount?: number | null;

  @Field({
    defaultValue: true,
    description: 'Whether it is confirmed at once, which cancels conflicting requests, or kept as a pending request.',
  })
  isConfirmed: boolean;

  @Field(() => Money, {
    nullable: true,
    description:
      'The displayed total. Unless it is 0 or equals the current price, the entry is refused with the new price.',
  })
  totalAmount?: Hundredths | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The total that was agreed, tax included, if it isn’t the current price; needs a reason.',
  })
  agreedPrice?: Hundredths | null;

  @Field(() => String, { nullable: true, description: 'Why another price was agreed; hidden from the guest.' })
  priceReason?: string | null;

  @Field(() => String, { nullable: true, description: 'Private notes, hidden from the guest.' })
  notes?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The enquiry, entered by hand and still open, of which it came: it becomes this booking. API keys need the scope messages, too.',
  })
  enquiryId?: number | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated entries create a single booking.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'Declines a booking request.' })
@Rules(declineBookingSchema)
export class DeclineBookingInput {
  @Field(() => String, { nullable: true, description: 'The reason, shown to the customer.' })
  reason?: string | null;
}

@InputType({ description: 'Cancels a confirmed booking.' })
@Rules(cancelBookingSchema)
export class CancelBookingInput {
  @Field({ description: 'The reason, shown to customer and owner.' })
  reason: string;
}

@InputType({ description: 'Filters bookings; omitted fields match everything.' })
@Rules(bookingFilterSchema)
export class BookingFilter {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings with this status.' })
  status?: BookingStatus | null;

  @Field(() => Int, { nullable: true, description: 'Only of this hall.' })
  hallId?: number | null;

  @Field(() => Occasion, OCCASION_FILTER)
  occasion?: Occasion | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only bookings that start on or after this day, in the business’s time zone.',
  })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Only bookings that start on or before this day.' })
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'Only bookings with this label of the owner.' })
  label?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only what waits for the business: requests without an answer or an offer, discounts to allow, proofs of payment to check, changes that a customer asks for.',
  })
  needsAction?: boolean | null;

  @Field(() => PaymentFilter, {
    nullable: true,
    description:
      'Only confirmed bookings of which something is to be paid by the end of today, or had to be paid before; or cancelled ones of which something is to be refunded.',
  })
  payment?: PaymentFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only bookings of the guest with this phone number, in any spelling.',
  })
  guestPhone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Text in the customer’s name, phone or e-mail address or the hall’s name, or a booking or invoice number.',
  })
  text?: string | null;
}

@InputType({ description: 'Filters all bookings, for staff; omitted fields match everything.' })
@Rules(staffBookingFilterSchema)
export class StaffBookingFilter {
  @Field(() => BookingStatus, { nullable: true, description: 'Only bookings with this status.' })
  status?: BookingStatus | null;

  @Field(() => Int, { nullable: true, description: 'Only of this hall.' })
  hallId?: number | null;

  @Field(() => Occasion, OCCASION_FILTER)
  occasion?: Occasion | null;

  @Field(() => String, { nullable: true, description: 'Text in the name, phone or e-mail address of the business.' })
  business?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only bookings that start on or after this day, in Pakistan’s time zone.',
  })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Only bookings that start on or before this day.' })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Text in the customer’s name, phone or e-mail address or the hall’s name, or a booking or invoice number.',
  })
  text?: string | null;
}
