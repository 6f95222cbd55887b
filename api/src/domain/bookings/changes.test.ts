import { describe, expect, it } from '@jest/globals';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import {
  agreeChangedPrice,
  BOOKING_CHANGE_ACTIONS,
  BookingChangeAction,
  BookingChangeStatus,
  CHANGE_MESSAGES,
  changeExpiry,
  changesUntil,
  currentChangeStatus,
  endChange,
  findChangeRefusal,
  isMoved,
  isSameRequest,
  mayEndChange,
  subtractPeriod,
} from './changes.js';
import { BookingSource } from './entry.js';
import { priceBooking } from './price.js';
import { BookingStatus } from './transitions.js';
import type { AgreedMenu } from '../menus/menus.js';

const at = (text: string) => new Date(`2027-03-${text}:00.000Z`);
const period = (start: string, end: string) => ({ start: at(start), end: at(end) });
const amount = (value: number) => value as Hundredths;

describe('how a change ends', () => {
  const { CUSTOMER, OWNER } = BookingSource;
  const { ACCEPT, REFUSE, WITHDRAW, EXPIRE, DROP } = BookingChangeAction;

  it.each([
    [OWNER, OWNER, [WITHDRAW]],
    [OWNER, CUSTOMER, [ACCEPT, REFUSE]],
    [CUSTOMER, CUSTOMER, [WITHDRAW]],
    [CUSTOMER, OWNER, [ACCEPT, REFUSE]],
  ])('the %s may end what the %s proposed by %j alone', (side, proposedBy, allowed) => {
    const actions = [ACCEPT, REFUSE, WITHDRAW, EXPIRE, DROP];
    const isOwner = side === OWNER;
    expect(
      actions.filter((action) => mayEndChange({ side, isOwner }, { proposedBy, waitsForDiscount: false }, action)),
    ).toEqual(allowed);
  });

  it.each([
    ['the owner', { side: OWNER, isOwner: true }, [ACCEPT, REFUSE]],
    ['a member', { side: OWNER, isOwner: false }, [WITHDRAW]],
    ['the customer', { side: CUSTOMER, isOwner: false }, []],
  ])('while it waits for the owner to allow its discount, %s may end it so', (_who, ender, allowed) => {
    const waiting = { proposedBy: OWNER, waitsForDiscount: true };
    expect(Object.values(BookingChangeAction).filter((action) => mayEndChange(ender, waiting, action))).toEqual(
      allowed,
    );
  });

  it('each action has a status of its own', () => {
    const ends = Object.values(BOOKING_CHANGE_ACTIONS).map(({ to }) => to);
    expect([BookingChangeStatus.OPEN, ...ends].sort()).toEqual(Object.keys(BookingChangeStatus).sort());
  });

  it('to the millisecond of its expiry it can be answered', () => {
    const change = { status: BookingChangeStatus.OPEN, expiresAt: at('20T14:00') };
    expect(endChange(change, ACCEPT, new Date(at('20T14:00').getTime() - 1))).toBe('ACCEPTED');
    expect(currentChangeStatus(change, at('20T14:00'))).toBe('EXPIRED');
    expect(() => endChange(change, ACCEPT, at('20T14:00'))).toThrow(CHANGE_MESSAGES.expired);
  });

  it.each(Object.values(BookingChangeStatus).filter((status) => status !== 'OPEN'))('%s is final', (status) => {
    const change = { status, expiresAt: at('20T14:00') };
    expect(() => endChange(change, REFUSE, at('01T00:00'))).toThrow(expect.objectContaining({ code: 'FINAL_STATUS' }));
  });

  it('expires at its own start, or the booking’s', () => {
    expect(changeExpiry(at('20T14:00'), at('18T09:00'))).toEqual(at('18T09:00'));
    expect(changeExpiry(at('20T14:00'), at('28T09:00'))).toEqual(at('20T14:00'));
  });
});

describe('until when a booking can be changed', () => {
  const booking = {
    status: BookingStatus.CONFIRMED,
    startTime: at('20T14:00'),
    endTime: at('20T19:00'),
    timeZone: 'Asia/Karachi',
    source: BookingSource.CUSTOMER,
    changeDays: 7,
    heldUntil: null as Date | null,
    paymentDueAt: null as Date | null,
    ...{ isOffered: false, acceptedAt: null as Date | null, confirmedAt: null as Date | null },
  };
  const due = at('02T00:00');
  const ACCEPTED = { status: BookingStatus.PENDING, heldUntil: due, paymentDueAt: due };

  it.each([
    [0, '2027-03-20T14:00:00.000Z'],
    [1, '2027-03-19T19:00:00.000Z'],
    [7, '2027-03-13T19:00:00.000Z'],
    [365, '2026-03-20T19:00:00.000Z'],
  ])('customers: %s days before it, to the end of that day in the hall’s zone', (days, until) => {
    expect(changesUntil(booking.startTime, booking.timeZone, days).toISOString()).toBe(until);
  });

  it('the day counts in the zone, over the change of its clocks', () => {
    // Starts at 23:30 of the 28th in London, where the clocks go forward that night.
    const until = changesUntil(new Date('2027-03-28T22:30:00.000Z'), 'Europe/London', 1);
    expect(until.toISOString()).toBe('2027-03-28T00:00:00.000Z');
  });

  it.each([
    ['a customer in time', {}, BookingSource.CUSTOMER, '13T18:59', null],
    ['a customer too late', {}, BookingSource.CUSTOMER, '13T19:00', CHANGE_MESSAGES.tooLate(7)],
    ['the owner, then', {}, BookingSource.OWNER, '20T13:59', null],
    ['the owner once it has begun', {}, BookingSource.OWNER, '20T14:00', CHANGE_MESSAGES.begun],
    ['a customer once it has begun', { changeDays: 0 }, BookingSource.CUSTOMER, '20T14:00', CHANGE_MESSAGES.begun],
    ['a customer just before', { changeDays: 0 }, BookingSource.CUSTOMER, '20T13:59', null],
    ['an entry that has begun', { source: BookingSource.OWNER }, BookingSource.OWNER, '20T18:59', null],
    ['an entry that is over', { source: BookingSource.OWNER }, BookingSource.OWNER, '20T19:00', CHANGE_MESSAGES.over],
    [
      'an entry that waits for its discount',
      { source: BookingSource.OWNER, status: BookingStatus.PENDING, heldUntil: at('02T00:00') },
      ...([BookingSource.OWNER, '01T00:00', CHANGE_MESSAGES.discount] as const),
    ],
    ['a request', { status: BookingStatus.PENDING }, BookingSource.CUSTOMER, '01T00:00', null],
    ['an accepted request before its payment is due', ACCEPTED, BookingSource.CUSTOMER, '01T23:59', null],
    ['an accepted request whose payment is overdue', ACCEPTED, BookingSource.OWNER, '02T00:00', CHANGE_MESSAGES.unpaid],
    [
      'an offer to an enquiry',
      { status: BookingStatus.PENDING, isOffered: true },
      ...([BookingSource.CUSTOMER, '01T00:00', CHANGE_MESSAGES.offered] as const),
    ],
    [
      'one that its customer has accepted',
      { isOffered: true, confirmedAt: at('01T00:00') },
      ...([BookingSource.OWNER, '01T00:00', null] as const),
    ],
    ['what was cancelled', { status: BookingStatus.CANCELLED }, BookingSource.OWNER, '01T00:00', CHANGE_MESSAGES.ended],
  ])('%s', (_title, overrides, side, now, refusal) => {
    expect(findChangeRefusal({ ...booking, ...overrides }, side, at(now))).toBe(refusal);
  });
});

describe('what a change takes beyond what its booking has', () => {
  const taken = period('20T14:00', '20T18:00');

  it.each([
    ['elsewhere', ['21T14:00', '21T18:00'], [['21T14:00', '21T18:00']]],
    ['right before', ['20T10:00', '20T14:00'], [['20T10:00', '20T14:00']]],
    ['right after', ['20T18:00', '20T20:00'], [['20T18:00', '20T20:00']]],
    ['an hour earlier', ['20T13:00', '20T17:00'], [['20T13:00', '20T14:00']]],
    ['an hour later', ['20T15:00', '20T19:00'], [['20T18:00', '20T19:00']]],
    [
      'around it',
      ['20T13:00', '20T19:00'],
      [
        ['20T13:00', '20T14:00'],
        ['20T18:00', '20T19:00'],
      ],
    ],
    ['within it', ['20T15:00', '20T17:00'], []],
    ['the same', ['20T14:00', '20T18:00'], []],
  ] as [string, [string, string], [string, string][]][])('%s', (_title, wanted, parts) => {
    expect(subtractPeriod(period(...wanted), taken)).toEqual(parts.map((part) => period(...part)));
  });
});

describe('the price of a change', () => {
  const quoted = priceBooking({
    hall: { pricePerHour: amount(0), pricePerPerson: amount(100_000) },
    hours: 4,
    guests: 100,
    taxPercentage: 1600 as PercentHundredths,
  });
  const tax = 1600 as PercentHundredths;

  it.each([
    ['the quoted one', { stated: null, kept: null }, 11_600_000, null],
    ['one that was agreed before stays', { stated: null, kept: amount(9_000_000) }, 9_000_000, 11_600_000],
    ['another one, stated now', { stated: amount(10_000_000), kept: amount(9_000_000) }, 10_000_000, 11_600_000],
    ['the hall’s again, stated now', { stated: amount(11_600_000), kept: amount(9_000_000) }, 11_600_000, null],
    ['nothing, stated now', { stated: amount(0), kept: null }, 0, 11_600_000],
  ])('%s', (_title, agreement, total, quotedPrice) => {
    const agreed = agreeChangedPrice(quoted, { ...agreement, extras: [] }, tax);
    const { hallBasePrice, discountAmount, taxAmount, totalPrice } = agreed.price;
    expect([totalPrice, agreed.quotedPrice]).toEqual([total, quotedPrice]);
    expect(hallBasePrice + agreed.adjustmentAmount - discountAmount + taxAmount).toBe(totalPrice);
  });
});

describe('whether a change changes something', () => {
  const terms = {
    hallId: 1,
    startTime: at('20T14:00'),
    endTime: at('20T18:00'),
    guestCount: 100,
    optionalServices: [
      { serviceId: 4, quantity: 1 },
      { serviceId: 7, quantity: 2 },
    ],
    menu: null,
  };
  const services = (...list: [number, number][]) => ({
    optionalServices: list.map(([serviceId, quantity]) => ({ serviceId, quantity })),
  });

  it.each([
    ['nothing', {}, false, true],
    ['the order of services', services([7, 2], [4, 1]), false, true],
    ['the hall', { hallId: 2 }, true, false],
    ['the start', { startTime: at('20T13:00') }, true, false],
    ['the end', { endTime: at('20T19:00') }, true, false],
    ['the guests', { guestCount: 101 }, false, false],
    ['a quantity', services([4, 1], [7, 3]), false, false],
    ['a service', services([4, 1]), false, false],
    ['the menu', { menu: { menuId: 1, courses: [] } as unknown as AgreedMenu }, false, false],
  ])('%s', (_title, change, moves, isSame) => {
    expect(isMoved(terms, { ...terms, ...change })).toBe(moves);
    expect(isSameRequest(terms, { ...terms, ...change })).toBe(isSame);
  });
});
