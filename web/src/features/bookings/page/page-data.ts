import type { BookingReader } from '@mehfil/api/domain/bookings/next-step';
import type { BookingPageQuery } from '../../../graphql/generated/booking-page';

/** A booking as its page has it. */
export type PagedBooking = BookingPageQuery['booking'];
/** Something that happened to it. */
export type PagedEvent = BookingPageQuery['bookingTimeline'][number];

/** What the parts of a booking's page are given. */
export interface BookingPartProps {
  booking: PagedBooking;
  reader: BookingReader;
}
