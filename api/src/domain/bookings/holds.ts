import { isEntered, type BookingSource } from './entry.js';
import { HOLD_LIMITS } from './limits.js';
import { isOpen, occupies, type BookingStatus } from './transitions.js';

const HOUR_MS = 3_600_000;

/** A hold to make: until when, and when its owner is reminded. */
export interface NewHold {
  until: Date;
  /** Half time. */
  remindAt: Date;
}

/** The holds that a customer has already when asking for another. */
export interface HoldsOfCustomer {
  /** Live ones. */
  live: number;
  /** Live ones with the same business. */
  withBusiness: number;
  /** Whether a request of theirs holds, or held, the same hours of the hall. */
  heldBefore: boolean;
}

/** Where nothing limits the holds of a customer. */
const NO_HOLDS: HoldsOfCustomer = { live: 0, withBusiness: 0, heldBefore: false };

/**
 * The hold of a new request.
 * @param hours the owner's setting; 0 is no hold
 * @param start when the event starts, which is when the hold ends at the latest
 * @returns null where nothing is held, or the customer holds too much
 */
export function createHold(
  { hours, start, now }: { hours: number; start: Date; now: Date },
  { live, withBusiness, heldBefore }: HoldsOfCustomer,
): NewHold | null {
  const { perCustomerMax, perBusinessMax } = HOLD_LIMITS;
  if (hours === 0 || heldBefore || live >= perCustomerMax || withBusiness >= perBusinessMax) return null;
  const until = Math.min(now.getTime() + hours * HOUR_MS, start.getTime());
  if (until <= now.getTime()) return null;
  return { until: new Date(until), remindAt: new Date((now.getTime() + until) / 2) };
}

/**
 * The hold of an entry that waits for the owner to allow its discount (docs/decisions/0050-discounts-wait.md); nobody is reminded of it.
 * @returns null once it has begun
 */
export function createDiscountHold(start: Date, now: Date): { until: Date; remindAt: null } | null {
  const hours = HOLD_LIMITS.discountHours;
  const made = createHold({ hours, start, now }, NO_HOLDS);
  return made && { until: made.until, remindAt: null };
}

/**
 * The hold of a request that is accepted until its first payment (docs/decisions/0069-paid-first.md).
 * @param hours the owner's setting
 * @returns null once it has begun
 */
export function createPaymentHold({ hours, start, now }: { hours: number; start: Date; now: Date }): NewHold | null {
  return createHold({ hours, start, now }, NO_HOLDS);
}

/** Whether it is an accepted request that is confirmed once its first payment is recorded. */
export function awaitsPayment(booking: { status: BookingStatus; paymentDueAt: Date | null }): boolean {
  return isOpen(booking.status) && booking.paymentDueAt !== null;
}

interface ConfirmableRequest {
  status: BookingStatus;
  source: BookingSource;
  paymentDueAt: Date | null;
  acceptedAt: Date | null;
  /** The functions that were requested with it. */
  group: object | null;
  /** Whether its business confirms requests once their first payment is recorded. */
  isPaymentRequired: boolean;
}

/** Whether approving a request only accepts it, or has accepted it: its first payment confirms it. */
export function confirmsOnPayment(request: ConfirmableRequest): boolean {
  const { status, source, acceptedAt, group, isPaymentRequired } = request;
  const isWaiting = isOpen(status) && acceptedAt === null && group === null && !isEntered(source);
  return awaitsPayment(request) || (isPaymentRequired && isWaiting);
}

/** Whether it is confirmed, or accepted until its first payment: no other request can have its time. */
export function isGranted(booking: { status: BookingStatus; paymentDueAt: Date | null }): boolean {
  return occupies(booking.status) || awaitsPayment(booking);
}

interface AcceptedRequest {
  status: BookingStatus;
  /** When its first payment is due. */
  paymentDueAt: Date | null;
  /** The same, or its start while a proof that was sent before waits for the owner. */
  heldUntil: Date | null;
}

/** Whether its first payment is missing: an accepted request has lapsed then, whether or not a job has written it. */
export function isPaymentMissing(booking: AcceptedRequest, now: Date): boolean {
  return awaitsPayment(booking) && booking.heldUntil !== null && booking.heldUntil <= now;
}

/** Whether an accepted request keeps its time beyond the day of its payment, since a proof of it waits for the owner. */
export function isKeptForProof(booking: AcceptedRequest): boolean {
  const { paymentDueAt, heldUntil } = booking;
  return awaitsPayment(booking) && paymentDueAt !== null && heldUntil !== null && heldUntil > paymentDueAt;
}

/** Whether it is an entry that waits for the owner to allow its discount: no other entry has a hold. */
export function waitsForDiscount(booking: {
  source: BookingSource;
  status: BookingStatus;
  heldUntil: Date | null;
}): boolean {
  return isEntered(booking.source) && isOpen(booking.status) && booking.heldUntil !== null;
}

/** Whether a request holds its time now. @param now milliseconds since 1970 */
export function isHeld({ status, heldUntil }: { status: BookingStatus; heldUntil: Date | null }, now: number): boolean {
  return isOpen(status) && heldUntil !== null && heldUntil.getTime() > now;
}
