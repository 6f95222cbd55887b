import { describe, expect, it } from '@jest/globals';
import { bookingBanner, bookingPhase } from './banner.js';
import {
  BOOKING_ACTIONS,
  BOOKING_STATUS_LABELS,
  BookingAction,
  BookingStatus,
  bookingTransition,
  CANCELLATION_LABELS,
  CancellationReason,
  customerStatusLabel,
  isBookingActionAllowed,
  isOpen,
  occupies,
  offersContact,
} from './transitions.js';
import type { BookingActor } from './transitions.js';
import {
  BUSINESS_ACTIONS,
  BUSINESS_STATUS_LABELS,
  BusinessAction,
  BusinessStatus,
  businessTransition,
  hasApplied,
  isSuspended,
} from '../businesses/transitions.js';
import { DomainError } from '../input/errors.js';

const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;

function catchCode(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('[business §4] bookings', () => {
  const rows: Array<[BookingAction, BookingStatus, BookingStatus, BookingActor, CancellationReason | null]> = [
    [BookingAction.APPROVE, PENDING, CONFIRMED, 'owner', null],
    [BookingAction.ACCEPT, PENDING, PENDING, 'owner', null],
    [BookingAction.CONFIRM_PAID, PENDING, CONFIRMED, 'system', null],
    [BookingAction.LAPSE, PENDING, CANCELLED, 'system', CancellationReason.PAYMENT_MISSING],
    [BookingAction.DECLINE, PENDING, CANCELLED, 'owner', CancellationReason.DECLINED],
    [BookingAction.WITHDRAW, PENDING, CANCELLED, 'customer', CancellationReason.WITHDRAWN],
    [BookingAction.EXPIRE, PENDING, CANCELLED, 'system', CancellationReason.EXPIRED],
    [BookingAction.LOSE_SLOT, PENDING, CANCELLED, 'system', CancellationReason.SLOT_TAKEN],
    [BookingAction.SUSPEND_BUSINESS, PENDING, CANCELLED, 'system', CancellationReason.BUSINESS_SUSPENDED],
    [BookingAction.DELETE_ACCOUNT, PENDING, CANCELLED, 'system', CancellationReason.ACCOUNT_DELETED],
    [BookingAction.STAFF_CANCEL, CONFIRMED, CANCELLED, 'admin', CancellationReason.CANCELLED_BY_STAFF],
    [BookingAction.CALL_OFF, CONFIRMED, CANCELLED, 'owner', CancellationReason.CALLED_OFF],
    [BookingAction.CUSTOMER_CANCEL, CONFIRMED, CANCELLED, 'customer', CancellationReason.CANCELLED_BY_CUSTOMER],
    [BookingAction.END_GROUP, PENDING, CANCELLED, 'system', CancellationReason.GROUP_ENDED],
    [BookingAction.REFUSE_OFFER, PENDING, CANCELLED, 'customer', CancellationReason.OFFER_REFUSED],
    [BookingAction.WITHDRAW_OFFER, PENDING, CANCELLED, 'owner', CancellationReason.OFFER_WITHDRAWN],
    [BookingAction.EXPIRE_OFFER, PENDING, CANCELLED, 'system', CancellationReason.OFFER_EXPIRED],
  ];
  it.each(rows)('[business §4] %s leads from %s to %s, by the %s', (action, from, to, who, reason) => {
    expect(bookingTransition(from, action)).toEqual({ from, to, who, reason });
  });

  it('[business §4] every other step is refused: final ones as final', () => {
    expect(rows).toHaveLength(Object.keys(BOOKING_ACTIONS).length);
    for (const [action, from] of rows) {
      for (const status of [PENDING, CONFIRMED, CANCELLED]) {
        if (status === from) continue;
        expect(isBookingActionAllowed(status, action)).toBe(false);
        expect(catchCode(() => bookingTransition(status, action))).toBe(
          status === PENDING ? 'CONFLICT' : 'FINAL_STATUS',
        );
      }
      expect(isBookingActionAllowed(from, action)).toBe(true);
    }
  });

  it.each([
    [PENDING, BookingAction.STAFF_CANCEL, 'This booking is not confirmed'],
    [CONFIRMED, BookingAction.APPROVE, 'This booking is already confirmed'],
    [CANCELLED, BookingAction.APPROVE, 'This booking is already cancelled'],
  ])('[business §4] a booking that is %s refuses to %s: %s', (status, action, message) => {
    expect(() => bookingTransition(status, action)).toThrow(
      expect.objectContaining({ message, field: 'status', details: { status } }),
    );
  });
});

describe('[business §4] what a status means', () => {
  it.each([
    [PENDING, true, false],
    [CONFIRMED, false, true],
    [CANCELLED, false, false],
  ])('[business §4] %s waits for its answer: %p, occupies its hall: %p', (status, open, occupying) => {
    expect([isOpen(status), occupies(status)]).toEqual([open, occupying]);
  });

  it.each([
    [BusinessStatus.NOT_APPLIED, false, false],
    [BusinessStatus.PENDING, true, false],
    [BusinessStatus.APPROVED, true, false],
    [BusinessStatus.REJECTED, true, false],
    [BusinessStatus.SUSPENDED, true, true],
  ])('[business §4] %s has applied: %p, is suspended: %p', (status, applied, suspended) => {
    expect([hasApplied(status), isSuspended(status)]).toEqual([applied, suspended]);
  });
});

describe('[customer §2] what the customer reads', () => {
  it.each([
    [PENDING, null, 'Pending', 'awaiting approval from the hall owner'],
    [CONFIRMED, null, 'Confirmed', 'is confirmed. Further details will come from the hall owner'],
    [CANCELLED, null, 'Declined', 'was declined. Please contact the hall owner'],
    [CANCELLED, CancellationReason.DECLINED, 'Declined', 'was declined. Please contact the hall owner'],
    [CANCELLED, CancellationReason.WITHDRAWN, 'Withdrawn', 'You withdrew'],
    [CANCELLED, CancellationReason.EXPIRED, 'Expired', 'expired'],
    [CANCELLED, CancellationReason.SLOT_TAKEN, 'Time taken', 'Another booking was confirmed'],
    [CANCELLED, CancellationReason.BUSINESS_SUSPENDED, 'Business suspended', 'not available'],
    [CANCELLED, CancellationReason.ACCOUNT_DELETED, 'Account deleted', 'account was closed'],
    [CANCELLED, CancellationReason.CANCELLED_BY_STAFF, 'Cancelled by staff', 'cancelled by our team'],
    [CANCELLED, CancellationReason.PAYMENT_MISSING, 'Payment missing', 'no longer held for you'],
    [CANCELLED, CancellationReason.OFFER_REFUSED, 'Offer declined', 'You declined this offer'],
    [CANCELLED, CancellationReason.OFFER_WITHDRAWN, 'Offer withdrawn', 'took this offer back'],
    [CANCELLED, CancellationReason.OFFER_EXPIRED, 'Offer expired', 'was not accepted in time'],
  ])('[customer §2] %s (%s) reads %s', (status, reason, label, banner) => {
    expect(customerStatusLabel(status, reason)).toBe(label);
    expect(bookingBanner(status, reason)).toContain(banner);
  });

  it.each([
    [PENDING, null, 'Nothing is booked until you accept it'],
    [CANCELLED, CancellationReason.OFFER_REFUSED, 'You declined this offer'],
    [CANCELLED, CancellationReason.SLOT_TAKEN, 'this offer can no longer be accepted'],
    [CANCELLED, CancellationReason.EXPIRED, 'was not accepted in time'],
    [CANCELLED, CancellationReason.BUSINESS_SUSPENDED, 'This offer ended because the venue'],
    [CANCELLED, CancellationReason.ACCOUNT_DELETED, 'This offer ended because an account'],
  ])('of an offer to an enquiry, %s (%s) speaks of no request', (status, reason, banner) => {
    const said = bookingBanner(status, reason, 'past', true);
    expect(said).toContain(banner);
    expect(said).not.toMatch(/request|withdrew/);
  });

  const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));

  it.each([
    [9, 'upcoming', 'Your booking is confirmed. Further details', 'is awaiting approval'],
    [10, 'running', 'Your booking is confirmed and takes place now.', 'request expired'],
    [11, 'running', 'Your booking is confirmed and takes place now.', 'request expired'],
    [12, 'past', 'Your booking was confirmed and has taken place.', 'request expired'],
  ])('[customer §2] at %d of a booking from 10 to 12 it is %s', (hour, expected, confirmed, pending) => {
    const phase = bookingPhase({ start: at(10), end: at(12) }, at(hour).getTime());
    expect(phase).toBe(expected);
    expect(bookingBanner(CONFIRMED, null, phase)).toContain(confirmed);
    expect(bookingBanner(PENDING, null, phase)).toContain(pending);
  });

  it.each<[BookingStatus, CancellationReason | null, boolean]>([
    [PENDING, null, true],
    [CONFIRMED, null, true],
    [CANCELLED, null, true],
    [CANCELLED, CancellationReason.DECLINED, true],
    [CANCELLED, CancellationReason.EXPIRED, true],
    [CANCELLED, CancellationReason.SLOT_TAKEN, true],
    [CANCELLED, CancellationReason.PAYMENT_MISSING, true],
    [CANCELLED, CancellationReason.OFFER_REFUSED, true],
    [CANCELLED, CancellationReason.OFFER_WITHDRAWN, true],
    [CANCELLED, CancellationReason.OFFER_EXPIRED, true],
    [CANCELLED, CancellationReason.WITHDRAWN, false],
    [CANCELLED, CancellationReason.BUSINESS_SUSPENDED, false],
    [CANCELLED, CancellationReason.ACCOUNT_DELETED, false],
    [CANCELLED, CancellationReason.CANCELLED_BY_STAFF, false],
  ])('[customer §2] %s (%s) offers the hall’s contact: %p', (status, reason, offered) => {
    expect(offersContact(status, reason)).toBe(offered);
  });

  it('[business §4] owners and staff read the status itself', () => {
    expect([PENDING, CONFIRMED, CANCELLED].map((status) => BOOKING_STATUS_LABELS[status])).toEqual([
      'Pending',
      'Confirmed',
      'Cancelled',
    ]);
  });

  it('[customer §2] every reason has a label', () => {
    expect(Object.keys(CANCELLATION_LABELS).sort()).toEqual(Object.values(CancellationReason).sort());
  });
});

describe('[business §4] businesses', () => {
  const rows: Array<[BusinessAction, BusinessStatus, BusinessStatus, string]> = [
    [BusinessAction.APPLY, BusinessStatus.NOT_APPLIED, BusinessStatus.PENDING, 'owner'],
    [BusinessAction.APPROVE, BusinessStatus.PENDING, BusinessStatus.APPROVED, 'staff'],
    [BusinessAction.REJECT, BusinessStatus.PENDING, BusinessStatus.REJECTED, 'staff'],
    [BusinessAction.REAPPLY, BusinessStatus.REJECTED, BusinessStatus.NOT_APPLIED, 'owner'],
    [BusinessAction.SUSPEND, BusinessStatus.APPROVED, BusinessStatus.SUSPENDED, 'admin'],
    [BusinessAction.REINSTATE, BusinessStatus.SUSPENDED, BusinessStatus.APPROVED, 'admin'],
  ];
  it.each(rows)('[business §4] %s leads from %s to %s, by %s', (action, from, to, who) => {
    expect(businessTransition(from, action)).toMatchObject({ from, to, who });
    for (const status of Object.values(BusinessStatus)) {
      if (status !== from) expect(catchCode(() => businessTransition(status, action))).toBe('CONFLICT');
    }
  });

  it('[business §4] rejecting and suspending need a reason', () => {
    const withReason = Object.values(BusinessAction).filter((action) => BUSINESS_ACTIONS[action].needsReason);
    expect(withReason).toEqual(['reject', 'suspend']);
  });

  it.each([
    [BusinessStatus.NOT_APPLIED, 'Not applied'],
    [BusinessStatus.PENDING, 'Pending'],
    [BusinessStatus.APPROVED, 'Approved'],
    [BusinessStatus.REJECTED, 'Rejected'],
    [BusinessStatus.SUSPENDED, 'Suspended'],
  ])('[business §4] %s reads %s', (status, label) => {
    expect(BUSINESS_STATUS_LABELS[status]).toBe(label);
  });
});
