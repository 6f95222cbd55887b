import type { Viewer } from '../../context.js';
import {
  CHANGE_MESSAGES,
  currentChangeStatus,
  findChangeRefusal,
  mayEndChange,
  OPEN_CHANGE,
  type BookingChangeAction,
  type BookingChangeStatus,
  type ChangeEnder,
} from '../../domain/bookings/changes.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { findFinalGuestsRefusal, type FinalGuestsTerms } from '../../domain/bookings/final-guests.js';
import { findOfferRefusal } from '../../domain/bookings/offers.js';
import { canSeeNotes, isOwnCustomer, mayDecide, type BookingFacts } from './booking.policy.js';

/** The facts that permissions on changes depend on. */
export interface ChangeableFacts extends BookingFacts {
  timeZone: string;
  paymentDueAt: Date | null;
  changeDays: number;
}

/** The side of a booking on which the viewer is; undefined for everybody else. */
export function findSide(viewer: Viewer, booking: BookingFacts): BookingSource | undefined {
  if (mayDecide(viewer, booking)) return BookingSource.OWNER;
  return isOwnCustomer(viewer, booking) && booking.isTrading ? BookingSource.CUSTOMER : undefined;
}

/** Who may change a booking, or propose a change: its customer, until the owner says, and the business's people. */
export function canChange(viewer: Viewer, booking: ChangeableFacts, now: Date): boolean {
  const side = findSide(viewer, booking);
  return side !== undefined && findChangeRefusal(booking, side, now) === null;
}

/** How many changes a booking has had. */
export interface ChangeCounts {
  changes: number;
  /** The numbers of guests that its customer set without asking: they use up none of the changes that both sides answer. */
  finalGuests: number;
}

/** The changes of a booking so far. */
export interface ChangesFacts {
  openChange: { status: BookingChangeStatus; expiresAt: string | Date; waitsForDiscount: boolean } | null;
  changeCounts: ChangeCounts;
}

/** Why a side can't begin another change of a kind now, or null: one waits for an answer, or there were too many of the kind. */
export function findNextRefusal(
  { openChange, changeCounts }: ChangesFacts,
  side: BookingSource,
  now: Date,
  kind: keyof ChangeCounts = 'changes',
) {
  const state = openChange && { status: openChange.status, expiresAt: new Date(openChange.expiresAt) };
  if (openChange && state && currentChangeStatus(state, now) === OPEN_CHANGE) {
    // Customers don't see a change whose discount waits: no answer of theirs is missing.
    const isUnseen = side === BookingSource.CUSTOMER && openChange.waitsForDiscount;
    return isUnseen ? CHANGE_MESSAGES.inWork : CHANGE_MESSAGES.alreadyOpen;
  }
  return changeCounts[kind] >= BOOKING_LIMITS.changesMax ? CHANGE_MESSAGES.tooMany : null;
}

/** Who may set the final number of guests without asking: its customer, until the owner says, while no other change waits. */
export function canSetFinalGuests(
  viewer: Viewer,
  booking: ChangeableFacts & FinalGuestsTerms & ChangesFacts,
  now: Date,
): boolean {
  const side = findSide(viewer, booking);
  if (side !== BookingSource.CUSTOMER || findNextRefusal(booking, side, now, 'finalGuests') !== null) return false;
  return findFinalGuestsRefusal(booking, now) === null;
}

/** Who may answer a request with an offer: the business's people, unless they made it as its customer. */
export function canOffer(viewer: Viewer, booking: ChangeableFacts, now: Date): boolean {
  return mayDecide(viewer, booking) && findOfferRefusal(booking, now) === null;
}

/** A change with its status of now. */
interface ChangeFacts {
  status: BookingChangeStatus;
  proposedBy: BookingSource;
  waitsForDiscount: boolean;
}

/** What of the viewer decides which changes they may end; undefined for those on neither side of the booking. */
export function toChangeEnder(viewer: Viewer, booking: BookingFacts): ChangeEnder | undefined {
  const side = findSide(viewer, booking);
  return side && { side, isOwner: side === BookingSource.OWNER && viewer.membership === undefined };
}

/** Who may see a change: customers learn of no discount before the owner allows it. */
export function canSeeChange(viewer: Viewer, booking: BookingFacts, change: { waitsForDiscount: boolean }): boolean {
  return !change.waitsForDiscount || canSeeNotes(viewer, booking);
}

/** Who may end a change so: the side that proposed it withdraws it, the other one accepts or refuses it. */
export function canEndChange(
  viewer: Viewer,
  booking: BookingFacts,
  change: ChangeFacts,
  action: BookingChangeAction,
): boolean {
  const ender = toChangeEnder(viewer, booking);
  return ender !== undefined && change.status === OPEN_CHANGE && mayEndChange(ender, change, action);
}
