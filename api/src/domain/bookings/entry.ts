import { PERIOD_MESSAGES } from '../availability/availability.js';
import type { FieldError } from '../input/errors.js';
import { add, subtract, type Hundredths, type PercentHundredths } from '../money/money.js';
import { addDays } from '../time/days.js';
import { isPastDay, localDay, type Period } from '../time/zone.js';
import { BOOKING_LIMITS } from './limits.js';
import { sumParts, type Price } from './price.js';
import { isOpen, type BookingStatus } from './transitions.js';

/** Who made a booking. */
export const BookingSource = {
  /** A customer, with an account. */
  CUSTOMER: 'CUSTOMER',
  /** The owner or a member, for a guest without an account. */
  OWNER: 'OWNER',
} as const;
export type BookingSource = keyof typeof BookingSource;

/** Whether the business entered a booking for a guest. */
export function isEntered(source: BookingSource): boolean {
  return source === BookingSource.OWNER;
}

/** Who has agreed to a booking that began as an offer to an enquiry. */
export interface OfferedFacts {
  /** Whether its business made it, as an offer to an enquiry. */
  isOffered: boolean;
  acceptedAt: Date | null;
  confirmedAt: Date | null;
}

/** The same, as entities or responses have it. */
export type WireOfferedFacts = Readonly<Record<'acceptedAt' | 'confirmedAt', Date | string | null>> &
  Pick<OfferedFacts, 'isOffered'>;

/**
 * Whether a booking is an offer to an enquiry that its customer hasn't accepted, and didn't until it ended: they have requested
 * nothing (docs/decisions/0079-offers.md).
 */
export function isUnacceptedOffer({ isOffered, acceptedAt, confirmedAt }: WireOfferedFacts): boolean {
  return isOffered && acceptedAt === null && confirmedAt === null;
}

/** Whether a booking is an offer to an enquiry that waits for its customer's answer. */
export function isWaitingOffer(booking: WireOfferedFacts & { status: BookingStatus }): boolean {
  return isOpen(booking.status) && isUnacceptedOffer(booking);
}

/** Messages about entries. */
export const ENTRY_MESSAGES = {
  reasonRequired: 'Say why another price was agreed',
  priceRequired: 'An agreed price is required with a reason',
  over: 'This booking is over, so it can no longer be called off',
  begun: 'A booking that has begun can only be entered as confirmed',
  tooFarBack: `Past functions can be entered at most ${BOOKING_LIMITS.entryBackMaxYears} years back`,
  tooFarAhead: `Bookings can be entered at most ${BOOKING_LIMITS.entryAheadMaxYears} years ahead`,
} as const;

/** Why a member of a team may not agree on a price; `least` is the lowest that it may. */
export const DISCOUNT_MESSAGES = {
  none: (least: string): string => `You may not agree on less than ${least}. Please ask the owner.`,
  tooLarge: (percent: number, least: string): string =>
    `You may give at most ${percent}% discount, so not less than ${least}. Please ask the owner.`,
  owners: 'Only the owner can approve this discount',
  late: 'The owner didn’t approve its discount in time, so it can no longer be approved',
} as const;

/** Whether a booking has ended: it stays what it was then, and so do past figures. */
export function isOver({ endTime }: { endTime: Date }, now: Date): boolean {
  return endTime <= now;
}

/** Whether an entry can still be called off: until it is over, and one that was over when it was entered always, since it may be a mistake. */
export function isOpenToCallOff(booking: { endTime: Date; confirmedAt: Date | null }, now: Date): boolean {
  const { endTime, confirmedAt } = booking;
  return !isOver(booking, now) || (confirmedAt !== null && confirmedAt >= endTime);
}

const MINUTE_MS = 60_000;
const DAYS_PER_YEAR = 365;

/**
 * Checks the period of an owner's entry, which notice, advance limits and opening hours don't bind
 * (docs/decisions/0027-bookings.md), and which may be over (docs/decisions/0070-booking-import.md).
 */
export function checkEntryPeriod({ start, end }: Period, { timeZone }: { timeZone: string }, now: Date): FieldError[] {
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  const refusals: FieldError[] = [];
  const [day, today] = [localDay(start, timeZone), localDay(now, timeZone)];
  if (day < addDays(today, -BOOKING_LIMITS.entryBackMaxYears * DAYS_PER_YEAR)) {
    refusals.push({ field: 'date', message: ENTRY_MESSAGES.tooFarBack });
  }
  if (day > addDays(today, BOOKING_LIMITS.entryAheadMaxYears * DAYS_PER_YEAR)) {
    refusals.push({ field: 'date', message: ENTRY_MESSAGES.tooFarAhead });
  }
  if (minutes <= 0) refusals.push({ field: 'endTime', message: PERIOD_MESSAGES.order });
  if (minutes > BOOKING_LIMITS.mostMinutes) {
    refusals.push({ field: 'endTime', message: PERIOD_MESSAGES.tooLong(BOOKING_LIMITS.mostMinutes) });
  }
  return refusals;
}

/** Checks the period to which an owner moves a booking: like that of an entry, but today or later. */
export function checkMovedPeriod(period: Period, settings: { timeZone: string }, now: Date): FieldError[] {
  const isPast = isPastDay(localDay(period.start, settings.timeZone), settings.timeZone, now);
  const refusals = checkEntryPeriod(period, settings, now);
  return isPast ? [{ field: 'date', message: PERIOD_MESSAGES.inPast }, ...refusals] : refusals;
}

/** A price with what an agreement adds to its parts. */
export interface AgreedPrice {
  price: Price;
  /** May be negative. */
  adjustmentAmount: Hundredths;
}

const HUNDRED_PERCENT = 10_000n;

/** The amount without the tax that it contains, rounded half up; exact, although the product may exceed the safe integers. */
function withoutTax(total: Hundredths, tax: PercentHundredths): Hundredths {
  const divisor = HUNDRED_PERCENT + BigInt(tax);
  return Number((BigInt(total) * HUNDRED_PERCENT * 2n + divisor) / (divisor * 2n)) as Hundredths;
}

/**
 * Turns a quoted price into an agreed one: parts and discount stay, tax is what the agreed total contains, and the adjustment is
 * what is left over. So parts + adjustment − discount + tax are the total.
 * @param total what the guest pays, tax included
 */
export function agreePrice(quoted: Price, total: Hundredths, tax: PercentHundredths): AgreedPrice {
  const net = withoutTax(total, tax);
  const discounted = subtract(sumParts(quoted), quoted.discountAmount);
  return {
    price: { ...quoted, taxAmount: subtract(total, net), totalPrice: add(total) },
    adjustmentAmount: (net - discounted) as Hundredths,
  };
}
