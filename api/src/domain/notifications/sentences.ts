import type { NotificationAudience, NotificationKind } from './kinds.js';

type Sentence = (name: string, wasConfirmed: boolean) => string;
/** Sentences of one side, or of both. */
export type Sentences = Readonly<Partial<Record<NotificationKind, Sentence>>>;

/** What notifications say in a language. */
export interface NotificationSentences {
  /** By who reads it; the name is the other side’s. */
  readonly customer: Sentences;
  readonly business: Sentences;
  readonly application: (business: string) => string;
  readonly report: (business: string) => string;
  readonly goneVisit: string;
  /** Of a kind that this version of the page doesn’t know. */
  readonly other: string;
}

/** What customers and businesses read alike. */
const SHARED = {
  CHANGE_REFUSED: (name) => `${name} did not accept your change`,
  CHANGE_EXPIRED: (name) => `${name} did not answer your change in time`,
  MESSAGE_RECEIVED: (name) => `${name} wrote to you`,
  VISIT_CALLED_OFF: () => 'Our staff ended the conversation, and with it the visit',
  REPORT_UPHELD: () => 'We acted on your report of a conversation',
  REPORT_DISMISSED: () => 'We found nothing against our rules in the conversation that you reported',
  THREAD_WARNED: () => 'Please keep to our rules in this conversation',
} as const satisfies Sentences;

/** What notifications say, for the list in the app and for push notifications. */
export const NOTIFICATION_SENTENCES: NotificationSentences = {
  customer: {
    ...SHARED,
    BOOKING_ACCEPTED: () => 'Accepted: make the first payment to confirm your booking',
    BOOKING_CONFIRMED: () => 'Your booking is confirmed',
    BOOKING_DECLINED: (business) => `${business} declined your request`,
    BOOKING_CANCELLED: (_business, wasConfirmed) =>
      wasConfirmed ? 'Your booking was cancelled' : 'Your request has ended without a booking',
    CHANGE_PROPOSED: (business) => `${business} proposes a change`,
    BOOKING_CHANGED: () => 'Your booking was changed',
    CHANGE_WITHDRAWN: (business) => `${business} took back its change`,
    OFFER_MADE: (business) => `${business} makes you an offer`,
    OFFER_WITHDRAWN: (business) => `${business} took back its offer`,
    PROOF_ACCEPTED: () => 'Your payment was accepted',
    PROOF_REJECTED: () => 'Your proof of payment was rejected',
    PAYMENT_DUE: () => 'A payment is due soon',
    PAYMENT_OVERDUE: () => 'A payment is overdue',
    VISIT_PROPOSED: (business) => `${business} proposes a time to see the hall`,
    VISIT_CONFIRMED: (business) => `${business} confirmed your visit`,
    VISIT_DECLINED: (business) => `${business} can’t make the time of your visit`,
    VISIT_CANCELLED: (business) => `${business} cancelled the visit`,
    VISIT_SOON: () => 'You have a visit soon',
    BOOKING_SOON: () => 'Your booking is soon',
    REVIEW_REQUESTED: (business) => `How was your event with ${business}? Write a review`,
  },
  business: {
    ...SHARED,
    BOOKING_REQUESTED: (customer) => `${customer} asks for a booking`,
    BOOKING_CONFIRMED: (customer) => `${customer} booked a hall`,
    BOOKING_CANCELLED: (customer, wasConfirmed) =>
      wasConfirmed ? `The booking of ${customer} was cancelled` : `The request of ${customer} has ended`,
    CHANGE_PROPOSED: (customer) => `${customer} asks for a change`,
    BOOKING_CHANGED: (customer) => `${customer} accepted your change`,
    GUESTS_CHANGED: (customer) => `${customer} set the final number of guests`,
    CHANGE_WITHDRAWN: (customer) => `${customer} took back a change`,
    OFFER_ACCEPTED: (customer) => `${customer} accepted your offer`,
    OFFER_REFUSED: (customer) => `${customer} declined your offer`,
    OFFER_EXPIRED: (customer) => `${customer} did not answer your offer in time`,
    ENQUIRY_FOLLOW_UP: (customer) => `You wanted to ask ${customer} again`,
    TASK_DUE: (customer) => `There is something to do for the booking of ${customer}`,
    WORK_WAITING: () => 'You have work waiting: see what needs attention',
    PAYMENT_OVERDUE: (customer) => `A payment of ${customer} is overdue`,
    PROOF_SENT: (customer) => `${customer} sent a proof of payment`,
    VISIT_PROPOSED: (customer) => `${customer} would like to see the hall`,
    VISIT_CONFIRMED: (customer) => `${customer} confirmed the visit`,
    VISIT_DECLINED: (customer) => `${customer} can’t make the time of the visit`,
    VISIT_CANCELLED: (customer) => `${customer} cancelled the visit`,
    VISIT_SOON: (customer) => `${customer} comes to see the hall soon`,
  },
  application: (business) => `${business} applied`,
  report: (business) => `A conversation of ${business} was reported`,
  goneVisit: 'A visit was called off: its customer deleted the account',
  other: 'Something happened to a booking',
};

/** What a sentence depends on. */
export interface ToldOf {
  kind: `${NotificationKind}`;
  audience: `${NotificationAudience}`;
  bookingId: number | null;
  enquiryId: number | null;
  wasConfirmed: boolean;
  customerName: string | null;
  businessName: string | null;
}

/** Whether the enquiry that a business is told of was deleted, with the account of its customer. */
export function isOfGoneEnquiry({
  kind,
  audience,
  bookingId,
  enquiryId,
}: Pick<ToldOf, 'kind' | 'audience' | 'bookingId' | 'enquiryId'>): boolean {
  return audience === 'BUSINESS' && kind !== 'WORK_WAITING' && bookingId === null && enquiryId === null;
}

/** What a notification says, in the language of the sentences. */
export function sayNotification(sentences: NotificationSentences, told: ToldOf): string {
  const { kind, audience, customerName, businessName, wasConfirmed } = told;
  if (audience === 'STAFF')
    return (kind === 'REPORT_RECEIVED' ? sentences.report : sentences.application)(businessName ?? '');
  if (isOfGoneEnquiry(told)) return sentences.goneVisit;
  const [found, name] =
    audience === 'CUSTOMER' ? [sentences.customer, businessName] : [sentences.business, customerName];
  return found[kind]?.(name ?? '', wasConfirmed) ?? sentences.other;
}
