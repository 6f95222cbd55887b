import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { counted } from '../../domain/text/words.js';

/** A booking as calendars show it. Of the customer the name, and no contact details. */
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

/** What a feed is called, and where its links lead. */
export interface FeedFrame {
  title: string;
  /** IANA name, for programs that show a calendar in its own zone; times are written in UTC. */
  timeZone: string;
  publicUrl: string;
}

/** How often programs are asked to read again, seconds. */
const READ_AGAIN_SECONDS = 900;

const STATUS = {
  [BookingStatus.PENDING]: ICalEventStatus.TENTATIVE,
  [BookingStatus.CONFIRMED]: ICalEventStatus.CONFIRMED,
  [BookingStatus.CANCELLED]: ICalEventStatus.CANCELLED,
} as const;

function summaryOf({ status, hallTitle, customerName }: FeedBooking): string {
  if (status === BookingStatus.CANCELLED) return `Cancelled: ${hallTitle}`;
  return status === BookingStatus.PENDING ? `Request: ${hallTitle}, ${customerName}` : `${hallTitle}, ${customerName}`;
}

/**
 * Bookings as iCalendar text (RFC 5545). The same bookings give the same bytes: every event has a UID that stays, a SEQUENCE
 * that rises with its changes, and the moment of its last change as DTSTAMP.
 */
export function calendarText({ title, timeZone, publicUrl }: FeedFrame, bookings: readonly FeedBooking[]): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    name: title,
    prodId: { company: 'Mehfil', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_SECONDS,
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
      summary: summaryOf(booking),
      location: booking.hallLocation,
      description: `${counted(booking.guestCount, 'guest')}, ${invoiceNumber(booking.id)}`,
      status: STATUS[booking.status],
      transparency:
        booking.status === BookingStatus.CONFIRMED ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      url: `${publicUrl}/business/bookings`,
    });
  }
  return `${calendar.toString().replace(/(\r\n)+$/, '')}\r\n`;
}
