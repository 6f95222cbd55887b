import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { LocalDate, Money } from '../../graphql/scalars.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { BookingStage } from '../../domain/bookings/stage.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import type { Hundredths } from '../../domain/money/money.js';
import * as answers from './booking-answer.service.js';
import { BookingLabelsInput, BookingNotesInput } from './booking-desk.inputs.js';
import * as desk from './booking-desk.service.js';
import * as cancellations from './booking-cancellation.service.js';
import { BookingCancellation } from './booking-cancellation.types.js';
import { BusinessCalendar } from './booking-calendar.types.js';
import { getBusinessCalendar } from './booking-calendar.service.js';
import {
  BookingFilter,
  CalculatePriceInput,
  CancelBookingInput,
  DeclineBookingInput,
  EnterBookingInput,
  RequestBookingInput,
} from './booking.inputs.js';
import * as lists from './booking-list.service.js';
import { subscribeToBookingChanges, subscribeToBookingRequests } from './booking.live.js';
import { BookingStats } from './booking-stats.types.js';
import { BookingView, BookingConnection, EntryQuote, PriceQuote } from './booking.types.js';
import * as entries from './booking-entry.service.js';
import * as requests from './booking-request.service.js';

const BOOKING = { description: 'The booking.' };
const PAGING = { nullable: true, description: 'The page; defaults to the first 100.' };

@Resolver()
export class BookingResolver {
  @Auth(Role.USER)
  @Query(() => PriceQuote, {
    description: 'The current price for a hall, a time, guests and services.',
  })
  calculatePrice(
    @Arg('input', () => CalculatePriceInput, { description: 'The details.' })
    input: CalculatePriceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PriceQuote> {
    return requests.calculatePrice(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => BookingView, {
    description: 'Requests a booking. Repeated requests with the same key create a single booking.',
  })
  requestBooking(
    @Arg('input', () => RequestBookingInput, { description: 'The request.' }) input: RequestBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return requests.requestBooking(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => EntryQuote, {
    description: 'The current price of a booking that the viewer’s business would enter, and the requests in its way.',
  })
  quoteBookingEntry(
    @Arg('input', () => CalculatePriceInput, { description: 'The details.' })
    input: CalculatePriceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<EntryQuote> {
    return entries.quoteBookingEntry(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description:
      'Enters a booking for a guest without an account. Repeated entries with the same key create a single booking.',
  })
  enterBooking(
    @Arg('input', () => EnterBookingInput, { description: 'The booking.' }) input: EnterBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return entries.enterBooking(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description: 'Calls off a confirmed booking that the viewer’s business entered, which frees its period.',
  })
  callOffBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => CancelBookingInput, { description: 'Why.' }) input: CancelBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return entries.callOffBooking(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, { description: 'Approves a request; conflicting pending requests are cancelled.' })
  approveBooking(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingView> {
    return answers.approveBooking(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, { description: 'Declines a request with a reason for the customer.' })
  declineBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => DeclineBookingInput, { description: 'The reason, if any.' }) input: DeclineBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return answers.declineBooking(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description: 'Updates the owner’s private notes on a booking, hidden from the customer.',
  })
  setBookingNotes(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => BookingNotesInput, { description: 'The notes.' }) input: BookingNotesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return desk.setBookingNotes(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description: 'Sets the owner’s private labels on a booking, hidden from the customer.',
  })
  labelBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => BookingLabelsInput, { description: 'The labels.' }) input: BookingLabelsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return desk.labelBooking(ctx, id, input);
  }

  @Auth(Role.USER)
  @Query(() => BookingCancellation, {
    description:
      'What of what was paid comes back if the viewer withdrew a request, or cancelled a confirmed booking, now.',
  })
  bookingCancellation(
    @Arg('id', () => Int, BOOKING) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingCancellation> {
    return cancellations.getBookingCancellation(ctx, id);
  }

  @Auth(Role.USER)
  @Mutation(() => BookingView, {
    description: 'Withdraws one of the viewer’s pending requests, or cancels a confirmed booking until it starts.',
  })
  withdrawBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('refund', () => Money, {
      nullable: true,
      description:
        'What the viewer was told comes back (`bookingCancellation`); without it and `kept`, a confirmed booking isn’t cancelled.',
    })
    refund: Hundredths | null | undefined,
    @Arg('kept', () => Money, {
      nullable: true,
      description: 'What the viewer was told stays with the business; goes with `refund`.',
    })
    kept: Hundredths | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    const isTold = typeof refund === 'number' && typeof kept === 'number';
    return cancellations.withdrawBooking(ctx, id, isTold ? { refund, kept } : undefined);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BookingView, { description: 'Cancels a confirmed booking with a reason and frees its period.' })
  cancelConfirmedBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => CancelBookingInput, { description: 'Why.' }) input: CancelBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return answers.cancelConfirmedBooking(ctx, id, input);
  }

  @Auth(Role.USER)
  @Query(() => BookingConnection, {
    description: 'The viewer’s bookings: all, latest request first, or those of one stage.',
  })
  viewerBookings(
    @Arg('stage', () => BookingStage, { nullable: true, description: 'The stage; defaults to all.' })
    stage: BookingStage | null | undefined,
    @Arg('changeToAnswer', () => Boolean, {
      nullable: true,
      description: 'Whether only those with a change that the business proposed and the viewer can answer.',
    })
    changeToAnswer: boolean | null | undefined,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<BookingView>> {
    return lists.listViewerBookings(ctx, { stage, changeToAnswer }, paging);
  }

  @Auth(Role.ADMIN)
  @Query(() => BookingConnection, { description: 'The bookings of a customer, latest request first.' })
  bookingsOfPerson(
    @Arg('id', () => Int, { description: 'The account’s id.' }) id: number,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<BookingView>> {
    return lists.listBookingsOfPerson(ctx, id, paging);
  }

  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingView, {
    description: 'A booking: one of the viewer’s or of the viewer’s business, or any for staff.',
  })
  booking(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingView> {
    return lists.getBooking(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingConnection, { description: 'The bookings of the viewer’s business.' })
  businessBookings(
    @Arg('filter', () => BookingFilter, { nullable: true, description: 'The filter; defaults to all.' })
    filter: BookingFilter | null | undefined,
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'The order.' })
    order: BookingOrder,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<BookingView>> {
    return lists.listBusinessBookings(ctx, filter, order, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => [BookingView], {
    description: 'The pending requests that approving a booking would cancel, by start.',
  })
  bookingConflicts(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingView[]> {
    return answers.listConflicts(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingStats, { description: 'Booking statistics of the viewer’s business.' })
  businessBookingStats(@Ctx() ctx: RequestContext): Promise<BookingStats> {
    return lists.getBusinessBookingStats(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessCalendar, { description: 'The calendar of the viewer’s business.' })
  businessCalendar(
    @Arg('from', () => LocalDate, { description: 'The first day, in the business’s time zone.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day, at most 61 days later.' }) to: string,
    @Arg('hallId', () => Int, {
      nullable: true,
      description: 'Only what takes space of this hall; defaults to all halls.',
    })
    hallId: number | null | undefined,
    @Arg('perDay', () => Int, {
      nullable: true,
      description: 'Most bookings per day, 1 to 100; defaults to all.',
    })
    perDay: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessCalendar> {
    return getBusinessCalendar(ctx, { from, to, hallId: hallId ?? null, perDay: perDay ?? null });
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Subscription(() => BookingView, {
    description: 'Live changes of the viewer’s bookings, or of those of the viewer’s business.',
    subscribe: ({ args, context }) =>
      subscribeToBookingChanges(context as RequestContext, (args as { id?: number | null }).id),
  })
  bookingChanged(
    @Root() booking: BookingView,
    @Arg('id', () => Int, { nullable: true, description: 'Only this booking; defaults to all.' })
    _id: number | null | undefined,
  ): BookingView {
    return booking;
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Subscription(() => BookingView, {
    description: 'Live stream of new requests to the viewer’s business.',
    subscribe: ({ context }) => subscribeToBookingRequests(context as RequestContext),
  })
  bookingRequested(@Root() booking: BookingView): BookingView {
    return booking;
  }
}
