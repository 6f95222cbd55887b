import { CHANGE_MESSAGES, changesUntil, findChangeRefusal, type ChangeableBooking } from './changes.js';
import { BookingSource } from './entry.js';
import { BOOKING_LIMITS } from './limits.js';

const { finalGuestsPercent: PERCENT } = BOOKING_LIMITS;

/** Messages about the final number of guests (docs/decisions/0088-final-guests.md). */
export const FINAL_GUESTS_MESSAGES = {
  between: (min: number, max: number): string =>
    `Without asking the owner you can set between ${min} and ${max} guests for this booking`,
  none: 'The number of guests of this booking can’t be changed without asking the owner',
  tooLate: (days: number): string =>
    days === 0
      ? CHANGE_MESSAGES.begun
      : `The final number of guests could be set until ${days === 1 ? '1 day' : `${days} days`} before the event. Please ask the owner.`,
} as const;

/** How many guests a booking has, and had as it was agreed. */
interface CountedBooking {
  guestCount: number;
  /** Null while it is the number of guests. */
  agreedGuests: number | null;
  /** Of its hall. */
  capacity: number;
}

/** What decides until when the final number is set, and within which numbers. */
export interface FinalGuestsTerms extends CountedBooking {
  finalGuestsDays: number;
}

/** Within which numbers the final one is. */
export interface GuestRange {
  agreed: number;
  min: number;
  max: number;
}

/**
 * Within which numbers a customer may set the final number of guests, however often.
 * @returns null if there is no other number
 */
export function findGuestRange({ guestCount, agreedGuests, capacity }: CountedBooking): GuestRange | null {
  const agreed = agreedGuests ?? guestCount;
  const min = Math.ceil((agreed * (100 - PERCENT)) / 100);
  const max = Math.min(Math.floor((agreed * (100 + PERCENT)) / 100), capacity);
  const isOnlyOne = min === max && min === guestCount;
  return max < min || isOnlyOne ? null : { agreed, min, max };
}

/** Until when the final number of guests can be set without asking. */
export function finalGuestsUntil(booking: { startTime: Date; timeZone: string; finalGuestsDays: number }): Date {
  return changesUntil(booking.startTime, booking.timeZone, booking.finalGuestsDays);
}

/**
 * Why the customer can't set the final number of guests now.
 * @returns null if they can
 */
export function findFinalGuestsRefusal(
  booking: Omit<ChangeableBooking, 'changeDays'> & FinalGuestsTerms,
  now: Date,
): string | null {
  const refusal = findChangeRefusal({ ...booking, changeDays: 0 }, BookingSource.CUSTOMER, now);
  if (refusal !== null) return refusal;
  if (finalGuestsUntil(booking) <= now) return FINAL_GUESTS_MESSAGES.tooLate(booking.finalGuestsDays);
  return findGuestRange(booking) === null ? FINAL_GUESTS_MESSAGES.none : null;
}
