import { changeExpiry } from '../../domain/bookings/changes.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import { sumExtras } from '../../domain/bookings/extras.js';
import { isSameMenu } from '../../domain/menus/menus.js';
import { formatPeriod } from '../../domain/time/zone.js';
import { moment, period, say, sayAbout, sum } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toCustomer, toOwner, toTeam, type Fact, type MailSubject } from '../bookings/booking-mail.parts.js';
import type { BookingChangeEvent } from '../bookings/booking.mails.js';
import type { OfferWords } from './booking-change.grant.js';
import { createChangeDiscountMails, type ChangeDiscount, type MailedTerms } from './booking-change-discount.mails.js';
import { createOfferMails } from './booking-offer.mails.js';

/** What happened to a change of a booking, with the terms before and after it. */
export interface ChangeEvent {
  kind: BookingChangeEvent['kind'];
  changeId: number;
  before: MailedTerms;
  after: MailedTerms;
  /** The side that did it: who proposed, accepted, made, refused or withdrew it; who had proposed what expired. */
  by: BookingSource;
  /** Whether its customer set the final number of guests, without asking. */
  isFinalGuests?: boolean;
  /** Where it is an offer. */
  answer?: OfferWords | null;
  /** Why it was refused. */
  refusal?: string | null;
  /** Where it waits, or waited until now, for the owner to allow its discount. */
  discount?: ChangeDiscount;
}

/** The terms that differ, each with its words for one side of the change. */
function toLines(shown: MailedTerms, other: MailedTerms, word: 'New' | 'Former'): NonNullable<MailSubject['changes']> {
  const facts: Fact[] = [];
  const [time, otherTime] = [shown, other].map((terms) => formatPeriod(terms.startTime, terms.endTime, terms.timeZone));
  if (time !== otherTime) facts.push([`${word} time`, period(shown.startTime, shown.endTime, shown.timeZone)]);
  if (shown.guestCount !== other.guestCount) facts.push([`${word} number of guests`, String(shown.guestCount)]);
  const [children, otherChildren] = [shown, other].map(({ menu }) => menu?.childCount ?? 0);
  if (children !== otherChildren) facts.push([`${word} number of children`, String(children)]);
  if (shown.totalPrice !== other.totalPrice) {
    facts.push([`${word} total`, sum(shown.totalPrice, shown.currency)]);
  }
  const [extras, otherExtras] = [shown, other].map((terms) => sumExtras(terms.extras));
  // That there were none needs no words.
  const saysExtras = extras !== otherExtras && (word === 'New' || extras !== 0);
  if (saysExtras && extras !== undefined) facts.push([`${word} extras`, sum(extras, shown.currency)]);
  const hall: Fact[] = shown.hallTitle === other.hallTitle ? [] : [[`${word} hall`, shown.hallTitle]];
  const menu: Fact[] = isSameMenu(shown.menu, other.menu) ? [] : [[`${word} menu`, { kind: 'menu', menu: shown.menu }]];
  return { facts, hall, menu };
}

/** A mail of its own for each change: a booking may have several. */
function ofChange(changeId: number, mails: readonly Mail[]): Mail[] {
  return mails.map((mail) => ({ ...mail, dedupeKey: `${mail.dedupeKey}:change-${changeId}` }));
}

const NEUTRAL = {
  proposed: {
    subject: 'A change of your booking was proposed',
    paragraph:
      'The hall’s owner proposed a change of the booking that was made on Mehfil with this e-mail address. Nothing changes unless it is accepted.',
  },
  changed: {
    subject: 'Your booking was changed',
    paragraph: 'The booking that was made on Mehfil with this e-mail address was changed.',
  },
  stays: {
    subject: 'Your booking stays as it was',
    paragraph: 'A change of the booking that was made on Mehfil with this e-mail address won’t be made.',
  },
} as const;

function createProposedMails({ after, before, by }: ChangeEvent, booking: MailSubject, expiresAt: Date): Mail[] {
  const subject = { ...booking, changes: toLines(after, before, 'New') };
  const until = moment(expiresAt, booking.timeZone);
  const { hallTitle, businessName } = booking;
  if (by === BookingSource.CUSTOMER) {
    return toTeam(subject, 'booking-change-proposed', say`A customer asks to change a booking of ${hallTitle}`, [
      say`A customer asks for a change of a booking of ${hallTitle}. Please accept or refuse it until ${until}; without an answer the booking stays as it is.`,
    ]);
  }
  return [
    toCustomer(subject, 'booking-change-proposed', {
      subject: say`${businessName} proposes a change of your booking`,
      paragraphs: [
        say`${businessName} proposes a change of your booking of ${hallTitle}. Nothing changes unless you accept it in My Bookings until ${until}; you may as well keep the booking as it was.`,
      ],
      neutral: NEUTRAL.proposed,
      guest: 'proposes a change of your booking.',
    }),
  ];
}

/** Both sides have the new terms in writing; what the business entered or accepted, it knows. */
function createChangedMails({ after, before, by }: ChangeEvent, booking: MailSubject): Mail[] {
  const subject = { ...booking, changes: toLines(before, after, 'Former') };
  const { hallTitle } = booking;
  const customer = toCustomer(subject, 'booking-changed', {
    subject: say`Your booking of ${hallTitle} was changed`,
    paragraphs: [`Your booking was changed as agreed. It has the details below now.`],
    neutral: NEUTRAL.changed,
    guest: 'changed your booking, to the details below. Please call with any question.',
  });
  if (by === BookingSource.OWNER) return [customer];
  const words = ['The customer accepted your change of this booking, which has the details below now.'];
  return [customer, toOwner(subject, 'booking-changed', say`A booking of ${hallTitle} was changed`, words)];
}

/** The customer has the new terms in writing; the team learns of them. */
function createFinalGuestsMails({ after, before }: ChangeEvent, booking: MailSubject): Mail[] {
  const subject = { ...booking, changes: toLines(before, after, 'Former') };
  const { hallTitle } = booking;
  return [
    toCustomer(subject, 'booking-changed', {
      subject: say`Your booking of ${hallTitle} was changed`,
      paragraphs: ['Your booking has the number of guests that you set. It has the details below now.'],
      neutral: NEUTRAL.changed,
      guest: 'changed your booking, to the details below. Please call with any question.',
    }),
    ...toTeam(subject, 'booking-changed', say`The number of guests of a booking of ${hallTitle} was changed`, [
      'The customer set the final number of guests of this booking, which has the details below now. It was priced by the rates that were agreed.',
    ]),
  ];
}

/** To the side that didn't end it; after an expiry to the side that waited. */
function createKeptMails({ kind, by, refusal = null }: ChangeEvent, booking: MailSubject): Mail[] {
  const { hallTitle, businessName } = booking;
  const isToCustomer = (by === BookingSource.CUSTOMER) === (kind === 'change-expired');
  const mailKind = `booking-${kind}`;
  const [customerWords, ownerWords] = KEPT_WORDS[kind as keyof typeof KEPT_WORDS];
  if (!isToCustomer) {
    const subject = say`A booking of ${hallTitle} stays as it was`;
    const note = refusal ? ['The customer left a note, which is shown with the booking.'] : [];
    return [toOwner(booking, mailKind, subject, [`${ownerWords} The booking stays as it was.`, ...note])];
  }
  return [
    toCustomer(booking, mailKind, {
      subject: say`Your booking of ${hallTitle} stays as it was`,
      paragraphs: [
        sayAbout(businessName, `${customerWords} Your booking stays as it was.`),
        ...(refusal ? [say`Note: ${refusal}`] : []),
      ],
      neutral: NEUTRAL.stays,
      guest: customerWords,
    }),
  ];
}

/** For the customer, after the business's name; and for the owner. */
const KEPT_WORDS = {
  'change-refused': ['did not accept the change that you asked for.', 'The customer did not accept your change.'],
  'change-withdrawn': [
    'took back the change that it had proposed.',
    'The customer took back a change of this booking.',
  ],
  'change-expired': [
    'did not answer the change that you asked for in time.',
    'The customer did not answer your change in time.',
  ],
} as const;

/** The mails for what happened to a change. A discount that isn't allowed is told to the business alone. */
export function createChangeMails(event: ChangeEvent, booking: MailSubject): Mail[] {
  const { changeId, before, after, discount } = event;
  if (!discount) return createAgreedMails(event, booking);
  const subject = { ...booking, changes: toLines(after, before, 'New') };
  const team = ofChange(changeId, createChangeDiscountMails(discount, after, subject));
  return discount.verdict === 'approved' ? [...createAgreedMails(event, booking), ...team] : team;
}

function createAgreedMails(event: ChangeEvent, booking: MailSubject): Mail[] {
  const { kind, changeId, before, after, answer, refusal = null } = event;
  if (answer) {
    const isMade = kind === 'change-proposed';
    const changes = isMade ? toLines(after, before, 'New') : toLines(before, after, 'Former');
    const isShown = isMade || kind === 'changed';
    const subject = isShown ? { ...booking, changes } : booking;
    return ofChange(changeId, createOfferMails({ kind, answer, refusal }, subject));
  }
  if (event.isFinalGuests) return ofChange(changeId, createFinalGuestsMails(event, booking));
  if (kind === 'changed') return ofChange(changeId, createChangedMails(event, booking));
  if (kind !== 'change-proposed') return ofChange(changeId, createKeptMails(event, booking));
  return ofChange(changeId, createProposedMails(event, booking, changeExpiry(before.startTime, after.startTime)));
}
