import {
  bookingBanner,
  BookingStatus,
  CancellationReason,
  formatHundredths,
  formatPeriod,
  invoiceNumber,
  type CurrencyCode,
  type Hundredths,
} from '../../rules/index.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { MailText } from '../notifications/mail.layout.js';

/** What happened to a booking, as far as mails tell it. */
export type BookingEvent =
  | { kind: 'requested' }
  | { kind: 'confirmed'; instantly: boolean }
  | { kind: 'cancelled'; reason: CancellationReason; by: 'customer' | 'other' }
  /** It stays confirmed although the other side is gone: a customer's account, or a business, closed. */
  | { kind: 'stays'; gone: 'customer' | 'business' };

/** What mails say of a booking. */
export interface MailSubject {
  id: number;
  hallTitle: string;
  businessName: string;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  guestCount: number;
  totalPrice: Hundredths;
  currency: CurrencyCode;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  specialRequests: string | null;
  /** Why it was cancelled, in the words of who did it. */
  note: string | null;
  ownerName: string;
  ownerEmail: string;
}

const CUSTOMER_PAGE = '/my-bookings';
const OWNER_PAGE = '/business/bookings';
const SUBJECT_MAX = 150;

type Fact = readonly [label: string, value: string];

function factsOf(booking: MailSubject): Fact[] {
  const { startTime, endTime, timeZone, totalPrice, currency } = booking;
  return [
    ['Hall', booking.hallTitle],
    ['When', formatPeriod(startTime, endTime, timeZone)],
    ['Guests', String(booking.guestCount)],
    ['Total', formatHundredths(totalPrice, currency)],
    ['Reference', invoiceNumber(booking.id)],
  ];
}

function customerFacts(booking: MailSubject): Fact[] {
  const { customerName, customerPhone, customerEmail, specialRequests } = booking;
  return [
    ['Customer', customerName],
    ['Phone', customerPhone],
    ['E-mail', customerEmail],
    ...(specialRequests ? [['Special requests', specialRequests] as const] : []),
  ];
}

/** Subjects are one line of a bounded length, whatever a hall is called. */
function subjectLine(text: string): string {
  const characters = Array.from(text);
  return characters.length <= SUBJECT_MAX ? text : `${characters.slice(0, SUBJECT_MAX - 1).join('')}…`;
}

function toCustomer(booking: MailSubject, kind: string, subject: string, paragraphs: string[]): Mail {
  const text: MailText = {
    subject: subjectLine(subject),
    greeting: `Hello ${booking.customerName},`,
    paragraphs,
    facts: factsOf(booking),
    action: { label: 'View My Bookings', path: CUSTOMER_PAGE },
  };
  return { to: booking.customerEmail, kind, text, dedupeKey: `${kind}:${booking.id}:customer` };
}

function toOwner(booking: MailSubject, kind: string, subject: string, paragraphs: string[]): Mail {
  const text: MailText = {
    subject: subjectLine(subject),
    greeting: `Hello ${booking.ownerName},`,
    paragraphs,
    facts: [...factsOf(booking), ...customerFacts(booking)],
    action: { label: 'Open Bookings', path: OWNER_PAGE },
  };
  return { to: booking.ownerEmail, kind, text, dedupeKey: `${kind}:${booking.id}:owner` };
}

function requested(booking: MailSubject): Mail[] {
  const { hallTitle, businessName, customerName } = booking;
  return [
    toCustomer(booking, 'booking-received', `We received your booking request for ${hallTitle}`, [
      `Your request was sent to ${businessName}. The owner reviews it and sends payment instructions; the booking is confirmed once payment is received.`,
    ]),
    toOwner(booking, 'booking-requested', `New booking request for ${hallTitle}`, [
      `${customerName} would like to book ${hallTitle}. Please approve or decline the request.`,
    ]),
  ];
}

function confirmed(booking: MailSubject, instantly: boolean): Mail[] {
  const { hallTitle, customerName } = booking;
  const told = toCustomer(booking, 'booking-confirmed', `Your booking of ${hallTitle} is confirmed`, [
    bookingBanner(BookingStatus.CONFIRMED),
  ]);
  if (!instantly) return [told];
  const owner = toOwner(booking, 'booking-confirmed', `New confirmed booking of ${hallTitle}`, [
    `${customerName} booked ${hallTitle}. Your settings let requests confirm themselves, so it is in your calendar.`,
  ]);
  return [told, owner];
}

/** Who besides the customer has to know that a booking is off. */
const OWNER_HEARS: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.WITHDRAWN]: 'The customer took this request back.',
  [CancellationReason.ACCOUNT_DELETED]: 'The customer’s account was closed, and this request with it.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Our team cancelled this booking. Its time is free again.',
};

function cancelled(booking: MailSubject, reason: CancellationReason, by: 'customer' | 'other'): Mail[] {
  const { hallTitle, note } = booking;
  const kind = `booking-${reason.replaceAll('_', '-')}`;
  const why = note ? [`Reason: ${note}`] : [];
  const words = OWNER_HEARS[reason];
  const isTheirs = reason === CancellationReason.ACCOUNT_DELETED && by === 'customer';
  const subject = `Your booking of ${hallTitle} was cancelled`;
  // Whoever closed the account isn't written to any more.
  const customer = isTheirs
    ? []
    : [toCustomer(booking, kind, subject, [bookingBanner(BookingStatus.CANCELLED, reason), ...why])];
  const ownersOwn = reason === CancellationReason.ACCOUNT_DELETED && by === 'other';
  const owner =
    words === undefined || ownersOwn
      ? []
      : [toOwner(booking, kind, `A booking of ${hallTitle} was cancelled`, [words, ...why])];
  return [...customer, ...owner];
}

function stays(booking: MailSubject, gone: 'customer' | 'business'): Mail[] {
  const { hallTitle, businessName } = booking;
  if (gone === 'customer') {
    return [
      toOwner(booking, 'booking-stays', `About the confirmed booking of ${hallTitle}`, [
        'The customer’s account was closed. The booking stays confirmed; please reach the customer by the details below.',
      ]),
    ];
  }
  return [
    toCustomer(booking, 'booking-stays', `About your booking of ${hallTitle}`, [
      `${businessName} takes no new bookings on Mehfil at present. Your booking stays confirmed; please contact the hall owner with any question.`,
    ]),
  ];
}

/** The mails that an event calls for (product decisions, Mail and news). */
export function mailsOf(event: BookingEvent, booking: MailSubject): Mail[] {
  switch (event.kind) {
    case 'requested':
      return requested(booking);
    case 'confirmed':
      return confirmed(booking, event.instantly);
    case 'cancelled':
      return cancelled(booking, event.reason, event.by);
    case 'stays':
      return stays(booking, event.gone);
  }
}
