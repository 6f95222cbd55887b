/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KeyValueStore } from '../../lib/storage';
import { testToken } from '../../testing/tokens';
import { readOfflineCopy, saveOfflineCopy, type OfflineBooking } from './offline-copy';

const NOW = new Date('2027-03-02T07:00:00.000Z');
const DAY_MS = 86_400_000;
const BOOKING: OfflineBooking = {
  id: 41,
  stage: 'UPCOMING',
  hallTitle: 'Moti Mahal',
  hallNameUrdu: null,
  hallLocation: 'Canal Road, Lahore',
  businessName: 'Shalimar Banquets',
  businessContact: { national: '0300 1234567', dialerUrl: 'tel:+923001234567' },
  startTime: '2027-03-20T14:00:00.000Z',
  endTime: '2027-03-20T20:00:00.000Z',
  timeZone: 'Asia/Karachi',
  shiftName: null,
  guestCount: 350,
};

let kept: Map<string, string>;
let store: KeyValueStore;
beforeEach(() => {
  kept = new Map([['token', testToken({ id: 7 })]]);
  store = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
});

const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('[issue: beautiful] the copy of a customer’s bookings', () => {
  it('is read back by its account, also with a renewed token', () => {
    saveOfflineCopy(store, 7, [BOOKING], NOW);
    kept.set('token', testToken({ id: 7, serial: 1 }));
    expect(readOfflineCopy(store, later(DAY_MS))).toEqual({
      account: '7',
      savedAt: NOW.toISOString(),
      bookings: [BOOKING],
    });
  });

  it('isn’t made without a session', () => {
    kept.delete('token');
    saveOfflineCopy(store, 7, [BOOKING], NOW);
    expect([...kept]).toEqual([]);
  });

  it('isn’t made for an account that somebody else has taken the place of', () => {
    saveOfflineCopy(store, 8, [BOOKING], NOW);
    expect(kept.has('offlineBookings')).toBe(false);
  });

  it.each<[string, () => void, number]>([
    ['of another account', () => kept.set('token', testToken({ id: 8 })), 0],
    ['without a session', () => kept.delete('token'), 0],
    ['of fourteen days', () => undefined, 14 * DAY_MS],
    ['that is no JSON', () => kept.set('offlineBookings', '{'), 0],
    ['that is something else', () => kept.set('offlineBookings', '{"account":"7","savedAt":"then","bookings":[]}'), 0],
    ['without bookings', () => kept.set('offlineBookings', `{"account":"7","savedAt":"${NOW.toISOString()}"}`), 0],
  ])('one %s is removed, not shown', (_name, change, age) => {
    saveOfflineCopy(store, 7, [BOOKING], NOW);
    change();
    expect(readOfflineCopy(store, later(age))).toBeNull();
    expect(kept.has('offlineBookings')).toBe(false);
  });

  it('lasts until the fourteenth day', () => {
    saveOfflineCopy(store, 7, [BOOKING], NOW);
    expect(readOfflineCopy(store, later(14 * DAY_MS - 1))?.bookings).toEqual([BOOKING]);
  });
});
