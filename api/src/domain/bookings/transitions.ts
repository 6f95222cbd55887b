import { DomainError } from '../input/errors.js';

/** Where a booking stands. */
export enum BookingStatus {
  /** Requested, not answered yet; occupies nothing. */
  PENDING = 'pending',
  /** Agreed; occupies the hall. */
  CONFIRMED = 'confirmed',
  /** Over; the reason says why. */
  CANCELLED = 'cancelled',
}

/** The status of a request that waits for its answer; every booking starts so. */
export const OPEN_BOOKING = BookingStatus.PENDING;
/** The status of a booking that occupies its hall. */
export const OCCUPYING_BOOKING = BookingStatus.CONFIRMED;

/** Whether a request still waits for its answer. */
export function isOpen(status: BookingStatus): boolean {
  return status === OPEN_BOOKING;
}

/** Whether a booking occupies its hall. */
export function occupies(status: BookingStatus): boolean {
  return status === OCCUPYING_BOOKING;
}

/** Why a booking was cancelled. */
export enum CancellationReason {
  /** The owner declined the request. */
  DECLINED = 'declined',
  /** The customer took the request back. */
  WITHDRAWN = 'withdrawn',
  /** Nobody answered before its start. */
  EXPIRED = 'expired',
  /** Another booking of the hall was confirmed for that time. */
  SLOT_TAKEN = 'slot_taken',
  /** The business was suspended. */
  BUSINESS_SUSPENDED = 'business_suspended',
  /** The customer's or the owner's account was deleted. */
  ACCOUNT_DELETED = 'account_deleted',
  /** Staff cancelled a confirmed booking. */
  CANCELLED_BY_STAFF = 'cancelled_by_staff',
}

/** When a booking is paid, in few words. Becomes Secure payment once a payment can be made here. */
export const NO_PAYMENT_YET = 'No payment until the hall confirms';
/** The same as a sentence; screens, mails and papers share it, so that none asks for money earlier than another. */
export const PAYMENT_TERMS = `${NO_PAYMENT_YET}; the owner then sends payment instructions.`;

/** What happens to a booking. */
export enum BookingAction {
  APPROVE = 'approve',
  DECLINE = 'decline',
  WITHDRAW = 'withdraw',
  EXPIRE = 'expire',
  LOSE_SLOT = 'loseSlot',
  SUSPEND_BUSINESS = 'suspendBusiness',
  DELETE_ACCOUNT = 'deleteAccount',
  STAFF_CANCEL = 'staffCancel',
}

/** Who an action belongs to. */
export type BookingActor = 'owner' | 'customer' | 'admin' | 'system';

/** One row of the table of transitions. */
export interface BookingTransition {
  from: BookingStatus;
  to: BookingStatus;
  /** `system` is what follows from something else (a clock, another booking, a suspension). */
  who: BookingActor;
  /** What the cancelled booking keeps; null for the one action that doesn't cancel. */
  reason: CancellationReason | null;
}

function cancels(who: BookingActor, reason: CancellationReason, from = BookingStatus.PENDING): BookingTransition {
  return { from, to: BookingStatus.CANCELLED, who, reason };
}

/** The one table of a booking's transitions. Checks, buttons and labels derive from it. */
export const BOOKING_ACTIONS: Readonly<Record<BookingAction, BookingTransition>> = {
  [BookingAction.APPROVE]: {
    from: BookingStatus.PENDING,
    to: BookingStatus.CONFIRMED,
    who: 'owner',
    reason: null,
  },
  [BookingAction.DECLINE]: cancels('owner', CancellationReason.DECLINED),
  [BookingAction.WITHDRAW]: cancels('customer', CancellationReason.WITHDRAWN),
  [BookingAction.EXPIRE]: cancels('system', CancellationReason.EXPIRED),
  [BookingAction.LOSE_SLOT]: cancels('system', CancellationReason.SLOT_TAKEN),
  [BookingAction.SUSPEND_BUSINESS]: cancels('system', CancellationReason.BUSINESS_SUSPENDED),
  [BookingAction.DELETE_ACCOUNT]: cancels('system', CancellationReason.ACCOUNT_DELETED),
  [BookingAction.STAFF_CANCEL]: cancels('admin', CancellationReason.CANCELLED_BY_STAFF, BookingStatus.CONFIRMED),
};

/** Whether a booking in this status takes this action. */
export function isBookingActionAllowed(status: BookingStatus, action: BookingAction): boolean {
  return BOOKING_ACTIONS[action].from === status;
}

/**
 * The row of an action, for a booking in this status.
 *
 * @throws DomainError `FINAL_STATUS` when the booking is confirmed or cancelled already, `CONFLICT` when it is still
 *   pending and the action needs a confirmed one
 */
export function bookingTransition(status: BookingStatus, action: BookingAction): BookingTransition {
  const row = BOOKING_ACTIONS[action];
  if (row.from === status) return row;
  const code = status === BookingStatus.PENDING ? 'CONFLICT' : 'FINAL_STATUS';
  const message =
    status === BookingStatus.PENDING ? 'This booking is not confirmed' : `This booking is already ${status}`;
  throw new DomainError(code, message, { field: 'status', details: { status } });
}

/** A status as owners and staff read it. */
export const BOOKING_STATUS_LABELS: Readonly<Record<BookingStatus, string>> = {
  [BookingStatus.PENDING]: 'Pending',
  [BookingStatus.CONFIRMED]: 'Confirmed',
  [BookingStatus.CANCELLED]: 'Cancelled',
};

/** What a cancelled booking's reason is called in a badge or list. */
export const CANCELLATION_LABELS: Readonly<Record<CancellationReason, string>> = {
  [CancellationReason.DECLINED]: 'Declined',
  [CancellationReason.WITHDRAWN]: 'Withdrawn',
  [CancellationReason.EXPIRED]: 'Expired',
  [CancellationReason.SLOT_TAKEN]: 'Time taken',
  [CancellationReason.BUSINESS_SUSPENDED]: 'Business suspended',
  [CancellationReason.ACCOUNT_DELETED]: 'Account deleted',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Cancelled by staff',
};

/** What a cancelled booking's paper says of who ended it, and why. */
export const CANCELLATION_STATEMENTS: Readonly<Record<CancellationReason, string>> = {
  [CancellationReason.DECLINED]: 'The hall owner declined this request.',
  [CancellationReason.WITHDRAWN]: 'The customer withdrew this request.',
  [CancellationReason.EXPIRED]: 'This request expired: the hall owner did not answer before it was to start.',
  [CancellationReason.SLOT_TAKEN]: 'Another booking was confirmed for this time, so this request could not be met.',
  [CancellationReason.BUSINESS_SUSPENDED]:
    'Mehfil cancelled this request because the venue is not available at present.',
  [CancellationReason.ACCOUNT_DELETED]: 'This request was cancelled because an account was closed.',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Mehfil cancelled this booking.',
};

/** A status as the customer reads it: a cancelled booking is declined, unless its reason says otherwise. */
export function customerStatusLabel(status: BookingStatus, reason?: CancellationReason | null): string {
  if (status !== BookingStatus.CANCELLED) return BOOKING_STATUS_LABELS[status];
  return CANCELLATION_LABELS[reason ?? CancellationReason.DECLINED];
}

const CANCELLED_BANNERS: Readonly<Record<CancellationReason, string>> = {
  [CancellationReason.DECLINED]:
    'Your booking request was declined. Please contact the hall owner for more information.',
  [CancellationReason.WITHDRAWN]: 'You withdrew this booking request.',
  [CancellationReason.EXPIRED]:
    'Your booking request expired: the hall owner did not answer before it was to start. Please contact the hall owner.',
  [CancellationReason.SLOT_TAKEN]:
    'Another booking was confirmed for this time, so your request could not be met. Please choose another time.',
  [CancellationReason.BUSINESS_SUSPENDED]:
    'Your booking request was cancelled because the venue is not available on Mehfil at present.',
  [CancellationReason.ACCOUNT_DELETED]: 'Your booking request was cancelled because an account was closed.',
  [CancellationReason.CANCELLED_BY_STAFF]:
    'Your booking was cancelled by our team. Please contact customer support for more information.',
};

/** Whether a booking's time is still to come, is now, or has passed. */
export type BookingPhase = 'upcoming' | 'running' | 'past';

/** Where a booking's time stands. @param now milliseconds since 1970 */
export function bookingPhase({ start, end }: { start: Date; end: Date }, now: number): BookingPhase {
  if (now < start.getTime()) return 'upcoming';
  return now < end.getTime() ? 'running' : 'past';
}

const CONFIRMED_BANNERS: Readonly<Record<BookingPhase, string>> = {
  upcoming: 'Your booking is confirmed. Further details will come from the hall owner.',
  running: 'Your booking is confirmed and takes place now.',
  past: 'Your booking was confirmed and has taken place.',
};

/** The banner of a booking on *My Bookings*. Nothing more comes for an event that has begun. */
export function bookingBanner(
  status: BookingStatus,
  reason?: CancellationReason | null,
  phase: BookingPhase = 'upcoming',
): string {
  if (status === BookingStatus.CONFIRMED) return CONFIRMED_BANNERS[phase];
  if (status === BookingStatus.PENDING) {
    return phase === 'upcoming'
      ? 'Your booking is awaiting approval from the hall owner.'
      : CANCELLED_BANNERS[CancellationReason.EXPIRED];
  }
  return CANCELLED_BANNERS[reason ?? CancellationReason.DECLINED];
}

/** Reasons after which the hall's owner is still the one to talk to. */
const STILL_REACHABLE: readonly CancellationReason[] = [
  CancellationReason.DECLINED,
  CancellationReason.EXPIRED,
  CancellationReason.SLOT_TAKEN,
];

/** Whether a customer is offered the hall's contact: not after withdrawing, nor where the business is no longer there. */
export function offersContact(status: BookingStatus, reason?: CancellationReason | null): boolean {
  return status !== BookingStatus.CANCELLED || STILL_REACHABLE.includes(reason ?? CancellationReason.DECLINED);
}
