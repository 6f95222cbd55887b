import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BookingStatus, isOpen, occupies } from '../../domain/bookings/transitions.js';
import { counted } from '../../domain/text/words.js';

/** A booking in a calendar feed. Includes the customer's name, but no contact details. */
export interface FeedBooking {
  id: number;
  status: BookingStatus;
  revision: number;
  startTime: Date;
  endTime: Date;
  guestCount: number;
  hallTitle: string;
  hallLocation: string;
  customerName: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The name of a feed and the base URL of its links. */
export interface FeedMetadata {
  title: string;
  /** IANA time zone, for programs that show a calendar in its own zone; times are written in UTC. */
  timeZone: string;
  publicUrl: string;
}

/** How often programs should refresh, in seconds. */
const REFRESH_SECONDS = 900;

const STATUS = {
  [BookingStatus.PENDING]: ICalEventStatus.TENTATIVE,
  [BookingStatus.CONFIRMED]: ICalEventStatus.CONFIRMED,
  [BookingStatus.CANCELLED]: ICalEventStatus.CANCELLED,
} as const;

function toSummary({ status, hallTitle, customerName }: FeedBooking): string {
  if (occupies(status)) return `${hallTitle}, ${customerName}`;
  return isOpen(status) ? `Request: ${hallTitle}, ${customerName}` : `Cancelled: ${hallTitle}`;
}

/**
 * Renders bookings as iCalendar text (RFC 5545). Deterministic: each event has a stable UID, a SEQUENCE that rises with its
 * changes, and the time of its last change as DTSTAMP.
 */
export function renderCalendar({ title, timeZone, publicUrl }: FeedMetadata, bookings: readonly FeedBooking[]): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    name: title,
    prodId: { company: 'Mehfil', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  calendar.x('X-WR-TIMEZONE', timeZone);
  for (const booking of bookings) {
    calendar.createEvent({
      id: `booking-${booking.id}@${hostname}`,
      sequence: booking.revision,
      stamp: booking.updatedAt,
      created: booking.createdAt,
      lastModified: booking.updatedAt,
      start: booking.startTime,
      end: booking.endTime,
      summary: toSummary(booking),
      location: booking.hallLocation,
      description: `${counted(booking.guestCount, 'guest')}, ${invoiceNumber(booking.id)}`,
      status: STATUS[booking.status],
      transparency: occupies(booking.status) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      url: `${publicUrl}/business/bookings`,
    });
  }
  return `${calendar.toString().replace(/(\r\n)+$/, '')}\r\n`;
}
