import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BookingStatus, isOpen, occupies } from '../../domain/bookings/transitions.js';
import { counted } from '../../domain/text/words.js';
import { endOfVisit, isCancelledVisit, type VisitStatus } from '../../domain/threads/visits.js';

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

/** What an event says beside its time and place. */
interface EventWords {
  summary: string;
  description: string;
  url: string;
}

function createCalendar({ title, timeZone }: FeedMetadata): ICalCalendar {
  const calendar = ical({
    name: title,
    prodId: { company: 'Mehfil', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  calendar.x('X-WR-TIMEZONE', timeZone);
  return calendar;
}

function addEvent(
  calendar: ICalCalendar,
  booking: Omit<FeedBooking, 'customerName'>,
  publicUrl: string,
  words: EventWords,
): void {
  calendar.createEvent({
    id: `booking-${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: booking.revision,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    start: booking.startTime,
    end: booking.endTime,
    location: booking.hallLocation,
    status: STATUS[booking.status],
    transparency: occupies(booking.status) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...words,
  });
}

function toText(calendar: ICalCalendar): string {
  return `${calendar.toString().replace(/(\r\n)+$/, '')}\r\n`;
}

/**
 * Renders bookings as iCalendar text (RFC 5545) for owners. Deterministic: each event has a stable UID, a SEQUENCE that rises with
 * its changes, and the time of its last change as DTSTAMP.
 */
export function renderCalendar(feed: FeedMetadata, bookings: readonly FeedBooking[]): string {
  const calendar = createCalendar(feed);
  for (const booking of bookings)
    addEvent(calendar, booking, feed.publicUrl, {
      summary: toSummary(booking),
      description: `${counted(booking.guestCount, 'guest')}, ${invoiceNumber(booking.id)}`,
      url: `${feed.publicUrl}/business/bookings/${booking.id}`,
    });
  return toText(calendar);
}

/** A booking in its customer's own calendar. */
export interface CustomerEvent extends Omit<FeedBooking, 'customerName'> {
  businessName: string;
  businessPhone: string | null;
  timeZone: string;
}

/** Renders one booking as iCalendar text for its customer; a program that imports it again replaces the event by its UID. */
export function renderCustomerEvent(booking: CustomerEvent, publicUrl: string): string {
  const { hallTitle: title, status, timeZone } = booking;
  const calendar = createCalendar({ title, timeZone, publicUrl });
  const contact = booking.businessPhone ? `${booking.businessName}, ${booking.businessPhone}` : booking.businessName;
  addEvent(calendar, booking, publicUrl, {
    summary: occupies(status) ? title : isOpen(status) ? `Requested: ${title}` : `Cancelled: ${title}`,
    description: `${counted(booking.guestCount, 'guest')}, ${invoiceNumber(booking.id)}\n${contact}`,
    url: `${publicUrl}/bookings/${booking.id}`,
  });
  return toText(calendar);
}

/** A visit of a hall in the calendar of one of its sides. */
export interface VisitEvent {
  id: number;
  status: VisitStatus;
  startsAt: Date;
  headCount: number | null;
  note: string | null;
  createdAt: Date;
  confirmedAt: Date;
  endedAt: Date | null;
  hallTitle: string;
  hallLocation: string;
  businessName: string;
  customerName: string;
  timeZone: string;
  bookingId: number | null;
  enquiryId: number | null;
  isForCustomer: boolean;
}

/** Renders a visit as iCalendar text: once it was cancelled, a program that imports it again takes the event out. */
export function renderVisit(visit: VisitEvent, publicUrl: string): string {
  const { id, hallTitle: title, timeZone, headCount, note, isForCustomer, bookingId, enquiryId } = visit;
  const isCancelled = isCancelledVisit(visit);
  const changedAt = visit.endedAt ?? visit.confirmedAt;
  const calendar = createCalendar({ title, timeZone, publicUrl });
  const other = isForCustomer ? visit.businessName : visit.customerName;
  const facts = [
    other,
    ...(headCount === null ? [] : [counted(headCount, 'visitor')]),
    ...(note === null ? [] : [note]),
  ];
  const place = bookingId === null ? `enquiries/${enquiryId ?? 0}` : `bookings/${bookingId}`;
  calendar.createEvent({
    id: `visit-${id}@${new URL(publicUrl).hostname}`,
    sequence: isCancelled ? 1 : 0,
    stamp: changedAt,
    created: visit.createdAt,
    lastModified: changedAt,
    start: visit.startsAt,
    end: endOfVisit(visit.startsAt),
    location: visit.hallLocation,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: `${isCancelled ? 'Cancelled visit' : 'Visit'}: ${title}`,
    description: facts.join('\n'),
    url: `${publicUrl}${isForCustomer ? '' : '/business'}/${place}`,
  });
  return toText(calendar);
}
