/** @jest-environment node */
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { describe, expect, it } from '@jest/globals';
import { BOOKING_STEPS, isStepValid } from './steps';

const context = { capacity: 300, today: '2026-03-02' };
const contact = { customerName: 'Ayesha Khan', customerPhone: '+92 300 1112223', customerEmail: 'ayesha@example.com' };

describe('[customer §4] wizard steps', () => {
  it('[customer §2] there are five', () => {
    expect(BOOKING_STEPS.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [1, {}, false],
    [1, { date: '2026-03-03', startTime: '18:00' }, false],
    [1, { date: '2026-03-03', startTime: '18:00', endTime: '20:00' }, true],
    [1, { date: '2026-03-01', startTime: '18:00', endTime: '20:00' }, false],
    [2, { guests: 0 }, false],
    [2, { guests: 1 }, true],
    [2, { guests: 301 }, false],
    [3, {}, true],
    [4, { ...contact, customerPhone: '' }, false],
    [4, contact, true],
    [4, { ...contact, specialRequests: 'x'.repeat(BOOKING_LIMITS.specialRequestsMaxCharacters + 1) }, false],
    [5, {}, true],
  ])('[customer §5] step %d with %p: %p', (step, values, expected) => {
    expect(isStepValid(step, values, context)).toBe(expected);
  });
});
