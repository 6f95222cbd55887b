import { describe, expect, test } from '@jest/globals';
import { planReminder } from './waiting-work.js';

const KARACHI = 'Asia/Karachi';
const quiet = (from: string, until: string, timeZone = KARACHI) => ({ from, until, timeZone });

describe('[issue 40] the reminder of what waits', () => {
  test.each<[what: string, hours: ReturnType<typeof quiet> | null, at: string | null]>([
    ['is at eight', null, '2027-03-02T03:00:00Z'],
    ['is at eight where the night ends then', quiet('22:00', '08:00'), '2027-03-02T03:00:00Z'],
    ['is at the end of a longer night', quiet('22:00', '10:30'), '2027-03-02T05:30:00Z'],
    ['is at the end of hours of another zone', quiet('01:00', '07:00', 'Europe/London'), '2027-03-02T07:00:00Z'],
    ['is at eight, whatever hours come later', quiet('09:00', '17:00'), '2027-03-02T03:00:00Z'],
    ['is in the last minute before eight in the evening', quiet('07:00', '19:59'), '2027-03-02T14:59:00Z'],
    ['is not at eight in the evening', quiet('07:00', '20:00'), null],
    ['is not the next day', quiet('07:00', '06:00'), null],
  ])('%s', (_what, hours, at) => {
    // Of the whole day.
    for (const now of ['2027-03-01T19:00:00Z', '2027-03-02T18:59:59Z']) {
      const reminder = planReminder(new Date(now), KARACHI, hours);
      expect(reminder).toEqual(
        at && { day: '2027-03-02', at: new Date(at), cameInBy: new Date('2027-03-01T23:00:00Z') },
      );
    }
  });

  test('is by the clocks of the business', () => {
    const now = new Date('2027-03-28T12:00:00Z');
    expect(planReminder(now, 'Europe/London', null)).toEqual({
      day: '2027-03-28',
      at: new Date('2027-03-28T07:00:00Z'),
      cameInBy: new Date('2027-03-28T03:00:00Z'),
    });
  });
});
