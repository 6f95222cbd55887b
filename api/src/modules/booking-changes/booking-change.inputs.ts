import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import {
  changeBookingSchema,
  finalGuestsSchema,
  requestBookingChangeSchema,
} from '../../domain/bookings/change-inputs.js';
import {
  acceptBookingChangeSchema,
  makeOfferSchema,
  refuseBookingChangeSchema,
} from '../../domain/bookings/offer-inputs.js';
import { OFFER_LIMITS } from '../../domain/bookings/offers.js';
import type { Hundredths } from '../../domain/money/money.js';
import { MenuChoiceInput } from '../menus/menu.inputs.js';
import { ServiceChoiceInput } from '../bookings/booking.inputs.js';

@InputType({ description: 'A change that a customer asks for; what is left out stays as it is.' })
@Rules(requestBookingChangeSchema)
export class RequestBookingChangeInput {
  @Field(() => Int, { nullable: true, description: 'Another hall of the same business.' })
  hallId?: number | null;

  @Field(() => Int, { nullable: true, description: 'A shift of the hall, instead of startTime and endTime.' })
  shiftId?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day of the start in the hall’s time zone; alone, it moves the booking to the same hours of that day.',
  })
  date?: string;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; endTime is required beside it.' })
  startTime?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; startTime is required beside it.' })
  endTime?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Guests, 1 to the hall’s capacity.' })
  guestCount?: number | null;

  @Field(() => [ServiceChoiceInput], {
    nullable: true,
    description: 'All chosen services with quantities; an empty list takes them all away.',
  })
  optionalServices?: ServiceChoiceInput[] | null;

  @Field(() => MenuChoiceInput, {
    nullable: true,
    description: 'Another menu or other dishes; without it the agreed menu stays, for what was agreed.',
  })
  menu?: MenuChoiceInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it takes the menu away; goes with no menu.' })
  withoutMenu?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many of the guests are children; without it as many as before, where the menu has a children’s share.',
  })
  childCount?: number | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'The displayed new total. Unless it is 0 or equals the current price, the change is refused with the new price.',
  })
  totalAmount?: Hundredths | null;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key: repeated requests with it make one change.',
  })
  clientMutationId?: string | null;
}

@InputType({ description: 'The final number of guests of a booking.' })
@Rules(finalGuestsSchema)
export class FinalGuestsInput {
  @Field(() => Int, {
    description:
      'Guests, within 10% of the agreed number and at most the hall’s capacity; as many are children as before.',
  })
  guestCount: number;

  @Field(() => Money, {
    nullable: true,
    description: 'The displayed new total. Unless it is 0 or equals the new price, it is refused with that.',
  })
  totalAmount?: Hundredths | null;
}

@InputType({ description: 'A change that an owner makes or proposes; what is left out stays as it is.' })
@Rules(changeBookingSchema)
export class ChangeBookingInput extends RequestBookingChangeInput {
  @Field(() => Money, {
    nullable: true,
    description:
      'The new total that was agreed, tax included, if it isn’t the current price; needs a reason. Without it, a total that was agreed before stays.',
  })
  agreedPrice?: Hundredths | null;

  @Field(() => String, { nullable: true, description: 'Why another price was agreed; hidden from the customer.' })
  priceReason?: string | null;
}

@InputType({ description: 'A line beside the hall’s prices.' })
export class BookingExtraInput {
  @Field(() => String, { description: `What it is for, up to ${OFFER_LIMITS.extraNameMaxCharacters} characters.` })
  name: string;

  @Field(() => Money, { description: 'The amount, before tax; more than 0.' })
  amount: Hundredths;
}

@InputType({ description: 'An offer by which an owner answers a request; what is left out stays as it was requested.' })
@Rules(makeOfferSchema)
export class MakeOfferInput extends ChangeBookingInput {
  @Field(() => [BookingExtraInput], {
    nullable: true,
    description: `At most ${OFFER_LIMITS.extrasMax} lines beside the hall’s prices, within an agreed price; without it those that the booking has stay.`,
  })
  extras?: BookingExtraInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: `What the customer reads with it, up to ${OFFER_LIMITS.noteMaxCharacters} characters.`,
  })
  note?: string | null;

  @Field(() => DateTime, {
    description: 'Until when it can be accepted: the start, as it is or would be, at the latest.',
  })
  validUntil: Date;
}

@InputType({
  description:
    'An offer by which an owner answers an enquiry, which needs a time: startTime and endTime, or a shift with its day.',
})
@Rules(makeOfferSchema)
export class OfferEnquiryInput extends MakeOfferInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The hall, of the viewer’s business; defaults to the one that was asked.',
  })
  override hallId?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of the start in the hall’s time zone; of a shift it defaults to the day of the enquiry.',
  })
  override date?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Guests, 1 to the hall’s capacity; defaults to those of the enquiry.',
  })
  override guestCount?: number | null;

  @Field(() => MenuChoiceInput, { nullable: true, description: 'The menu, if any.' })
  override menu?: MenuChoiceInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has no menu; goes with none.' })
  override withoutMenu?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key: repeated requests with it make one offer.',
  })
  override clientMutationId?: string | null;
}

@InputType({
  description: 'What a customer who accepts an offer to an enquiry says with it; nothing for any other change.',
})
@Rules(acceptBookingChangeSchema)
export class AcceptBookingChangeInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The accepted terms (hallBusinessTerms); required where the business has some.',
  })
  acceptedTermsId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number for questions; defaults to that of the account, and is required where it has none.',
  })
  customerPhone?: string | null;
}

@InputType({ description: 'Why a change is refused.' })
@Rules(refuseBookingChangeSchema)
export class RefuseBookingChangeInput {
  @Field(() => String, {
    nullable: true,
    description: `What the other side reads, such as what another offer should have; up to ${OFFER_LIMITS.noteMaxCharacters} characters.`,
  })
  note?: string | null;
}
