import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { isEntered, type BookingSource } from '../../domain/bookings/entry.js';
import type { FunctionName, GroupStatus } from '../../domain/bookings/functions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { PlanPart } from '../../domain/payments/plan.js';
import { formatPhone } from '../../domain/text/phone.js';
import {
  period,
  say,
  sayAbout,
  sum,
  type MailText,
  type MailValue,
  type MailWords,
} from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

/** What of the money for a cancelled booking is to be given back, and what stays with the business. */
export interface CancelledMoney {
  refund: Hundredths;
  kept: Hundredths;
}

/** The booking data for mails. */
export interface MailSubject {
  id: number;
  source: BookingSource;
  /** Whether its business made it, as an offer to an enquiry. */
  isOffered: boolean;
  /** Whether it is such an offer that its customer hasn't accepted. */
  isOffer: boolean;
  hallTitle: string;
  businessName: string;
  businessPhone: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  shiftName: string | null;
  /** Until when a request holds its time, or held it. */
  heldUntil: Date | null;
  /** When the first payment of an accepted request is due, or was. */
  paymentDueAt: Date | null;
  /** Whether a request is accepted first, and confirmed by its first payment. */
  confirmsOnPayment: boolean;
  /** What is to be paid when; empty where everything is due at the start. */
  paymentPlan: readonly PlanPart[];
  rateReason: string | null;
  /** The name of who entered it for the business. */
  enteredBy: string | null;
  /** The total by the hall's prices, where another one was agreed. */
  quotedPrice: Hundredths | null;
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
  /** What a change would make, or made, of it: lines without user content, the other hall, and the other menu. */
  changes?: { facts: readonly Fact[]; hall: readonly Fact[]; menu?: readonly Fact[] };
  /** Of a booking that was just cancelled. */
  end?: CancelledMoney;
  /** What is left of the first part, of an accepted request. */
  firstPayment?: Hundredths;
  /** As one of several functions. */
  functionName: FunctionName | null;
  group: { status: GroupStatus; answerBy: string; functions: readonly object[] } | null;
  /** Members of the business to whom new requests are mailed as well. */
  readers: readonly { userId: number; name: string; email: string }[];
  /** The member who entered it, unless they have left the team or cancelled it themselves. */
  enteringMember: { name: string; email: string } | null;
}

const CUSTOMER_PAGE = '/my-bookings';
const SUPPORT_PAGE = '/customer-support';
const NOT_YOU_NOTICE =
  'If you know nothing of this booking, somebody gave your address by mistake: there is nothing to do.';

/** A line of a mail's table. */
export type Fact = readonly [label: string, value: MailValue];

/** Of a cancelled booking for which something was paid. */
function toEndFacts({ end, currency }: MailSubject): Fact[] {
  if (!end || end.refund + end.kept === 0) return [];
  const kept: Fact[] = end.kept > 0 ? [['Stays with the hall', sum(end.kept, currency)]] : [];
  return [['To be given back', sum(end.refund, currency)], ...kept];
}

/** Facts without user content: mails to an unverified address contain nothing else. */
function toNeutralFacts(booking: MailSubject): Fact[] {
  const { startTime, endTime, timeZone, totalPrice, currency } = booking;
  return [
    ['When', period(startTime, endTime, timeZone)],
    ['Guests', String(booking.guestCount)],
    ['Total', sum(totalPrice, currency)],
    ['Reference', invoiceNumber(booking.id)],
    ...toEndFacts(booking),
    ...(booking.changes?.facts ?? []),
  ];
}

function toHallFacts({ changes }: MailSubject): readonly Fact[] {
  return changes?.hall ?? [];
}

function toFacts(booking: MailSubject): Fact[] {
  const shift: Fact[] = booking.shiftName === null ? [] : [['Shift', booking.shiftName]];
  const rate: Fact[] = booking.rateReason === null ? [] : [['Rate', booking.rateReason]];
  const menu = booking.changes?.menu ?? [];
  return [['Hall', booking.hallTitle], ...shift, ...rate, ...toNeutralFacts(booking), ...toHallFacts(booking), ...menu];
}

/** Facts for guests: of what owners typed, business and hall only, so that no mail carries their words to strangers. */
function toGuestFacts(booking: MailSubject): Fact[] {
  const phone: Fact[] = booking.businessPhone
    ? [['Phone of the hall owner', formatPhone(booking.businessPhone, booking)]]
    : [];
  return [['Hall', booking.hallTitle], ...toNeutralFacts(booking), ...toHallFacts(booking), ...phone];
}

/** A mail to the customer, with one version for the account's address, a neutral one for any other, and one for guests. */
export interface CustomerTexts {
  subject: MailWords;
  paragraphs: MailWords[];
  /** Without user content: no names of people, halls or businesses, no reasons. */
  neutral: { subject: string; paragraph: string };
  /** For guests whose booking the business entered; follows its name. */
  guest: string;
}

/**
 * Guests have no account to sign in to; the business, which staff have approved, is named with its phone number
 * (docs/decisions/0027-bookings.md).
 */
function toGuestText(booking: MailSubject, { subject, guest }: CustomerTexts): MailText {
  return {
    subject,
    greeting: 'Hello,',
    paragraphs: [sayAbout(booking.businessName, guest), NOT_YOU_NOTICE],
    facts: toGuestFacts(booking),
    action: { label: 'Customer support', path: SUPPORT_PAGE },
  };
}

interface MailCustomer {
  customerName: string;
  /** Whether it goes to the account's own address. */
  isOwnEmail: boolean;
}

/** The text for a customer: by the account's address, or the neutral one by any other. */
export function toCustomerText(
  { customerName, isOwnEmail }: MailCustomer,
  { subject, paragraphs, neutral }: Omit<CustomerTexts, 'guest'>,
  facts: Fact[],
  action = { label: 'View My Bookings', path: CUSTOMER_PAGE },
): MailText {
  return isOwnEmail
    ? {
        subject,
        greeting: say`Hello ${customerName},`,
        paragraphs,
        facts,
        action,
      }
    : {
        subject: neutral.subject,
        greeting: 'Hello,',
        paragraphs: [neutral.paragraph, NOT_YOU_NOTICE],
        facts,
        action: { label: 'Customer support', path: SUPPORT_PAGE },
      };
}

/** A mail to the customer, or the guest. */
export function toCustomer(booking: MailSubject, kind: string, words: CustomerTexts): Mail {
  const text = isEntered(booking.source)
    ? toGuestText(booking, words)
    : toCustomerText(booking, words, booking.isOwnEmail ? toFacts(booking) : toNeutralFacts(booking), {
        label: 'View Your Booking',
        path: `/bookings/${booking.id}`,
      });
  return { to: booking.customerEmail, kind, text, dedupeKey: `${kind}:${booking.id}:customer` };
}

/**
 * Mails to owners don't quote the customer, since anyone can send a request to any owner; they read it on screen. The number is
 * digits only.
 */
export function toOwner(booking: MailSubject, kind: string, subject: MailWords, paragraphs: MailWords[]): Mail {
  const { customerPhone } = booking;
  const phone: Fact[] = customerPhone ? [['Customer’s phone', formatPhone(customerPhone, booking)]] : [];
  const text: MailText = {
    subject,
    greeting: say`Hello ${booking.ownerName},`,
    paragraphs,
    facts: [...toFacts(booking), ...phone],
    action: { label: 'Open the Booking', path: `/business/bookings/${booking.id}` },
  };
  return { to: booking.ownerEmail, kind, text, dedupeKey: `${kind}:${booking.id}:owner` };
}

/** A mail about a booking to the owner, and to every member who answers requests. */
export function toTeam(booking: MailSubject, kind: string, subject: MailWords, paragraphs: MailWords[]): Mail[] {
  const owner = toOwner(booking, kind, subject, paragraphs);
  const members = booking.readers.map(({ userId, name, email }) => ({
    ...owner,
    to: email,
    text: { ...owner.text, greeting: say`Hello ${name},` },
    dedupeKey: `${kind}:${booking.id}:member-${userId}`,
  }));
  return [owner, ...members];
}

/** A mail about a booking to one member of the team. */
export function toMember(
  { name, email }: { name: string; email: string },
  booking: MailSubject,
  kind: string,
  subject: MailWords,
  paragraphs: MailWords[],
): Mail {
  const mail = toOwner(booking, kind, subject, paragraphs);
  const text = { ...mail.text, greeting: say`Hello ${name},` };
  return { ...mail, to: email, text, dedupeKey: `${kind}:${booking.id}:member` };
}

/** A mail about an entry to the member who made it. */
export function toEnteringMember(
  booking: MailSubject,
  kind: string,
  subject: MailWords,
  paragraphs: MailWords[],
): Mail[] {
  return booking.enteringMember ? [toMember(booking.enteringMember, booking, kind, subject, paragraphs)] : [];
}
