import { describe, expect, test } from '@jest/globals';
import { findQuietEnd } from './quiet-hours.js';

const NIGHT = { from: '22:00', until: '07:00' };

describe('[product: Talk] quiet hours', () => {
  test.each<[what: string, hours: { from: string; until: string }, zone: string, now: string, end: string | null]>([
    ['before them', NIGHT, 'Asia/Karachi', '2027-03-01T16:59:59Z', null],
    ['from their first moment', NIGHT, 'Asia/Karachi', '2027-03-01T17:00:00Z', '2027-03-02T02:00:00Z'],
    ['before midnight', NIGHT, 'Asia/Karachi', '2027-03-01T18:30:00Z', '2027-03-02T02:00:00Z'],
    ['after midnight', NIGHT, 'Asia/Karachi', '2027-03-01T20:00:00Z', '2027-03-02T02:00:00Z'],
    ['until their last moment', NIGHT, 'Asia/Karachi', '2027-03-02T01:59:59Z', '2027-03-02T02:00:00Z'],
    ['at their end', NIGHT, 'Asia/Karachi', '2027-03-02T02:00:00Z', null],
    ['at noon', { from: '12:00', until: '14:00' }, 'Asia/Karachi', '2027-03-01T08:00:00Z', '2027-03-01T09:00:00Z'],
    ['in the evening after those', { from: '12:00', until: '14:00' }, 'Asia/Karachi', '2027-03-01T18:00:00Z', null],
    [
      'behind UTC, where it is the day before',
      NIGHT,
      'America/New_York',
      '2027-03-02T04:00:00Z',
      '2027-03-02T12:00:00Z',
    ],
    ['in the night that is an hour shorter', NIGHT, 'Europe/London', '2027-03-28T00:30:00Z', '2027-03-28T06:00:00Z'],
    ['in the night that is an hour longer', NIGHT, 'Europe/London', '2027-10-31T00:30:00Z', '2027-10-31T07:00:00Z'],
    [
      'until an hour that the clocks skip, until they show the next',
      { from: '23:00', until: '01:30' },
      'Europe/London',
      '2027-03-28T00:59:00Z',
      '2027-03-28T01:30:00Z',
    ],
    [
      'within a day that begins at one',
      { from: '00:00', until: '06:00' },
      'Africa/Cairo',
      '2027-04-29T22:30:00Z',
      '2027-04-30T03:00:00Z',
    ],
  ])('%s', (_what, hours, timeZone, now, end) => {
    expect(findQuietEnd({ ...hours, timeZone }, new Date(now))?.toISOString() ?? null).toBe(
      end && new Date(end).toISOString(),
    );
  });
});
