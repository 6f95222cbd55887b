import { isEntered } from '../../domain/bookings/entry.js';
import { bookingBanner } from '../../domain/bookings/banner.js';
import {
  BookingStatus,
  CancellationReason,
  OFFER_ENDS,
  PAID_FIRST_TERMS,
  PAYMENT_TERMS,
} from '../../domain/bookings/transitions.js';
import type { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { moment, say, sum, type MailWords } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toCustomer, toEnteringMember, toOwner, toTeam, type MailSubject } from './booking-mail.parts.js';
import { createAcceptedMails, createPaymentReminders } from './booking-acceptance.mails.js';
import { createFunctionMails, isOfGroup } from './booking-function.mails.js';

/** What one side of a booking is told in the app; `event` tells events of one kind apart. */
export interface InAppNotice {
  audience: NotificationAudience.CUSTOMER | NotificationAudience.BUSINESS;
  kind: NotificationKind;
  event?: number;
}

/** What happened to a change of a booking, with its mails, which the module of changes words. */
export interface BookingChangeEvent {
  kind: 'change-proposed' | 'changed' | 'change-refused' | 'change-withdrawn' | 'change-expired';
  createMails: (booking: MailSubject) => Mail[];
  inApp?: InAppNotice;
}

/** A payment was recorded, proved or is due, or what is due when changed, with its mails, which the module of payments words. */
interface PaymentEvent {
  kind: 'paid' | 'proved' | 'payment-due';
  createMails: (booking: MailSubject) => Mail[];
  inApp?: InAppNotice | readonly InAppNotice[] | undefined;
}

/** A booking event that mails report. */
export type BookingEvent =
  | { kind: 'requested' }
  /** Its owner accepted it: it waits for its first payment, or as one of several functions for the others. */
  | { kind: 'accepted' }
  | { kind: 'confirmed'; instantly: boolean }
  /** Half of the time for which the request holds the hall is over. */
  | { kind: 'hold-reminder'; /** Whether a proof of the first payment waits. */ hasProof?: boolean }
  /** The request holds its time no longer, and isn't answered yet. */
  | { kind: 'hold-ended' }
  | BookingChangeEvent
  | PaymentEvent
  | { kind: 'cancelled'; reason: CancellationReason; by: 'customer' | 'other' }
  /** It stays confirmed although the other side is gone: a customer's account, or a business, closed. */
  | { kind: 'stays'; gone: 'customer' | 'business' };

function createRequestedMails(booking: MailSubject): Mail[] {
  const { hallTitle, businessName, heldUntil, timeZone } = booking;
  const held = heldUntil
    ? [say`Until ${moment(heldUntil, timeZone)} the hall is held for you: nobody else can book that time.`]
    : [];
  return [
    toCustomer(booking, 'booking-received', {
      subject: say`We received your booking request for ${hallTitle}`,
      paragraphs: [
        booking.confirmsOnPayment
          ? say`Your request was sent to ${businessName}. The owner reviews it and accepts or declines it. ${PAID_FIRST_TERMS}`
          : say`Your request was sent to ${businessName}. The owner reviews it and confirms or declines it. ${PAYMENT_TERMS}`,
        ...held,
      ],
      neutral: {
        subject: 'We received a booking request',
        paragraph:
          'A hall was requested on Mehfil with this e-mail address. The owner reviews the request, and we write again once it is answered.',
      },
      guest: `noted your booking request. They write or call once it is decided. ${PAYMENT_TERMS}`,
    }),
    ...(isEntered(booking.source) ? createDiscountRequest(booking) : createTeamRequest(booking)),
  ];
}

/** To the owner alone, who may allow a discount for which an entry waits. */
function createDiscountRequest(booking: MailSubject): Mail[] {
  const { hallTitle, heldUntil, timeZone, enteredBy, quotedPrice, totalPrice, currency } = booking;
  if (!heldUntil || enteredBy === null || quotedPrice === null) return [];
  const [agreed, quoted] = [sum(totalPrice, currency), sum(quotedPrice, currency)];
  return [
    toOwner(booking, 'booking-discount', say`A discount for ${hallTitle} waits for your approval`, [
      say`${enteredBy} agreed on ${agreed} instead of ${quoted} for ${hallTitle}, which is more discount than they may give. Please approve or decline it.`,
      say`It holds its time until ${moment(heldUntil, timeZone)}. Without your approval it is cancelled then.`,
    ]),
  ];
}

/** To the member whose entry waited for the owner to allow its discount. */
function createDiscountVerdict(booking: MailSubject, verdict: 'approved' | 'declined' | 'expired'): Mail[] {
  const { source, heldUntil, hallTitle, note, totalPrice, currency } = booking;
  if (!isEntered(source) || !heldUntil) return [];
  const kind = `booking-discount-${verdict}`;
  if (verdict === 'approved') {
    return toEnteringMember(booking, kind, say`Your discount for ${hallTitle} was approved`, [
      say`The booking of ${hallTitle} that you entered is confirmed at ${sum(totalPrice, currency)}.`,
    ]);
  }
  return toEnteringMember(booking, kind, say`Your discount for ${hallTitle} wasn’t approved`, [
    verdict === 'declined'
      ? say`The booking of ${hallTitle} that you entered was declined. Its time is free again.`
      : say`Nobody answered in time, so the booking of ${hallTitle} that you entered was cancelled. Its time is free again.`,
    ...(note ? [say`Reason: ${note}`] : []),
  ]);
}

function createTeamRequest(booking: MailSubject): Mail[] {
  const { hallTitle, heldUntil, timeZone } = booking;
  const held = heldUntil
    ? [say`It holds its time until ${moment(heldUntil, timeZone)}. Until then nobody else can book that time.`]
    : [];
  return toTeam(booking, 'booking-requested', say`New booking request for ${hallTitle}`, [
    say`A customer would like to book ${hallTitle}. Name, contact details and special requests are shown with the booking. Please approve or decline the request.`,
    ...held,
  ]);
}

/** At half time, to those who can answer. */
function createReminderMails(booking: MailSubject): Mail[] {
  const { hallTitle, heldUntil, timeZone } = booking;
  if (!heldUntil) return [];
  const until = moment(heldUntil, timeZone);
  return toTeam(booking, 'booking-hold-reminder', say`A request for ${hallTitle} waits for your answer`, [
    say`A customer’s request for ${hallTitle} holds its time until ${until}, and half of that has passed. Please approve or decline it: afterwards the time is free for others again.`,
  ]);
}

function createHoldEndedMails(booking: MailSubject): Mail[] {
  const { hallTitle, businessName } = booking;
  return [
    toCustomer(booking, 'booking-hold-ended', {
      subject: say`${hallTitle} is no longer held for you`,
      paragraphs: [
        say`Your request to ${businessName} isn’t agreed on yet, and the time for which the hall was held for you is over. Your request stays: the owner can still confirm it as long as nobody else books that time. You may call the owner, or withdraw the request and look for another hall.`,
      ],
      neutral: {
        subject: 'A hall is no longer held for you',
        paragraph:
          'The booking request that was made on Mehfil with this e-mail address isn’t agreed on yet, and the time for which the hall was held is over. The request stays, and we write again once it is answered.',
      },
      guest: 'no longer holds the time of your booking request.',
    }),
    ...toTeam(booking, 'booking-hold-ended', say`A request for ${hallTitle} no longer holds its time`, [
      say`A customer’s request for ${hallTitle} wasn’t agreed on while it held its time, which is free for others now. You can still approve it as long as nobody else books that time.`,
    ]),
  ];
}

function createConfirmedMails(booking: MailSubject, instantly: boolean): Mail[] {
  const { hallTitle } = booking;
  const customer = toCustomer(booking, 'booking-confirmed', {
    subject: say`Your booking of ${hallTitle} is confirmed`,
    paragraphs: [bookingBanner(BookingStatus.CONFIRMED)],
    neutral: {
      subject: 'Your booking is confirmed',
      paragraph: 'The booking that was made on Mehfil with this e-mail address is confirmed.',
    },
    guest: 'confirmed your booking, with the details below.',
  });
  if (!instantly) return [customer, ...createDiscountVerdict(booking, 'approved')];
  const team = toTeam(booking, 'booking-confirmed', say`New confirmed booking of ${hallTitle}`, [
    say`A customer booked ${hallTitle}. Your settings let requests confirm themselves, so it is in your calendar.`,
  ]);
  return [customer, ...team];
}

/** Cancellations that the owner must be notified of. */
const OWNER_MESSAGES: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.WITHDRAWN]: 'The customer took this request back.',
  [CancellationReason.CANCELLED_BY_CUSTOMER]: 'The customer cancelled this booking. Its time is free again.',
  [CancellationReason.ACCOUNT_DELETED]: 'The customer’s account was closed, and this request with it.',
  [CancellationReason.PAYMENT_MISSING]:
    'No payment was recorded in time, so the request that you had accepted has lapsed. Its time is free again.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Our team cancelled this booking. Its time is free again.',
};

/** The same of an offer to an enquiry. */
const OFFER_MESSAGES: typeof OWNER_MESSAGES = {
  [CancellationReason.ACCOUNT_DELETED]: 'The customer’s account was closed, and this offer with it.',
  [CancellationReason.SLOT_TAKEN]:
    'Another booking was confirmed for that time, so this offer can no longer be accepted.',
};

/** Of any other one, where money is to be given back. */
const ENDED = 'This booking has ended.';

/** Cancellations of an entry that waited for the owner to allow its discount. */
const DISCOUNT_VERDICTS: Readonly<Partial<Record<CancellationReason, 'declined' | 'expired'>>> = {
  [CancellationReason.DECLINED]: 'declined',
  [CancellationReason.EXPIRED]: 'expired',
};

/** How guests are told of a cancellation. */
const GUEST_CANCELLATIONS: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.CALLED_OFF]: 'called your booking off. Please call with any question.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'can’t keep your booking, because our team cancelled it.',
};

/** To the customer, of money that comes back. */
function createRefundNotice({ end }: MailSubject): MailWords[] {
  return end && end.refund > 0
    ? ['The hall owner will refund the amount below. Please call if it doesn’t arrive.']
    : [];
}

/** To the owner, of money to give back. */
function createRefundRequest({ end }: MailSubject): MailWords[] {
  return end && end.refund > 0 ? ['Please refund the amount below, and record the refund with the booking.'] : [];
}

function createCancelledMails(booking: MailSubject, reason: CancellationReason, by: 'customer' | 'other'): Mail[] {
  // The mails of its offer tell it.
  if (OFFER_ENDS.includes(reason)) return [];
  const { hallTitle, note, isOffer } = booking;
  const kind = `booking-${reason.replaceAll('_', '-')}`;
  const why = note ? [say`Reason: ${note}`] : [];
  const words =
    (isOffer ? OFFER_MESSAGES : OWNER_MESSAGES)[reason] ?? (booking.end && booking.end.refund > 0 ? ENDED : undefined);
  const isTheirs = reason === CancellationReason.ACCOUNT_DELETED && by === 'customer';
  const subject = isOffer ? say`The offer for ${hallTitle} has ended` : say`Your booking of ${hallTitle} was cancelled`;
  const banner = bookingBanner(BookingStatus.CANCELLED, reason, 'upcoming', isOffer);
  // The closed account gets no more mail.
  const customer = isTheirs
    ? []
    : [
        toCustomer(booking, kind, {
          subject,
          paragraphs: [banner, ...why, ...createRefundNotice(booking)],
          neutral: { subject: 'Your booking was cancelled', paragraph: banner },
          guest: GUEST_CANCELLATIONS[reason] ?? 'can’t meet your booking request.',
        }),
      ];
  const ownersOwn = reason === CancellationReason.ACCOUNT_DELETED && by === 'other';
  const owner =
    words === undefined || ownersOwn
      ? []
      : [
          toOwner(booking, kind, isOffer ? subject : say`A booking of ${hallTitle} was cancelled`, [
            words,
            ...(by === 'customer' ? [] : why),
            ...createRefundRequest(booking),
          ]),
        ];
  const verdict = DISCOUNT_VERDICTS[reason];
  return [...customer, ...owner, ...(verdict ? createDiscountVerdict(booking, verdict) : [])];
}

function createStaysMails(booking: MailSubject, gone: 'customer' | 'business'): Mail[] {
  const { hallTitle, businessName } = booking;
  if (gone === 'customer') {
    return [
      toOwner(booking, 'booking-stays', say`About the confirmed booking of ${hallTitle}`, [
        'The customer’s account was closed. The booking stays confirmed; please reach the customer by the details shown with the booking.',
      ]),
    ];
  }
  return [
    toCustomer(booking, 'booking-stays', {
      subject: say`About your booking of ${hallTitle}`,
      paragraphs: [
        say`${businessName} takes no new bookings on Mehfil at present. Your booking stays confirmed; please contact the hall owner with any question.`,
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
  const mails =
    booking.group && isOfGroup(event) ? createFunctionMails(event, booking) : createAllMails(event, booking);
  return mails.filter(({ to }) => to !== '');
}

function createAllMails(event: BookingEvent, booking: MailSubject): Mail[] {
  switch (event.kind) {
    case 'requested':
      return createRequestedMails(booking);
    case 'confirmed':
      return createConfirmedMails(booking, event.instantly);
    case 'accepted':
      return createAcceptedMails(booking);
    case 'hold-reminder':
      return booking.paymentDueAt
        ? createPaymentReminders(booking, event.hasProof === true)
        : createReminderMails(booking);
    case 'hold-ended':
      return createHoldEndedMails(booking);
    case 'cancelled':
      return createCancelledMails(booking, event.reason, event.by);
    case 'stays':
      return createStaysMails(booking, event.gone);
    default:
      return event.createMails(booking);
  }
}
