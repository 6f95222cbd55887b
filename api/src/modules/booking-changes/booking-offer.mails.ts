import { BookingSource } from '../../domain/bookings/entry.js';
import { moment, say, type MailWords } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toCustomer, toOwner, type MailSubject } from '../bookings/booking-mail.parts.js';
import type { BookingChangeEvent } from '../bookings/booking.mails.js';
import type { OfferWords } from './booking-change.grant.js';

/** What happened to an offer that the business made. */
export interface OfferEvent {
  kind: BookingChangeEvent['kind'];
  answer: OfferWords;
  /** Why it was refused, as a note that is shown with the booking. */
  refusal: string | null;
}

const NEUTRAL = {
  made: {
    subject: 'An offer for your booking request was made',
    paragraph:
      'The hall’s owner answered the booking request that was made on Mehfil with this e-mail address with an offer. Nothing is booked unless it is accepted.',
  },
  withdrawn: {
    subject: 'An offer for your booking request was withdrawn',
    paragraph:
      'An offer for the booking request that was made on Mehfil with this e-mail address was withdrawn. The request still waits for an answer.',
  },
} as const;

function createMadeMail({ note, validUntil }: OfferWords, booking: MailSubject): Mail {
  const { hallTitle, businessName, timeZone, confirmsOnPayment, isOffered } = booking;
  const until = moment(validUntil, timeZone);
  return toCustomer(booking, 'booking-offer-made', {
    subject: say`${businessName} makes you an offer`,
    paragraphs: [
      isOffered
        ? say`${businessName} answers your question about ${hallTitle} with an offer. It is valid until ${until}; you can accept or decline it on its page. Nothing is booked until you accept it.`
        : say`${businessName} answers your request for ${hallTitle} with an offer. It is valid until ${until}; you can accept or decline it on the page of your booking.`,
      confirmsOnPayment
        ? 'Once you accept it, the time is held for you until the first payment, which confirms the booking.'
        : 'Once you accept it, the hall is booked as it says.',
      ...(note ? [say`Note: ${note}`] : []),
    ],
    neutral: NEUTRAL.made,
    guest: 'answers your booking request with an offer.',
  });
}

function createWithdrawnMail(booking: MailSubject): Mail {
  const { hallTitle, businessName } = booking;
  return toCustomer(booking, 'booking-offer-withdrawn', {
    subject: say`The offer for ${hallTitle} was withdrawn`,
    paragraphs: [
      booking.isOffered
        ? say`${businessName} took back its offer for ${hallTitle}. You can go on writing to it about your question.`
        : say`${businessName} took back its offer for ${hallTitle}. Your request still waits for an answer.`,
    ],
    neutral: NEUTRAL.withdrawn,
    guest: 'took back its offer.',
  });
}

/** For the owner, of an offer to an enquiry. */
const ENQUIRY_WORDS = {
  changed: 'The customer accepted your offer: it is their booking now, with the details below.',
  'change-refused': 'The customer declined your offer. You can make another one in the enquiry.',
  'change-expired': 'The customer did not answer your offer in time. You can make another one in the enquiry.',
} as const;

/** For the owner; the customer's own words are read with the booking. */
const OWNER_MAILS = {
  changed: {
    mailKind: 'booking-offer-accepted',
    subject: (hall: string) => say`Your offer for ${hall} was accepted`,
    words: ['The customer accepted your offer, and with it you accepted the request. It has the details below now.'],
  },
  'change-refused': {
    mailKind: 'booking-offer-refused',
    subject: (hall: string) => say`Your offer for ${hall} was declined`,
    words: ['The customer declined your offer. The request still waits for your answer: you can make another offer.'],
  },
  'change-expired': {
    mailKind: 'booking-offer-expired',
    subject: (hall: string) => say`Your offer for ${hall} has expired`,
    words: [
      'The customer did not answer your offer in time. The request still waits for your answer: you can make another offer.',
    ],
  },
} as const;

/** The mails for what happened to an offer; who accepted it hears of the booking by the mails of an approval. */
export function createOfferMails({ kind, answer, refusal }: OfferEvent, booking: MailSubject): Mail[] {
  if (booking.source !== BookingSource.CUSTOMER) return [];
  if (kind === 'change-proposed') return [createMadeMail(answer, booking)];
  if (kind === 'change-withdrawn') return [createWithdrawnMail(booking)];
  const { mailKind, subject, words } = OWNER_MAILS[kind];
  const told = booking.isOffered ? [ENQUIRY_WORDS[kind]] : words;
  const note: MailWords[] = refusal ? ['The customer left a note, which is shown with the booking.'] : [];
  return [toOwner(booking, mailKind, subject(booking.hallTitle), [...told, ...note])];
}
