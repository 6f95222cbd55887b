import { describe, expect, it } from '@jest/globals';
import { nameActor, sideOfCancellation, type BookingEventSide } from './timeline.js';
import type { BookingReader } from './next-step.js';
import { CancellationReason } from './transitions.js';

const BOOKING = { customerName: 'Ayesha Khan', businessName: 'Noor Mahal' };

describe('the timeline of a booking', () => {
  it.each<[BookingEventSide, string | null, Record<BookingReader, string | null>]>([
    ['CUSTOMER', null, { customer: 'Ayesha Khan', owner: 'Ayesha Khan', staff: 'Ayesha Khan' }],
    ['BUSINESS', 'Bilal', { customer: 'Noor Mahal', owner: 'Bilal', staff: 'Bilal' }],
    ['BUSINESS', null, { customer: 'Noor Mahal', owner: 'Noor Mahal', staff: 'Noor Mahal' }],
    ['STAFF', 'Sana', { customer: null, owner: null, staff: 'Sana' }],
    ['PLATFORM', 'Sana', { customer: null, owner: null, staff: null }],
  ])('names the actor of %s, called %p, by who reads it', (side, name, expected) => {
    for (const reader of ['customer', 'owner', 'staff'] as const) {
      expect([reader, nameActor({ side, name }, reader, BOOKING)]).toEqual([reader, expected[reader]]);
    }
  });

  it.each<[CancellationReason | null, BookingEventSide]>([
    [CancellationReason.DECLINED, 'BUSINESS'],
    [CancellationReason.CALLED_OFF, 'BUSINESS'],
    [CancellationReason.WITHDRAWN, 'CUSTOMER'],
    [CancellationReason.CANCELLED_BY_STAFF, 'STAFF'],
    [CancellationReason.CANCELLED_BY_CUSTOMER, 'CUSTOMER'],
    [CancellationReason.SLOT_TAKEN, 'PLATFORM'],
    [CancellationReason.PAYMENT_MISSING, 'PLATFORM'],
    [CancellationReason.OFFER_REFUSED, 'CUSTOMER'],
    [CancellationReason.OFFER_WITHDRAWN, 'BUSINESS'],
    [CancellationReason.OFFER_EXPIRED, 'PLATFORM'],
    [null, 'PLATFORM'],
  ])('knows the side that cancelled for %p: %s', (reason, side) => {
    expect(sideOfCancellation(reason)).toBe(side);
  });
});
