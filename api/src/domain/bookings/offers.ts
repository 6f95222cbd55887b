import { CHANGE_MESSAGES } from './changes.js';
import { isEntered, type BookingSource } from './entry.js';
import { awaitsPayment } from './holds.js';
import { isCancelled, isOpen, type BookingStatus } from './transitions.js';

/** What a change of a booking is (docs/decisions/0079-offers.md). */
export const BookingChangeKind = {
  /** Another time, hall, price and so on. */
  CHANGE: 'CHANGE',
  /** The business's answer to a request: accepting it accepts the request. */
  OFFER: 'OFFER',
} as const;
export type BookingChangeKind = keyof typeof BookingChangeKind;

/** Limits of offers. */
export const OFFER_LIMITS = {
  extrasMax: 10,
  extraNameMaxCharacters: 100,
  noteMaxCharacters: 500,
} as const;

/** Messages about offers. */
export const OFFER_MESSAGES = {
  validUntilRequired: 'Say until when the offer is valid',
  validUntilPast: 'The offer must be valid for a while',
  validUntilLate: 'The offer can be valid until the booking starts at the latest',
  extraNameRequired: 'Say what it is for',
  extraAmountRequired: 'Say what it costs',
  entered: 'Your business entered this booking itself: change it instead',
  answered: 'This request is answered already, so it needs no offer',
  unanswered: 'This is an offer of your business: its customer accepts it. You can make another one, or withdraw it.',
  refuseInstead: 'This is an offer, and no request of yours: decline it instead',
  over: 'This offer is no longer valid. Please make a new one in the enquiry.',
  paperless: 'An offer that isn’t accepted has no invoice and no calendar file',
  phoneRequired: 'Please give a phone number: the hall owner needs it for your booking',
  enquiryEntered: 'This guest has no account: enter a booking instead',
  enquiryOffered: 'An offer of this enquiry waits for its answer already: change that one, or withdraw it',
  enquiryThread: 'Please write in the conversation about the enquiry, which goes on until the offer is accepted',
} as const;

/** What says whether a booking can get an offer. */
interface OfferableBooking {
  status: BookingStatus;
  source: BookingSource;
  startTime: Date;
  paymentDueAt: Date | null;
  /** The functions that were requested with it. */
  group?: object | null;
}

/**
 * Why a booking can't get an offer of the business, and can't be accepted by one, now.
 * @returns null if it can
 */
export function findOfferRefusal(booking: OfferableBooking, now: Date): string | null {
  const { status, source, startTime, group } = booking;
  if (isCancelled(status)) return CHANGE_MESSAGES.ended;
  if (isEntered(source)) return OFFER_MESSAGES.entered;
  if (!isOpen(status) || awaitsPayment(booking)) return OFFER_MESSAGES.answered;
  if (group) return CHANGE_MESSAGES.inGroup;
  return startTime <= now ? CHANGE_MESSAGES.begun : null;
}

/**
 * Why an offer can't be valid until then.
 * @param latest the start that the booking has, or would have
 * @returns null if it can
 */
export function findValidityProblem(validUntil: Date, { now, latest }: { now: Date; latest: Date }): string | null {
  if (validUntil <= now) return OFFER_MESSAGES.validUntilPast;
  return validUntil > latest ? OFFER_MESSAGES.validUntilLate : null;
}
