import { describe, expect, it } from '@jest/globals';
import { BookingSource } from '../../domain/bookings/entry.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { allowed, OWN_BUSINESS, VIEWERS } from '../../testing/viewers.js';
import * as policy from './booking.policy.js';

const NOW = new Date('2027-03-01T07:00:00Z');
const PENDING: Parameters<typeof policy.canCallOff>[1] = {
  status: BookingStatus.PENDING,
  startTime: new Date('2027-03-20T14:00:00Z'),
  endTime: new Date('2027-03-20T18:00:00Z'),
  userId: 1,
  source: BookingSource.CUSTOMER,
  heldUntil: null,
  ...{ isOffered: false, acceptedAt: null, confirmedAt: null },
  ...OWN_BUSINESS,
  isTrading: true,
};
const CONFIRMED = { ...PENDING, status: BookingStatus.CONFIRMED };
const ENTERED = { ...CONFIRMED, userId: null, source: BookingSource.OWNER };
const DISCOUNTED = { ...ENTERED, status: BookingStatus.PENDING, heldUntil: new Date('2027-03-02T07:00:00Z') };
const BEGUN = { ...ENTERED, startTime: NOW };
const OVER = { ...BEGUN, endTime: NOW, confirmedAt: new Date('2027-02-28T07:00:00Z') };
const ENTERED_LATE = { ...OVER, confirmedAt: NOW };
const STARTED = { ...PENDING, startTime: NOW };
const OFFERED = { ...PENDING, isOffered: true };
const SUSPENDED = { ...PENDING, isTrading: false };

describe('[security] who may do what with a booking', () => {
  it.each([
    ['sees it', policy.canSee, PENDING, ['customer', 'owner', 'manager', 'clerk', 'moderator', 'admin']],
    ['sees it while the business is suspended', policy.canSee, SUSPENDED, ['customer', 'moderator', 'admin']],
    ['sees the owner’s notes', policy.canSeeNotes, PENDING, ['owner', 'manager', 'clerk', 'moderator', 'admin']],
    ['withdraws a request', policy.canWithdraw, PENDING, ['customer']],
    ['withdraws a confirmed one', policy.canWithdraw, CONFIRMED, []],
    ['withdraws an offer to them', policy.canWithdraw, OFFERED, []],
    ['sees one that the business entered', policy.canSee, ENTERED, ['owner', 'manager', 'clerk', 'moderator', 'admin']],
    ['cancels a request', policy.canCancel, PENDING, []],
    ['cancels a confirmed one', policy.canCancel, CONFIRMED, ['admin']],
  ] as const)('%s', (_what, isAllowed, booking, expected) => {
    expect(allowed((viewer) => isAllowed(viewer, booking))).toEqual(expected);
  });

  it.each([
    ['a confirmed one', CONFIRMED, []],
    ['one that the business entered', ENTERED, ['owner', 'manager', 'clerk']],
    ['one that has begun', BEGUN, ['owner', 'manager', 'clerk']],
    ['one that is over', OVER, []],
    ['one that was over when it was entered', ENTERED_LATE, ['owner', 'manager', 'clerk']],
  ])('calls off %s', (_which, booking, expected) => {
    expect(allowed((viewer) => policy.canCallOff(viewer, booking, NOW))).toEqual(expected);
  });

  it.each([
    ['a request that waits', { ...PENDING, acceptedAt: null }, ['owner', 'manager', 'clerk']],
    ['one of a member', { ...PENDING, userId: VIEWERS.clerk.id, acceptedAt: null }, ['owner', 'manager']],
    ['one that is accepted', { ...PENDING, acceptedAt: NOW }, []],
    ['one that is confirmed', { ...CONFIRMED, acceptedAt: null }, []],
    ['an offer of its own', OFFERED, []],
    ['one that the business entered', { ...DISCOUNTED, acceptedAt: null }, []],
    ['one of a suspended business', { ...SUSPENDED, acceptedAt: null }, []],
  ])('is seen by whom it waits for: %s', (_which, booking, expected) => {
    expect(allowed((viewer) => policy.canMarkSeen(viewer, booking))).toEqual(expected);
  });

  it('lets no member answer the own request', () => {
    const own = { ...PENDING, userId: VIEWERS.clerk.id };
    expect(allowed((viewer) => policy.canAnswer(viewer, own, NOW))).toEqual(['owner', 'manager']);
    expect(allowed((viewer) => policy.mayDecide(viewer, own))).toEqual(['owner', 'manager']);
    expect(allowed((viewer) => policy.canWithdraw(viewer, own))).toEqual(['clerk']);
  });

  it.each([
    ['a request', PENDING, ['owner', 'manager', 'clerk']],
    ['one that waits for its discount', DISCOUNTED, ['owner']],
    ['one whose discount came too late', { ...DISCOUNTED, heldUntil: NOW }, []],
    ['one that has started', STARTED, []],
    ['an offer of its own', OFFERED, []],
    ['a confirmed one', CONFIRMED, []],
    ['one of a suspended business', SUSPENDED, []],
  ])('answers %s', (_which, booking, expected) => {
    expect(allowed((viewer) => policy.canAnswer(viewer, booking, NOW))).toEqual(expected);
  });
});
