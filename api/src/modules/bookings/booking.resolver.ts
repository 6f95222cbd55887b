import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { LocalDate } from '../../graphql/scalars.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { TextFile } from '../businesses/dashboard.types.js';
import * as answers from './answer.service.js';
import { businessCalendar } from './booking.calendar.js';
import { exportBookings } from './booking.export.js';
import {
  BookingFilter,
  BookingNotesInput,
  CalculatePriceInput,
  CancelBookingInput,
  DeclineBookingInput,
  RequestBookingInput,
} from './booking.inputs.js';
import * as lists from './booking.list.js';
import { bookingChanges, bookingRequests } from './booking.live.js';
import { Booking, BookingConnection, BookingStats, BusinessCalendar, PriceQuote } from './booking.types.js';
import * as requests from './request.service.js';
import { businessBookingStats } from './stats.queries.js';

const BOOKING = { description: 'The booking.' };
const PAGING = { nullable: true, description: 'Which part; the first 100 unless said.' };

@Resolver()
export class BookingResolver {
  @Auth(Role.USER)
  @Query(() => PriceQuote, {
    description: 'The server’s price for a hall, a time, guests and services, at this moment.',
  })
  calculatePrice(
    @Arg('input', () => CalculatePriceInput, { description: 'What the price is asked for.' })
    input: CalculatePriceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PriceQuote> {
    return requests.calculatePrice(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => Booking, { description: 'Requests a hall. Sent twice with the same key, the booking exists once.' })
  requestBooking(
    @Arg('input', () => RequestBookingInput, { description: 'The request.' }) input: RequestBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Booking> {
    return requests.requestBooking(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => Booking, { description: 'Approves a request; pending ones that it makes impossible are cancelled.' })
  approveBooking(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<Booking> {
    return answers.approveBooking(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => Booking, { description: 'Declines a request; the customer reads the reason.' })
  declineBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => DeclineBookingInput, { description: 'Why, where the owner says.' }) input: DeclineBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Booking> {
    return answers.declineBooking(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => Booking, {
    description: 'Writes the owner’s private notes on a booking; its customer never reads them.',
  })
  setBookingNotes(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => BookingNotesInput, { description: 'The notes.' }) input: BookingNotesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Booking> {
    return answers.setBookingNotes(ctx, id, input);
  }

  @Auth(Role.USER)
  @Mutation(() => Booking, { description: 'Takes an own pending request back.' })
  withdrawBooking(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<Booking> {
    return answers.withdrawBooking(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Booking, { description: 'Cancels a confirmed booking with a reason, which frees its time.' })
  cancelConfirmedBooking(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => CancelBookingInput, { description: 'Why.' }) input: CancelBookingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Booking> {
    return answers.cancelConfirmedBooking(ctx, id, input);
  }

  @Auth(Role.USER)
  @Query(() => BookingConnection, { description: 'The viewer’s own bookings, the last requested first.' })
  viewerBookings(
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<Booking>> {
    return lists.viewerBookings(ctx, paging);
  }

  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => Booking, { description: 'One booking: an own one, one of the own business, or any for staff.' })
  booking(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<Booking> {
    return lists.bookingById(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingConnection, { description: 'The bookings of the viewer’s business.' })
  businessBookings(
    @Arg('filter', () => BookingFilter, { nullable: true, description: 'Which ones; all unless said.' })
    filter: BookingFilter | null | undefined,
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'In which order.' })
    order: BookingOrder,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<Booking>> {
    return lists.businessBookings(ctx, filter, order, paging);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, {
    description: 'The bookings of the viewer’s business as a CSV file, at most 25,000 of them.',
  })
  exportBookings(
    @Arg('filter', () => BookingFilter, { nullable: true, description: 'Which ones; all unless said.' })
    filter: BookingFilter | null | undefined,
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'In which order.' })
    order: BookingOrder,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return exportBookings(ctx, filter, order);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => [Booking], {
    description: 'The pending requests that approving a booking would cancel, in order of time.',
  })
  bookingConflicts(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<Booking[]> {
    return answers.bookingConflicts(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingStats, { description: 'The bookings of the viewer’s business in figures.' })
  businessBookingStats(@Ctx() ctx: RequestContext): Promise<BookingStats> {
    return businessBookingStats(ctx);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessCalendar, { description: 'What stands in the viewer’s business’s calendar.' })
  businessCalendar(
    @Arg('from', () => LocalDate, { description: 'The first day, in the business’s time zone.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day, at most 61 days later.' }) to: string,
    @Arg('hallId', () => Int, { nullable: true, description: 'Only of this hall; of all halls unless said.' })
    hallId: number | null | undefined,
    @Arg('perDay', () => Int, {
      nullable: true,
      description: 'At most so many bookings of each day, 1 to 100; all of them unless said.',
    })
    perDay: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessCalendar> {
    return businessCalendar(ctx, { from, to, hallId: hallId ?? null, perDay: perDay ?? null });
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Subscription(() => Booking, {
    description: 'Changes of the viewer’s own bookings, or of those of the viewer’s business, as they happen.',
    subscribe: ({ args, context }) => bookingChanges(context as RequestContext, (args as { id?: number | null }).id),
  })
  bookingChanged(
    @Root() booking: Booking,
    @Arg('id', () => Int, { nullable: true, description: 'Only this booking; all of them unless said.' })
    _id: number | null | undefined,
  ): Booking {
    return booking;
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Subscription(() => Booking, {
    description: 'New requests to the viewer’s business, as they come.',
    subscribe: ({ context }) => bookingRequests(context as RequestContext),
  })
  bookingRequested(@Root() booking: Booking): Booking {
    return booking;
  }
}
