import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import {
  AcceptBookingChangeInput,
  ChangeBookingInput,
  FinalGuestsInput,
  MakeOfferInput,
  RefuseBookingChangeInput,
  RequestBookingChangeInput,
} from './booking-change.inputs.js';
import { BookingChangeQuote } from './booking-change-quote.types.js';
import { BookingChangeView } from '../bookings/open-change.types.js';
import { BookingView } from '../bookings/booking.types.js';
import * as ends from './booking-change-end.service.js';
import * as changes from './booking-change.service.js';
import * as guests from './final-guests.service.js';

const BOOKING = { description: 'The booking.' };
const CHANGE = { description: 'The change.' };
const INPUT = { description: 'What changes.' };
const OFFER = { description: 'The offer.' };
const GUESTS = { description: 'How many guests.' };

@Resolver()
export class BookingChangeResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingChangeQuote, {
    description: 'What a change would make of a booking of the viewer’s business, and what it would cost.',
  })
  quoteBookingChange(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => ChangeBookingInput, INPUT) input: ChangeBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingChangeQuote> {
    return changes.quoteBookingChange(ctx, id, input);
  }

  @Auth(Role.USER)
  @Query(() => BookingChangeQuote, {
    description: 'What a change would make of one of the viewer’s bookings, and what it would cost.',
  })
  quoteRequestedChange(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => RequestBookingChangeInput, INPUT) input: RequestBookingChangeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingChangeQuote> {
    return changes.quoteRequestedChange(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description:
      'Changes a booking that the viewer’s business entered at once; of a customer’s booking, proposes the change to the customer.',
  })
  changeBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => ChangeBookingInput, INPUT) input: ChangeBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return changes.changeBooking(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingChangeQuote, {
    description: 'What an offer would make of a request to the viewer’s business, and what it would cost.',
  })
  quoteOffer(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => MakeOfferInput, OFFER) input: MakeOfferInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingChangeQuote> {
    return changes.quoteOffer(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description:
      'Answers a request to the viewer’s business with an offer, in the place of the one that waits for an answer: accepting it accepts the request.',
  })
  makeOffer(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => MakeOfferInput, OFFER) input: MakeOfferInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return changes.makeOffer(ctx, id, input);
  }

  @Auth(Role.USER)
  @Mutation(() => BookingView, {
    description: 'Asks for a change of one of the viewer’s bookings, which its owner accepts or refuses.',
  })
  requestBookingChange(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => RequestBookingChangeInput, INPUT) input: RequestBookingChangeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return changes.requestBookingChange(ctx, id, input);
  }

  @Auth(Role.USER)
  @Query(() => BookingChangeQuote, {
    description:
      'What the final number of guests would make of one of the viewer’s bookings, and cost, by the rates that were agreed.',
  })
  quoteFinalGuests(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => FinalGuestsInput, GUESTS) input: FinalGuestsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingChangeQuote> {
    return guests.quoteFinalGuests(ctx, id, input);
  }

  @Auth(Role.USER)
  @Mutation(() => BookingView, {
    description:
      'Sets the final number of guests of one of the viewer’s bookings at once, without asking: within its finalGuests, by the rates that were agreed.',
  })
  setFinalGuests(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => FinalGuestsInput, GUESTS) input: FinalGuestsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return guests.setFinalGuests(ctx, id, input);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description:
      'Accepts a change that the other side proposed, which is made at once. Accepting an offer also accepts its request.',
  })
  acceptBookingChange(
    @Arg('id', () => Int, CHANGE) id: number,
    @Arg('input', () => AcceptBookingChangeInput, { nullable: true, description: 'What an offer to an enquiry needs.' })
    input: AcceptBookingChangeInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return ends.acceptBookingChange(ctx, id, input ?? {});
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description: 'Refuses a change that the other side proposed: the booking stays as it was.',
  })
  refuseBookingChange(
    @Arg('id', () => Int, CHANGE) id: number,
    @Arg('input', () => RefuseBookingChangeInput, { nullable: true, description: 'Why.' })
    input: RefuseBookingChangeInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return ends.refuseBookingChange(ctx, id, input?.note ?? null);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, { description: 'Withdraws a change that the viewer’s side proposed.' })
  withdrawBookingChange(@Arg('id', () => Int, CHANGE) id: number, @Ctx() ctx: RequestContext): Promise<BookingView> {
    return ends.withdrawBookingChange(ctx, id);
  }

  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => [BookingChangeView], {
    description:
      'The changes of a booking that were proposed or made, the latest first; of one of the viewer’s or of the viewer’s business, or of any for staff.',
  })
  bookingChanges(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingChangeView[]> {
    return changes.listBookingChanges(ctx, id);
  }
}
