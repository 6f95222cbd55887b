import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { LOCALE_ARGUMENT, TextFile } from '../../graphql/text-file.js';
import { exportBookings } from './booking-export.service.js';
import { BookingFilter } from '../bookings/booking.inputs.js';
import { getBookingCalendarFile } from './calendar-file.service.js';

@Resolver()
export class PaperResolver {
  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, {
    description: 'One of the viewer’s bookings, or of the viewer’s business, as an iCalendar file (RFC 5545).',
  })
  bookingCalendarFile(
    @Arg('id', () => Int, { description: 'The booking.' }) id: number,
    @Arg('locale', () => String, LOCALE_ARGUMENT) locale: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return getBookingCalendarFile(ctx, id, locale);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, {
    description: 'The bookings of the viewer’s business as a CSV file, at most 25,000 of them.',
  })
  exportBookings(
    @Arg('filter', () => BookingFilter, { nullable: true, description: 'The filter; defaults to all.' })
    filter: BookingFilter | null | undefined,
    @Arg('order', () => BookingOrder, { defaultValue: BookingOrder.NEWEST, description: 'The order.' })
    order: BookingOrder,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return exportBookings(ctx, filter, order);
  }
}
