import { isEntered, isUnacceptedOffer, type BookingSource } from './entry.js';
import {
  BOOKING_ACTIONS,
  isOpen,
  type BookingActor,
  type BookingStatus,
  type CancellationReason,
} from './transitions.js';
import type { BookingReader } from './next-step.js';

/** What happened to a booking (docs/decisions/0057-booking-page.md). */
export const BookingEventKind = {
  /** Its customer requested it. */
  REQUESTED: 'REQUESTED',
  /** Somebody of the business opened its page for the first time while it waited (docs/decisions/0094-seen-requests.md). */
  SEEN: 'SEEN',
  /** The business entered it for a guest. */
  ENTERED: 'ENTERED',
  /** It held its time, until a moment. */
  HELD: 'HELD',
  /** It held its time no longer and wasn't answered. */
  HOLD_ENDED: 'HOLD_ENDED',
  /** Its owner accepted it, until its first payment or as one of several functions. */
  ACCEPTED: 'ACCEPTED',
  CONFIRMED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
  /** A side proposed a change. */
  CHANGE_PROPOSED: 'CHANGE_PROPOSED',
  /** A change was accepted, or made at once. */
  CHANGED: 'CHANGED',
  CHANGE_REFUSED: 'CHANGE_REFUSED',
  CHANGE_WITHDRAWN: 'CHANGE_WITHDRAWN',
  CHANGE_EXPIRED: 'CHANGE_EXPIRED',
  /** The booking was answered or cancelled while a change waited. */
  CHANGE_DROPPED: 'CHANGE_DROPPED',
  /** The business recorded a payment. */
  PAID: 'PAID',
  /** The business recorded that money was given back. */
  REFUNDED: 'REFUNDED',
  /** The business charged something more. */
  CHARGED: 'CHARGED',
  /** The business took back an entry of its payments. */
  PAYMENT_CORRECTED: 'PAYMENT_CORRECTED',
  /** Its customer sent a proof of payment. */
  PROOF_SENT: 'PROOF_SENT',
  /** The business accepted a proof, which is a payment now. */
  PROOF_ACCEPTED: 'PROOF_ACCEPTED',
  PROOF_REJECTED: 'PROOF_REJECTED',
  PROOF_WITHDRAWN: 'PROOF_WITHDRAWN',
  /** The terms of the business were accepted. */
  TERMS_ACCEPTED: 'TERMS_ACCEPTED',
  /** The business recorded that they were signed on paper. */
  TERMS_SIGNED: 'TERMS_SIGNED',
  /** A mail about it. */
  MAILED: 'MAILED',
  /** The business changed its notes. */
  NOTED: 'NOTED',
  /** The business changed its labels. */
  LABELED: 'LABELED',
} as const;
export type BookingEventKind = keyof typeof BookingEventKind;

/** Who did something to a booking. */
export const BookingEventSide = {
  CUSTOMER: 'CUSTOMER',
  BUSINESS: 'BUSINESS',
  STAFF: 'STAFF',
  /** Nobody: time, another booking, a rule. */
  PLATFORM: 'PLATFORM',
} as const;
export type BookingEventSide = keyof typeof BookingEventSide;

/** Whether a booking is a request that waits for the first answer of its business. */
export function waitsForBusiness(booking: {
  status: BookingStatus;
  source: BookingSource;
  isOffered: boolean;
  acceptedAt: Date | string | null;
  confirmedAt: Date | string | null;
}): boolean {
  const isRequest = !isEntered(booking.source) && !isUnacceptedOffer(booking);
  return isOpen(booking.status) && isRequest && booking.acceptedAt === null;
}

const SIDES: Readonly<Record<BookingActor, BookingEventSide>> = {
  customer: BookingEventSide.CUSTOMER,
  owner: BookingEventSide.BUSINESS,
  admin: BookingEventSide.STAFF,
  system: BookingEventSide.PLATFORM,
};

/** The side that cancelled a booking, by the transition of its reason. */
export function sideOfCancellation(reason: CancellationReason | null): BookingEventSide {
  const transition = Object.values(BOOKING_ACTIONS).find((each) => each.reason === reason);
  return transition && reason !== null ? SIDES[transition.who] : BookingEventSide.PLATFORM;
}

/** Who acted, as records have it. */
interface Actor {
  side: BookingEventSide;
  /** The name of the account; null where it isn't known. */
  name: string | null;
}

/** The name of who acted that a reader may know: customers read the business's name, nobody but staff one of the staff. */
export function nameActor(
  { side, name }: Actor,
  reader: BookingReader,
  booking: { customerName: string; businessName: string },
): string | null {
  switch (side) {
    case BookingEventSide.CUSTOMER:
      return booking.customerName;
    case BookingEventSide.BUSINESS:
      return reader === 'customer' ? booking.businessName : (name ?? booking.businessName);
    case BookingEventSide.STAFF:
      return reader === 'staff' ? name : null;
    case BookingEventSide.PLATFORM:
      return null;
  }
}
