import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Locale } from '../../domain/accounts/locales.js';
import { isGranted } from '../../domain/bookings/holds.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BookingStatus, isOpen } from '../../domain/bookings/transitions.js';
import { endOfVisit, isCancelledVisit, type VisitStatus } from '../../domain/threads/visits.js';
import { CALENDAR_WORDS, type CalendarWords } from './calendar.words.js';

/** A booking in a calendar feed. Includes the customer's name, but no contact details. */
export interface FeedBooking {
  id: number;
  status: BookingStatus;
  revision: number;
  startTime: Date;
  endTime: Date;
  guestCount: number;
  /** In the language of the file. */
  hallTitle: string;
  hallLocation: string;
  customerName: string;
  /** When the first payment of an accepted request is due; the functions of a group wait for none. */
  paymentDueAt: Date | null;
  /** Whether a request holds its time now. Feeds say so; a file that is kept wouldn't learn of the end. */
  isHeld?: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** How a calendar file is written. */
interface FileOptions {
  /** The base URL of its links. */
  publicUrl: string;
  locale: Locale;
}

/** The name of a calendar, and how it is written. */
interface CalendarMetadata extends FileOptions {
  title: string;
  /** IANA time zone, for programs that show a calendar in its own zone; times are written in UTC. */
  timeZone: string;
}

/** How often programs should refresh, in seconds. */
const REFRESH_SECONDS = 900;

const STATUS = {
  [BookingStatus.PENDING]: ICalEventStatus.TENTATIVE,
  [BookingStatus.CONFIRMED]: ICalEventStatus.CONFIRMED,
  [BookingStatus.CANCELLED]: ICalEventStatus.CANCELLED,
} as const;

function toSummary(booking: FeedBooking, words: CalendarWords): string {
  const { status, hallTitle, customerName } = booking;
  const names = words.list(hallTitle, customerName);
  if (isGranted(booking)) return names;
  return isOpen(status) ? words.request(names) : words.cancelled(hallTitle);
}

function describeBooking({ id, guestCount }: Pick<FeedBooking, 'id' | 'guestCount'>, words: CalendarWords): string {
  return words.list(words.guests(guestCount), invoiceNumber(id));
}

/** What an event says beside its time and place. */
interface EventText {
  summary: string;
  description: string;
  url: string;
}

function createCalendar({ title, timeZone, locale }: Omit<CalendarMetadata, 'publicUrl'>): ICalCalendar {
  const calendar = ical({
    name: title,
    prodId: { company: 'Mehfil', product: 'Bookings', language: CALENDAR_WORDS[locale].language },
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
  text: EventText,
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
    transparency:
      isGranted(booking) || booking.isHeld ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...text,
  });
}

const OWN_UID = /^(?:booking|visit)-\d+@(.+)$/;

/** Whether an event has come from one of our calendar files or feeds. */
export function isOwnUid(uid: string, publicUrl: string): boolean {
  return OWN_UID.exec(uid)?.[1] === new URL(publicUrl).hostname;
}

function toText(calendar: ICalCalendar): string {
  return `${calendar.toString().replace(/(\r\n)+$/, '')}\r\n`;
}

/**
 * Renders bookings as iCalendar text (RFC 5545) for owners. Deterministic: each event has a stable UID, a SEQUENCE that rises with
 * its changes, and the time of its last change as DTSTAMP.
 */
export function renderCalendar(metadata: CalendarMetadata, bookings: readonly FeedBooking[]): string {
  const { publicUrl, locale } = metadata;
  const words = CALENDAR_WORDS[locale];
  const calendar = createCalendar(metadata);
  for (const booking of bookings)
    addEvent(calendar, booking, publicUrl, {
      summary: toSummary(booking, words),
      description: describeBooking(booking, words),
      url: `${publicUrl}/business/bookings/${booking.id}`,
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
export function renderCustomerEvent(booking: CustomerEvent, { publicUrl, locale }: FileOptions): string {
  const { hallTitle: title, status, timeZone, businessName, businessPhone } = booking;
  const words = CALENDAR_WORDS[locale];
  const calendar = createCalendar({ title, timeZone, locale });
  const contact = businessPhone ? words.list(businessName, words.phone(businessPhone)) : businessName;
  addEvent(calendar, booking, publicUrl, {
    summary: isGranted(booking) ? title : isOpen(status) ? words.requested(title) : words.cancelled(title),
    description: `${describeBooking(booking, words)}\n${contact}`,
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
  /** In the language of the file. */
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
export function renderVisit(visit: VisitEvent, { publicUrl, locale }: FileOptions): string {
  const { id, hallTitle: title, timeZone, headCount, note, isForCustomer, bookingId, enquiryId } = visit;
  const isCancelled = isCancelledVisit(visit);
  const changedAt = visit.endedAt ?? visit.confirmedAt;
  const words = CALENDAR_WORDS[locale];
  const calendar = createCalendar({ title, timeZone, locale });
  const other = isForCustomer ? visit.businessName : visit.customerName;
  const facts = [other, ...(headCount === null ? [] : [words.visitors(headCount)]), ...(note === null ? [] : [note])];
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
    summary: isCancelled ? words.cancelledVisit(title) : words.visit(title),
    description: facts.join('\n'),
    url: `${publicUrl}${isForCustomer ? '' : '/business'}/${place}`,
  });
  return toText(calendar);
}
