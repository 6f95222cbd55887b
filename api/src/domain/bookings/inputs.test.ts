import { describe, expect, it } from '@jest/globals';
import {
  bookingFormSchema,
  cancelBookingSchema,
  clampGuests,
  declineBookingSchema,
  quoteSchema,
  requestBookingSchema,
} from './inputs.js';
import { validate } from '../input/errors.js';

import { refusals } from '../testing.js';

const context = { capacity: 300, today: '2026-03-02' };
const contact = { customerName: 'Ayesha', customerPhone: '0300-1234567', customerEmail: 'ayesha@example.pk' };
const form = { date: '2026-03-03', startTime: '18:00', endTime: '01:00', guests: 200, ...contact };

describe('[customer §5] booking form', () => {
  const cases: Array<[string, unknown, string | null]> = [
    ['date', '', 'Date is required'],
    ['date', undefined, 'Date is required'],
    ['date', '2026-02-30', 'Date is required'],
    ['date', '2026-03-01', 'Date cannot be in the past'],
    ['date', '2026-03-02', null],
    ['startTime', '', 'Start time is required'],
    ['startTime', '6 pm', 'Invalid time format'],
    ['endTime', null, 'End time is required'],
    ['guests', 0, 'At least 1 guest required'],
    ['guests', '', 'At least 1 guest required'],
    ['guests', 1, null],
    ['guests', 300, null],
    ['guests', 301, 'This hall holds at most 300 guests'],
    ['guests', 1.5, 'Guests must be a whole number'],
    ['customerName', ' ', 'Name is required'],
    ['customerName', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['customerPhone', '', 'Phone is required'],
    ['customerPhone', 'abc', 'Invalid phone number format'],
    ['customerEmail', '', 'Valid email required'],
    ['customerEmail', 'ayesha', 'Valid email required'],
    ['specialRequests', '', null],
    ['specialRequests', 'Line one\nline two', null],
    ['specialRequests', 'x'.repeat(1000), null],
    ['specialRequests', 'x'.repeat(1001), 'Special requests must be at most 1000 characters'],
    ['optionalServices', [{ id: 3, quantity: 2 }, { id: 4 }], null],
    ['optionalServices', [{ id: 3 }, { id: 3 }], 'Services can be given once each'],
  ];
  it.each(cases)('[customer §5] %s = %p: %p', (field, value, message) => {
    expect(refusals(bookingFormSchema(context), { ...form, [field]: value })).toEqual(
      message === null ? {} : { [field]: message },
    );
  });
});

describe('[customer §4] guests', () => {
  it.each([
    [0, 1],
    [-4, 1],
    [17, 17],
    [17.9, 17],
    [301, 300],
    [Number.NaN, 1],
  ])('[customer §5] %p guests become %d', (count, expected) => {
    expect(clampGuests(count, 300)).toBe(expected);
  });
});

describe('[customer §7] booking requests', () => {
  const request = {
    hallId: 7,
    startTime: '2026-03-03T13:00:00.000Z',
    endTime: '2026-03-03T20:00:00.000Z',
    guestCount: 200,
    ...contact,
  };

  it('[customer §7] applies defaults and drops fields that a client may not set', () => {
    expect(validate(requestBookingSchema, { ...request, status: 'confirmed', userId: 5, totalPrice: 1 })).toEqual({
      ...request,
      optionalServiceIds: [],
      optionalServices: [],
    });
  });

  it.each([
    [{ hallId: undefined }, { hallId: 'Hall is required' }],
    [{ date: '2026-02-30' }, { date: 'Date is required' }],
    [{ startTime: 'tomorrow' }, { startTime: 'Must be an instant such as 2027-01-31T14:00:00Z' }],
    [{ endTime: request.startTime }, { endTime: 'End time must be after start time' }],
    [{ guestCount: 0 }, { guestCount: 'At least 1 guest required' }],
    [{ guestCount: 100_001 }, { guestCount: 'This hall holds at most 100000 guests' }],
    [{ totalAmount: 0 }, {}],
    [{ totalAmount: null }, {}],
    [{ totalAmount: -1 }, { totalAmount: 'Must not be negative' }],
    [{ totalAmount: 1.001 }, { totalAmount: 'Must be an amount with at most two decimals' }],
    [{ optionalServiceIds: [0] }, { 'optionalServiceIds[0]': 'Services must be ids' }],
    [{ optionalServiceIds: null }, {}],
    [{ optionalServices: null }, {}],
    [{ optionalServices: [{ id: 3, quantity: 1 }] }, {}],
    [{ optionalServices: [{ id: 3, quantity: 1000 }] }, {}],
    [
      { optionalServices: [{ id: 3, quantity: 1001 }] },
      { 'optionalServices[0].quantity': 'Quantity must be a whole number between 1 and 1000' },
    ],
    [
      { optionalServices: [{ id: 3, quantity: 1.5 }] },
      { 'optionalServices[0].quantity': 'Quantity must be a whole number between 1 and 1000' },
    ],
    [{ clientMutationId: 'x'.repeat(201) }, { clientMutationId: 'Idempotency key must be at most 200 characters' }],
  ])('[customer §7] %p', (changes, expected) => {
    expect(refusals(requestBookingSchema, { ...request, ...changes })).toEqual(expected);
  });

  it('[customer §7] a price needs hall, times and guests only', () => {
    const { customerName: _n, customerPhone: _p, customerEmail: _e, ...question } = request;
    expect(refusals(quoteSchema, question)).toEqual({});
    expect(Object.keys(refusals(quoteSchema, {}))).toEqual(['hallId', 'startTime', 'endTime', 'guestCount']);
  });

  it('[business §4] an owner may decline without a reason, staff need one', () => {
    expect(validate(declineBookingSchema, {})).toEqual({});
    expect(refusals(cancelBookingSchema, { reason: ' ' })).toEqual({ reason: 'Reason is required' });
    expect(refusals(declineBookingSchema, { reason: 'x'.repeat(501) })).toEqual({
      reason: 'Reason must be at most 500 characters',
    });
  });
});
