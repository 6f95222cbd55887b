import { DomainError } from '../input/errors.js';

export enum BookingStatus {
  /** Requested, and not answered yet or accepted until its first payment; only takes the hall while it holds its time. */
  PENDING = 'pending',
  /** Agreed; occupies the hall. */
  CONFIRMED = 'confirmed',
  /** Ended; see the reason. */
  CANCELLED = 'cancelled',
}

/** The status of a request that waits for an answer; the initial status. */
export const OPEN_BOOKING = BookingStatus.PENDING;
/** The status of a booking that occupies its hall. */
export const OCCUPYING_BOOKING = BookingStatus.CONFIRMED;

/** Whether a request still waits for an answer. */
export function isOpen(status: BookingStatus): boolean {
  return status === OPEN_BOOKING;
}

/** Whether a booking occupies its hall. */
export function occupies(status: BookingStatus): boolean {
  return status === OCCUPYING_BOOKING;
}

/** Whether a booking has ended without taking place, or a request without being agreed on. */
export function isCancelled(status: BookingStatus): boolean {
  return status === BookingStatus.CANCELLED;
}

/** Why a booking was cancelled. */
export enum CancellationReason {
  /** The owner declined the request. */
  DECLINED = 'declined',
  /** The customer withdrew the request. */
  WITHDRAWN = 'withdrawn',
  /** Nobody answered before its start, or the owner didn't allow its discount in time. */
  EXPIRED = 'expired',
  /** Another booking of the hall was confirmed for that time. */
  SLOT_TAKEN = 'slot_taken',
  BUSINESS_SUSPENDED = 'business_suspended',
  /** The customer's or the owner's account was deleted. */
  ACCOUNT_DELETED = 'account_deleted',
  /** Staff cancelled a confirmed booking. */
  CANCELLED_BY_STAFF = 'cancelled_by_staff',
  /** The owner called off a confirmed booking that the business had entered. */
  CALLED_OFF = 'called_off',
  /** The customer cancelled a confirmed booking. */
  CANCELLED_BY_CUSTOMER = 'cancelled_by_customer',
  /** It was accepted, and its first payment wasn't recorded in time. */
  PAYMENT_MISSING = 'payment_missing',
  /** It was one of several functions requested together, and another of them could not be had. */
  GROUP_ENDED = 'group_ended',
  /** It was an offer to an enquiry, which its customer refused. */
  OFFER_REFUSED = 'offer_refused',
  /** The same, which its business took back. */
  OFFER_WITHDRAWN = 'offer_withdrawn',
  /** The same, which its customer didn't answer in time. */
  OFFER_EXPIRED = 'offer_expired',
}

/** When a booking is paid, as a short text. */
export const NO_PAYMENT_YET = 'No payment until the hall confirms';
/** The same as a sentence to customers. Their screens and mails share it, so that none asks for payment too early. */
export const PAYMENT_TERMS = `${NO_PAYMENT_YET}; the owner then sends payment instructions.`;

/** The same where approving accepts a request, and its first payment confirms it. */
export const NO_PAYMENT_BEFORE = 'No payment until the hall accepts';
/** {@link PAYMENT_TERMS} there. */
export const PAID_FIRST_TERMS = `${NO_PAYMENT_BEFORE}; the time is then held for you until the first payment, which confirms the booking.`;

/** The actions that change a booking's status. */
export enum BookingAction {
  APPROVE = 'approve',
  /** The business requires a payment: the time is held until it is due. */
  ACCEPT = 'accept',
  /** The first payment of an accepted request was recorded. */
  CONFIRM_PAID = 'confirmPaid',
  /** The first payment of an accepted request is missing. */
  LAPSE = 'lapse',
  DECLINE = 'decline',
  WITHDRAW = 'withdraw',
  EXPIRE = 'expire',
  LOSE_SLOT = 'loseSlot',
  SUSPEND_BUSINESS = 'suspendBusiness',
  DELETE_ACCOUNT = 'deleteAccount',
  STAFF_CANCEL = 'staffCancel',
  CALL_OFF = 'callOff',
  CUSTOMER_CANCEL = 'customerCancel',
  END_GROUP = 'endGroup',
  REFUSE_OFFER = 'refuseOffer',
  WITHDRAW_OFFER = 'withdrawOffer',
  EXPIRE_OFFER = 'expireOffer',
}

/** Who may perform an action. */
export type BookingActor = 'owner' | 'customer' | 'admin' | 'system';

export interface BookingTransition {
  from: BookingStatus;
  to: BookingStatus;
  /** `system` for consequences of something else (the time, another booking, a suspension). */
  who: BookingActor;
  /** The cancellation reason; null for actions that don't cancel. */
  reason: CancellationReason | null;
}

function cancels(who: BookingActor, reason: CancellationReason, from = BookingStatus.PENDING): BookingTransition {
  return { from, to: BookingStatus.CANCELLED, who, reason };
}

/** The transitions of a booking. Checks, buttons and labels derive from them. */
export const BOOKING_ACTIONS: Readonly<Record<BookingAction, BookingTransition>> = {
  [BookingAction.APPROVE]: {
    from: BookingStatus.PENDING,
    to: BookingStatus.CONFIRMED,
    who: 'owner',
    reason: null,
  },
  [BookingAction.ACCEPT]: {
    from: BookingStatus.PENDING,
    to: BookingStatus.PENDING,
    who: 'owner',
    reason: null,
  },
  [BookingAction.CONFIRM_PAID]: {
    from: BookingStatus.PENDING,
    to: BookingStatus.CONFIRMED,
    who: 'system',
    reason: null,
  },
  [BookingAction.LAPSE]: cancels('system', CancellationReason.PAYMENT_MISSING),
  [BookingAction.DECLINE]: cancels('owner', CancellationReason.DECLINED),
  [BookingAction.WITHDRAW]: cancels('customer', CancellationReason.WITHDRAWN),
  [BookingAction.EXPIRE]: cancels('system', CancellationReason.EXPIRED),
  [BookingAction.LOSE_SLOT]: cancels('system', CancellationReason.SLOT_TAKEN),
  [BookingAction.SUSPEND_BUSINESS]: cancels('system', CancellationReason.BUSINESS_SUSPENDED),
  [BookingAction.DELETE_ACCOUNT]: cancels('system', CancellationReason.ACCOUNT_DELETED),
  [BookingAction.STAFF_CANCEL]: cancels('admin', CancellationReason.CANCELLED_BY_STAFF, BookingStatus.CONFIRMED),
  [BookingAction.CALL_OFF]: cancels('owner', CancellationReason.CALLED_OFF, BookingStatus.CONFIRMED),
  [BookingAction.CUSTOMER_CANCEL]: cancels(
    'customer',
    CancellationReason.CANCELLED_BY_CUSTOMER,
    BookingStatus.CONFIRMED,
  ),
  [BookingAction.END_GROUP]: cancels('system', CancellationReason.GROUP_ENDED),
  [BookingAction.REFUSE_OFFER]: cancels('customer', CancellationReason.OFFER_REFUSED),
  [BookingAction.WITHDRAW_OFFER]: cancels('owner', CancellationReason.OFFER_WITHDRAWN),
  [BookingAction.EXPIRE_OFFER]: cancels('system', CancellationReason.OFFER_EXPIRED),
};

/** Whether a status allows an action. */
export function isBookingActionAllowed(status: BookingStatus, action: BookingAction): boolean {
  return BOOKING_ACTIONS[action].from === status;
}

/**
 * The transition of an action from a status.
 * @throws DomainError `FINAL_STATUS` when the booking is already confirmed or cancelled, `CONFLICT` when it is pending and the
 *   action requires a confirmed one
 */
export function bookingTransition(status: BookingStatus, action: BookingAction): BookingTransition {
  const row = BOOKING_ACTIONS[action];
  if (row.from === status) return row;
  const code = status === BookingStatus.PENDING ? 'CONFLICT' : 'FINAL_STATUS';
  const message =
    status === BookingStatus.PENDING ? 'This booking is not confirmed' : `This booking is already ${status}`;
  throw new DomainError(code, message, { field: 'status', details: { status } });
}

/** The labels of a status for owners and staff. */
export const BOOKING_STATUS_LABELS: Readonly<Record<BookingStatus, string>> = {
  [BookingStatus.PENDING]: 'Pending',
  [BookingStatus.CONFIRMED]: 'Confirmed',
  [BookingStatus.CANCELLED]: 'Cancelled',
};

/** The label of an offer that waits for its customer, in place of its status: it is no request. */
export const WAITING_OFFER_LABEL = 'Offer';

/** The labels of cancellation reasons in badges and lists. */
export const CANCELLATION_LABELS: Readonly<Record<CancellationReason, string>> = {
  [CancellationReason.DECLINED]: 'Declined',
  [CancellationReason.WITHDRAWN]: 'Withdrawn',
  [CancellationReason.EXPIRED]: 'Expired',
  [CancellationReason.SLOT_TAKEN]: 'Time taken',
  [CancellationReason.BUSINESS_SUSPENDED]: 'Business suspended',
  [CancellationReason.ACCOUNT_DELETED]: 'Account deleted',
  [CancellationReason.CANCELLED_BY_STAFF]: 'Cancelled by staff',
  [CancellationReason.CALLED_OFF]: 'Called off',
  [CancellationReason.CANCELLED_BY_CUSTOMER]: 'Cancelled by customer',
  [CancellationReason.PAYMENT_MISSING]: 'Payment missing',
  [CancellationReason.GROUP_ENDED]: 'Other function not possible',
  [CancellationReason.OFFER_REFUSED]: 'Offer declined',
  [CancellationReason.OFFER_WITHDRAWN]: 'Offer withdrawn',
  [CancellationReason.OFFER_EXPIRED]: 'Offer expired',
};

/** The label of a status for the customer; a cancelled booking without a reason counts as declined. */
export function customerStatusLabel(status: BookingStatus, reason?: CancellationReason | null): string {
  if (status !== BookingStatus.CANCELLED) return BOOKING_STATUS_LABELS[status];
  return CANCELLATION_LABELS[reason ?? CancellationReason.DECLINED];
}

/** Reasons after which the customer can still contact the owner. */
const STILL_REACHABLE: readonly CancellationReason[] = [
  CancellationReason.DECLINED,
  CancellationReason.EXPIRED,
  CancellationReason.SLOT_TAKEN,
  CancellationReason.CALLED_OFF,
  CancellationReason.CANCELLED_BY_CUSTOMER,
  CancellationReason.PAYMENT_MISSING,
  CancellationReason.OFFER_REFUSED,
  CancellationReason.OFFER_WITHDRAWN,
  CancellationReason.OFFER_EXPIRED,
];

/** How an offer to an enquiry ends that isn't accepted: whoever waits for the answer is told of the offer. */
export const OFFER_ENDS: readonly CancellationReason[] = [
  CancellationReason.OFFER_REFUSED,
  CancellationReason.OFFER_WITHDRAWN,
  CancellationReason.OFFER_EXPIRED,
];

/** Whether a customer is offered the hall's contact: not after withdrawing, or when the business is gone. */
export function offersContact(status: BookingStatus, reason?: CancellationReason | null): boolean {
  return status !== BookingStatus.CANCELLED || STILL_REACHABLE.includes(reason ?? CancellationReason.DECLINED);
}
