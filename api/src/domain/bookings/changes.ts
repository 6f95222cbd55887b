import { DomainError } from '../input/errors.js';
import { isSameMenu, type AgreedMenu } from '../menus/menus.js';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import { addDays } from '../time/days.js';
import { localDay, toInstant, type Period } from '../time/zone.js';
import { agreePrice, BookingSource, isUnacceptedOffer, type AgreedPrice } from './entry.js';
import { addExtras, sumExtras, type Extra } from './extras.js';
import { isPaymentMissing, waitsForDiscount } from './holds.js';
import { BOOKING_LIMITS } from './limits.js';
import type { Price } from './price.js';
import { BookingStatus, isOpen } from './transitions.js';

/** The status of a change of a booking (docs/decisions/0027-bookings.md). */
export const BookingChangeStatus = {
  /** Waits for the other side's answer. */
  OPEN: 'OPEN',
  /** Made: both sides agreed, or the business changed what it had entered. */
  ACCEPTED: 'ACCEPTED',
  /** The other side refused it. */
  REFUSED: 'REFUSED',
  /** The side that had proposed it took it back. */
  WITHDRAWN: 'WITHDRAWN',
  /** Nobody answered in time. */
  EXPIRED: 'EXPIRED',
  /** The booking was answered or cancelled meanwhile. */
  DROPPED: 'DROPPED',
} as const;
export type BookingChangeStatus = keyof typeof BookingChangeStatus;

/** The status of a change that waits for an answer; the initial status. */
export const OPEN_CHANGE = BookingChangeStatus.OPEN;

/** The actions that end a change. */
export const BookingChangeAction = {
  ACCEPT: 'ACCEPT',
  REFUSE: 'REFUSE',
  WITHDRAW: 'WITHDRAW',
  EXPIRE: 'EXPIRE',
  DROP: 'DROP',
} as const;
export type BookingChangeAction = keyof typeof BookingChangeAction;

/** An end of an open change. */
export interface BookingChangeTransition {
  to: BookingChangeStatus;
  /** The side that proposed it, the other one, or the platform. */
  who: 'proposer' | 'other' | 'system';
}

/** How open changes end. Checks, buttons and labels derive from it. */
export const BOOKING_CHANGE_ACTIONS: Readonly<Record<BookingChangeAction, BookingChangeTransition>> = {
  ACCEPT: { to: BookingChangeStatus.ACCEPTED, who: 'other' },
  REFUSE: { to: BookingChangeStatus.REFUSED, who: 'other' },
  WITHDRAW: { to: BookingChangeStatus.WITHDRAWN, who: 'proposer' },
  EXPIRE: { to: BookingChangeStatus.EXPIRED, who: 'system' },
  DROP: { to: BookingChangeStatus.DROPPED, who: 'system' },
};

/** Somebody who ends a change: their side of the booking, and whether they own the business. */
export interface ChangeEnder {
  side: BookingSource;
  isOwner: boolean;
}

/**
 * Whether somebody may end a change so. One that waits for the owner to allow its discount is the owner's to answer, and the
 * team's to take back.
 */
export function mayEndChange(
  { side, isOwner }: ChangeEnder,
  { proposedBy, waitsForDiscount: waits }: { proposedBy: BookingSource; waitsForDiscount: boolean },
  action: BookingChangeAction,
): boolean {
  const { who } = BOOKING_CHANGE_ACTIONS[action];
  if (waits) return side === BookingSource.OWNER && who === (isOwner ? 'other' : 'proposer');
  return who === (side === proposedBy ? 'proposer' : 'other');
}

/** Messages about changes. */
export const CHANGE_MESSAGES = {
  alreadyOpen: 'Another change of this booking waits for an answer',
  inWork: 'The hall’s team is working on a change of this booking. Please ask for yours tomorrow.',
  tooMany: `A booking can be changed at most ${BOOKING_LIMITS.changesMax} times`,
  nothing: 'This changes nothing',
  tooLate: (days: number): string =>
    days === 0
      ? 'This booking has begun, so it can no longer be changed'
      : `The owner accepts requests for changes until ${days === 1 ? '1 day' : `${days} days`} before the event`,
  begun: 'This booking has begun, so it can no longer be changed',
  over: 'This booking is over, so it can no longer be changed',
  ended: 'This booking was cancelled, so it can no longer be changed',
  expired: 'This change was not answered in time',
  otherCurrency: 'The hall’s prices are in another currency now, so this booking can no longer be changed',
  serviceGone: 'A service of this booking is no longer offered: please choose its services again',
  meanwhile: 'This booking was changed at the same moment. Please look at it again.',
  otherSide: 'This change is for the other side to decide on',
  hallGone: 'The hall of this change was removed',
  discount: 'The owner hasn’t approved its discount yet, so it can’t be changed now',
  unpaid: 'The first payment of this booking is overdue, so it can no longer be changed',
  offered: 'This is an offer that waits for its answer, so it can’t be changed',
  inGroup: 'This is one of several functions that wait for answers together, so it can’t be changed now',
} as const;

const STATUS_MESSAGES: Readonly<Record<Exclude<BookingChangeStatus, 'OPEN'>, string>> = {
  ACCEPTED: 'This change is already accepted',
  REFUSED: 'This change is already refused',
  WITHDRAWN: 'This change is already withdrawn',
  EXPIRED: CHANGE_MESSAGES.expired,
  DROPPED: 'The booking was answered or cancelled before this change was',
};

/** A change with what its status depends on. */
interface ChangeState {
  status: BookingChangeStatus;
  expiresAt: Date;
}

/** The status of a change now: who is late has expired it, whether or not a job has run. */
export function currentChangeStatus({ status, expiresAt }: ChangeState, now: Date): BookingChangeStatus {
  return status === OPEN_CHANGE && expiresAt <= now ? BookingChangeStatus.EXPIRED : status;
}

/**
 * The new status of a change that ends.
 * @throws DomainError FINAL_STATUS unless it is open now
 */
export function endChange(change: ChangeState, action: BookingChangeAction, now: Date): BookingChangeStatus {
  const status = currentChangeStatus(change, now);
  if (status === OPEN_CHANGE) return BOOKING_CHANGE_ACTIONS[action].to;
  const details = { status: status.toLowerCase() };
  throw new DomainError('FINAL_STATUS', STATUS_MESSAGES[status], { field: 'status', details });
}

/** Until when a change can be answered: its own start, or the booking's. */
export function changeExpiry(oldStart: Date, newStart: Date): Date {
  return oldStart < newStart ? oldStart : newStart;
}

/**
 * Until when a customer may ask for changes: the end of the last day that is far enough ahead, in the hall's time zone; the start
 * for 0.
 * @param days how many days before the event the owner says
 */
export function changesUntil(start: Date, timeZone: string, days: number): Date {
  if (days === 0) return start;
  return toInstant(addDays(localDay(start, timeZone), 1 - days), '00:00', timeZone);
}

/** What says whether a booking can still be changed. */
export interface ChangeableBooking {
  status: BookingStatus;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  source: BookingSource;
  heldUntil: Date | null;
  paymentDueAt: Date | null;
  isOffered: boolean;
  acceptedAt: Date | null;
  confirmedAt: Date | null;
  /** How many days before the event customers may ask for changes. */
  changeDays: number;
  /** The functions that were requested with it. */
  group?: object | null;
}

/**
 * Why a side can't change a booking now.
 * @returns null if it can
 */
export function findChangeRefusal(booking: ChangeableBooking, side: BookingSource, now: Date): string | null {
  const { status, startTime, endTime, timeZone, source, changeDays, group } = booking;
  if (status === BookingStatus.CANCELLED) return CHANGE_MESSAGES.ended;
  if (group && isOpen(status)) return CHANGE_MESSAGES.inGroup;
  if (isUnacceptedOffer(booking)) return CHANGE_MESSAGES.offered;
  if (waitsForDiscount(booking)) return CHANGE_MESSAGES.discount;
  if (isPaymentMissing(booking, now)) return CHANGE_MESSAGES.unpaid;
  if (source === BookingSource.OWNER) return endTime <= now ? CHANGE_MESSAGES.over : null;
  if (startTime <= now) return CHANGE_MESSAGES.begun;
  const isLate = side === BookingSource.CUSTOMER && changesUntil(startTime, timeZone, changeDays) <= now;
  return isLate ? CHANGE_MESSAGES.tooLate(changeDays) : null;
}

/** What of a period isn't part of another: at most what comes before it, and what comes after it. */
export function subtractPeriod({ start, end }: Period, taken: Period): Period[] {
  if (taken.end <= start || taken.start >= end) return [{ start, end }];
  const before = { start, end: taken.start };
  const after = { start: taken.end, end };
  return [before, after].filter((part) => part.start < part.end);
}

/** What is agreed about the price of a booking. */
interface PriceAgreement {
  /** Another total that the owner states now. */
  stated: Hundredths | null;
  /** The total that was agreed before; null if the hall's prices were. */
  kept: Hundredths | null;
  /** Lines beside the hall's prices. */
  extras: readonly Extra[];
}

/**
 * The price after a change: the stated one, else the one that was agreed before, else the quoted one. Extra lines are part of each, and
 * of what is quoted.
 */
export function agreeChangedPrice(
  hallPrice: Price,
  { stated, kept, extras }: PriceAgreement,
  tax: PercentHundredths,
): AgreedPrice & { quotedPrice: Hundredths | null } {
  const quoted = addExtras(hallPrice, extras, tax);
  const total = stated ?? kept ?? quoted.totalPrice;
  if (total === quoted.totalPrice) return { price: quoted, adjustmentAmount: sumExtras(extras), quotedPrice: null };
  return { ...agreePrice(quoted, total, tax), quotedPrice: quoted.totalPrice };
}

/** Terms that a change may change. */
interface ComparedTerms {
  hallId: number;
  startTime: Date;
  endTime: Date;
  guestCount: number;
  optionalServices: readonly { serviceId: number | null; quantity: number }[];
  menu: AgreedMenu | null;
}

function toServiceKeys({ optionalServices }: ComparedTerms): string {
  return optionalServices
    .map(({ serviceId, quantity }) => `${serviceId}×${quantity}`)
    .sort()
    .join();
}

/** Whether two terms are of another hall or time. */
export function isMoved(
  before: Pick<ComparedTerms, 'hallId' | 'startTime' | 'endTime'>,
  after: Pick<ComparedTerms, 'hallId' | 'startTime' | 'endTime'>,
): boolean {
  return (
    before.hallId !== after.hallId ||
    before.startTime.getTime() !== after.startTime.getTime() ||
    before.endTime.getTime() !== after.endTime.getTime()
  );
}

/** Whether two terms are the same but for their prices. */
export function isSameRequest(before: ComparedTerms, after: ComparedTerms): boolean {
  return (
    !isMoved(before, after) &&
    before.guestCount === after.guestCount &&
    toServiceKeys(before) === toServiceKeys(after) &&
    isSameMenu(before.menu, after.menu) &&
    before.menu?.childCount === after.menu?.childCount
  );
}

/** What a change adds to the total; negative where it takes away. */
export function priceDifference(before: { totalPrice: Hundredths }, after: { totalPrice: Hundredths }): Hundredths {
  return (after.totalPrice - before.totalPrice) as Hundredths;
}
