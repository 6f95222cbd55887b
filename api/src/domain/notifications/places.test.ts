import { describe, expect, it } from '@jest/globals';
import { findPlace } from './places.js';

const NONE = { kind: 'BOOKING_CHANGED', bookingId: null, enquiryId: null } as const;

describe('[product: Talk] where notifications lead', () => {
  it.each([
    [
      { audience: 'CUSTOMER', ...NONE, bookingId: 1 },
      { page: 'booking', id: 1, isCustomers: true },
    ],
    [
      { audience: 'BUSINESS', ...NONE, bookingId: 1 },
      { page: 'booking', id: 1, isCustomers: false },
    ],
    [
      { audience: 'CUSTOMER', ...NONE, enquiryId: 2 },
      { page: 'enquiry', id: 2, isCustomers: true },
    ],
    [
      { audience: 'BUSINESS', ...NONE, bookingId: 1, enquiryId: 2 },
      { page: 'enquiry', id: 2, isCustomers: false },
    ],
    [{ audience: 'BUSINESS', ...NONE }, { page: 'visits' }],
    [{ audience: 'BUSINESS', ...NONE, kind: 'WORK_WAITING' }, { page: 'dashboard' }],
    [
      { audience: 'STAFF', ...NONE, kind: 'APPLICATION_RECEIVED' },
      { page: 'panel', tab: 'businesses' },
    ],
    [
      { audience: 'STAFF', ...NONE, kind: 'REPORT_RECEIVED' },
      { page: 'panel', tab: 'thread-reports' },
    ],
  ] as const)('%j: %j', (told, place) => expect(findPlace(told)).toEqual(place));
});
