import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { isEntered, type BookingSource } from '../../domain/bookings/entry.js';
import { bookingBanner, BookingStatus, CancellationReason, PAYMENT_TERMS } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { formatHundredths, type Hundredths } from '../../domain/money/money.js';
import { formatMoment, formatPeriod } from '../../domain/time/zone.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { MailText } from '../notifications/mail.layout.js';

/** A booking event that mails report. */
export type BookingEvent =
  | { kind: 'requested' }
  | { kind: 'confirmed'; instantly: boolean }
  /** Half of the time for which the request holds the hall is over. */
  | { kind: 'hold-reminder' }
  /** The request holds its time no longer, and isn't answered yet. */
  | { kind: 'hold-ended' }
  | { kind: 'cancelled'; reason: CancellationReason; by: 'customer' | 'other' }
  /** It stays confirmed although the other side is gone: a customer's account, or a business, closed. */
  | { kind: 'stays'; gone: 'customer' | 'business' };

/** The booking data for mails. */
export interface MailSubject {
  id: number;
  source: BookingSource;
  hallTitle: string;
  businessName: string;
  businessPhone: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  shiftName: string | null;
  /** Until when a request holds its time, or held it. */
  heldUntil: Date | null;
  rateReason: string | null;
  guestCount: number;
  totalPrice: Hundredths;
  currency: CurrencyCode;
  customerName: string;
  customerPhone: string;
  /** Empty for a guest without one. */
  customerEmail: string;
  /** Whether it is the e-mail address of the account that made the request. */
  isOwnEmail: boolean;
  /** The cancellation reason in the words of whoever cancelled it. */
  note: string | null;
  ownerName: string;
  ownerEmail: string;
  /** Members of the business to whom new requests are mailed as well. */
  readers: readonly { userId: number; name: string; email: string }[];
}

const CUSTOMER_PAGE = '/my-bookings';
const OWNER_PAGE = '/business/bookings';
const SUPPORT_PAGE = '/customer-support';
const NOT_YOU_NOTICE =
  'If you know nothing of this booking, somebody gave your address by mistake: there is nothing to do.';
const SUBJECT_MAX = 150;

type Fact = readonly [label: string, value: string];

/** Facts without user content: mails to an unverified address contain nothing else. */
function toNeutralFacts(booking: MailSubject): Fact[] {
  const { startTime, endTime, timeZone, totalPrice, currency } = booking;
  return [
    ['When', formatPeriod(startTime, endTime, timeZone)],
    ['Guests', String(booking.guestCount)],
    ['Total', formatHundredths(totalPrice, currency)],
    ['Reference', invoiceNumber(booking.id)],
  ];
}

function toFacts(booking: MailSubject): Fact[] {
  const shift: Fact[] = booking.shiftName === null ? [] : [['Shift', booking.shiftName]];
  const rate: Fact[] = booking.rateReason === null ? [] : [['Rate', booking.rateReason]];
  return [['Hall', booking.hallTitle], ...shift, ...rate, ...toNeutralFacts(booking)];
}

/** Facts for guests: of what owners typed, business and hall only, so that no mail carries their words to strangers. */
function toGuestFacts(booking: MailSubject): Fact[] {
  const phone: Fact[] = booking.businessPhone ? [['Phone of the hall owner', booking.businessPhone]] : [];
  return [['Hall', booking.hallTitle], ...toNeutralFacts(booking), ...phone];
}

/** Truncates a subject to one line. */
function toSubjectLine(text: string): string {
  const characters = Array.from(text);
  return characters.length <= SUBJECT_MAX ? text : `${characters.slice(0, SUBJECT_MAX - 1).join('')}…`;
}

/** A mail to the customer, with one version for the account's address, a neutral one for any other, and one for guests. */
interface CustomerTexts {
  subject: string;
  paragraphs: string[];
  /** Without user content: no names of people, halls or businesses, no reasons. */
  neutral: { subject: string; paragraph: string };
  /** For guests whose booking the business entered; follows its name. */
  guest: string;
}

/**
 * Guests have no account to sign in to; the business, which staff have approved, is named with its phone number
 * (docs/decisions/0027-owners-diary.md).
 */
function toGuestText(booking: MailSubject, { subject, guest }: CustomerTexts): MailText {
  return {
    subject: toSubjectLine(subject),
    greeting: 'Hello,',
    paragraphs: [`${booking.businessName} ${guest}`, NOT_YOU_NOTICE],
    facts: toGuestFacts(booking),
    action: { label: 'Customer support', path: SUPPORT_PAGE },
  };
}

function toCustomer(booking: MailSubject, kind: string, words: CustomerTexts): Mail {
  const { subject, paragraphs, neutral } = words;
  const text: MailText = isEntered(booking.source)
    ? toGuestText(booking, words)
    : booking.isOwnEmail
      ? {
          subject: toSubjectLine(subject),
          greeting: `Hello ${booking.customerName},`,
          paragraphs,
          facts: toFacts(booking),
          action: { label: 'View My Bookings', path: CUSTOMER_PAGE },
        }
      : {
          subject: neutral.subject,
          greeting: 'Hello,',
          paragraphs: [neutral.paragraph, NOT_YOU_NOTICE],
          facts: toNeutralFacts(booking),
          action: { label: 'Customer support', path: SUPPORT_PAGE },
        };
  return { to: booking.customerEmail, kind, text, dedupeKey: `${kind}:${booking.id}:customer` };
}

/**
 * Mails to owners don't quote the customer, since anyone can send a request to any owner; they read it on screen. The number is
 * digits only.
 */
function toOwner(booking: MailSubject, kind: string, subject: string, paragraphs: string[]): Mail {
  const text: MailText = {
    subject: toSubjectLine(subject),
    greeting: `Hello ${booking.ownerName},`,
    paragraphs,
    facts: [...toFacts(booking), ['Customer’s phone', booking.customerPhone]],
    action: { label: 'Open Bookings', path: OWNER_PAGE },
  };
  return { to: booking.ownerEmail, kind, text, dedupeKey: `${kind}:${booking.id}:owner` };
}

/** A mail about a new booking to the owner, and to every member who answers requests. */
function toTeam(booking: MailSubject, kind: string, subject: string, paragraphs: string[]): Mail[] {
  const owner = toOwner(booking, kind, subject, paragraphs);
  const members = booking.readers.map(({ userId, name, email }) => ({
    ...owner,
    to: email,
    text: { ...owner.text, greeting: `Hello ${name},` },
    dedupeKey: `${kind}:${booking.id}:member-${userId}`,
  }));
  return [owner, ...members];
}

function createRequestedMails(booking: MailSubject): Mail[] {
  const { hallTitle, businessName, heldUntil, timeZone } = booking;
  const held = heldUntil
    ? [`Until ${formatMoment(heldUntil, timeZone)} the hall is held for you: nobody else can book that time.`]
    : [];
  return [
    toCustomer(booking, 'booking-received', {
      subject: `We received your booking request for ${hallTitle}`,
      paragraphs: [
        `Your request was sent to ${businessName}. The owner reviews it and confirms or declines it. ${PAYMENT_TERMS}`,
        ...held,
      ],
      neutral: {
        subject: 'We received a booking request',
        paragraph:
          'A hall was requested on Mehfil with this e-mail address. The owner reviews the request, and we write again once it is answered.',
      },
      guest: `noted your booking request. They write or call once it is decided. ${PAYMENT_TERMS}`,
    }),
    ...(isEntered(booking.source) ? [] : createTeamRequest(booking)),
  ];
}

function createTeamRequest(booking: MailSubject): Mail[] {
  const { hallTitle, heldUntil, timeZone } = booking;
  const held = heldUntil
    ? [`It holds its time until ${formatMoment(heldUntil, timeZone)}. Until then nobody else can book that time.`]
    : [];
  return toTeam(booking, 'booking-requested', `New booking request for ${hallTitle}`, [
    `A customer would like to book ${hallTitle}. Name, contact details and special requests are shown with the booking. Please approve or decline the request.`,
    ...held,
  ]);
}

/** At half time, to those who can answer. */
function createReminderMails(booking: MailSubject): Mail[] {
  const { hallTitle, heldUntil, timeZone } = booking;
  if (!heldUntil) return [];
  const until = formatMoment(heldUntil, timeZone);
  return toTeam(booking, 'booking-hold-reminder', `A request for ${hallTitle} waits for your answer`, [
    `A customer’s request for ${hallTitle} holds its time until ${until}, and half of that has passed. Please approve or decline it: afterwards the time is free for others again.`,
  ]);
}

function createHoldEndedMails(booking: MailSubject): Mail[] {
  const { hallTitle, businessName } = booking;
  return [
    toCustomer(booking, 'booking-hold-ended', {
      subject: `${hallTitle} is no longer held for you`,
      paragraphs: [
        `${businessName} hasn’t answered your request yet, and the time for which the hall was held for you is over. Your request stays: the owner can still confirm it as long as nobody else books that time. You may call the owner, or withdraw the request and look for another hall.`,
      ],
      neutral: {
        subject: 'A hall is no longer held for you',
        paragraph:
          'The booking request that was made on Mehfil with this e-mail address isn’t answered yet, and the time for which the hall was held is over. The request stays, and we write again once it is answered.',
      },
      guest: 'no longer holds the time of your booking request.',
    }),
    ...toTeam(booking, 'booking-hold-ended', `A request for ${hallTitle} no longer holds its time`, [
      `A customer’s request for ${hallTitle} wasn’t answered while it held its time, which is free for others now. You can still approve it as long as nobody else books that time.`,
    ]),
  ];
}

function createConfirmedMails(booking: MailSubject, instantly: boolean): Mail[] {
  const { hallTitle } = booking;
  const customer = toCustomer(booking, 'booking-confirmed', {
    subject: `Your booking of ${hallTitle} is confirmed`,
    paragraphs: [bookingBanner(BookingStatus.CONFIRMED)],
    neutral: {
      subject: 'Your booking is confirmed',
      paragraph: 'The booking that was made on Mehfil with this e-mail address is confirmed.',
    },
    guest: 'confirmed your booking, with the details below.',
  });
  if (!instantly) return [customer];
  const team = toTeam(booking, 'booking-confirmed', `New confirmed booking of ${hallTitle}`, [
    `A customer booked ${hallTitle}. Your settings let requests confirm themselves, so it is in your calendar.`,
  ]);
  return [customer, ...team];
}

/** Cancellations that the owner must be notified of. */
const OWNER_MESSAGES: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.WITHDRAWN]: 'The customer took this request back.',
  [CancellationReason.ACCOUNT_DELETED]: 'The customer’s account was closed, and this request with it.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Our team cancelled this booking. Its time is free again.',
};

/** How guests are told of a cancellation. */
const GUEST_CANCELLATIONS: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.CALLED_OFF]: 'called your booking off. Please call with any question.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'can’t keep your booking, because our team cancelled it.',
};

function createCancelledMails(booking: MailSubject, reason: CancellationReason, by: 'customer' | 'other'): Mail[] {
  const { hallTitle, note } = booking;
  const kind = `booking-${reason.replaceAll('_', '-')}`;
  const why = note ? [`Reason: ${note}`] : [];
  const words = OWNER_MESSAGES[reason];
  const isTheirs = reason === CancellationReason.ACCOUNT_DELETED && by === 'customer';
  const subject = `Your booking of ${hallTitle} was cancelled`;
  // The closed account gets no more mail.
  const customer = isTheirs
    ? []
    : [
        toCustomer(booking, kind, {
          subject,
          paragraphs: [bookingBanner(BookingStatus.CANCELLED, reason), ...why],
          neutral: { subject: 'Your booking was cancelled', paragraph: bookingBanner(BookingStatus.CANCELLED, reason) },
          guest: GUEST_CANCELLATIONS[reason] ?? 'can’t meet your booking request.',
        }),
      ];
  const ownersOwn = reason === CancellationReason.ACCOUNT_DELETED && by === 'other';
  const owner =
    words === undefined || ownersOwn
      ? []
      : [toOwner(booking, kind, `A booking of ${hallTitle} was cancelled`, [words, ...(by === 'customer' ? [] : why)])];
  return [...customer, ...owner];
}

function createStaysMails(booking: MailSubject, gone: 'customer' | 'business'): Mail[] {
  const { hallTitle, businessName } = booking;
  if (gone === 'customer') {
    return [
      toOwner(booking, 'booking-stays', `About the confirmed booking of ${hallTitle}`, [
        'The customer’s account was closed. The booking stays confirmed; please reach the customer by the details shown with the booking.',
      ]),
    ];
  }
  return [
    toCustomer(booking, 'booking-stays', {
      subject: `About your booking of ${hallTitle}`,
      paragraphs: [
        `${businessName} takes no new bookings on Mehfil at present. Your booking stays confirmed; please contact the hall owner with any question.`,
      ],
      neutral: {
        subject: 'About your booking',
        paragraph:
          'The hall takes no new bookings on Mehfil at present. The booking stays confirmed; please contact the hall owner with any question.',
      },
      guest: 'takes no new bookings on Mehfil at present. Your booking stays confirmed; please call with any question.',
    }),
  ];
}

/** The mails for an event. Guests without an address get none, and the team none of what it entered itself. */
export function createMails(event: BookingEvent, booking: MailSubject): Mail[] {
  return createAllMails(event, booking).filter(({ to }) => to !== '');
}

function createAllMails(event: BookingEvent, booking: MailSubject): Mail[] {
  switch (event.kind) {
    case 'requested':
      return createRequestedMails(booking);
    case 'confirmed':
      return createConfirmedMails(booking, event.instantly);
    case 'hold-reminder':
      return createReminderMails(booking);
    case 'hold-ended':
      return createHoldEndedMails(booking);
    case 'cancelled':
      return createCancelledMails(booking, event.reason, event.by);
    case 'stays':
      return createStaysMails(booking, event.gone);
  }
}
