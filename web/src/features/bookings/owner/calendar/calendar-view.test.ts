/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { booking } from '../../../../testing/bookings';
import { calendarAddress, toEntries, entriesOn, shownDays, stepped, wholeDays } from './calendar-view';

const ZONE = 'Asia/Karachi';

describe('[business §2 Bookings management] the days of the calendar', () => {
  it.each([
    ['days', '2027-03-20', '2027-04-02', 14],
    ['month', '2027-03-01', '2027-03-31', 31],
    ['overview', '2027-02-28', '2027-04-03', 35],
  ] as const)('%s around March 20 are those from %s to %s', (view, first, last, length) => {
    const days = shownDays({ view, day: '2027-03-20' });
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, length]);
  });

  it('a week begins on Sunday', () => {
    expect(shownDays({ view: 'week', day: '2027-03-20' })).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2027-03-${day}`),
    );
  });

  it('steps keep to the length of the month', () => {
    expect(stepped({ view: 'month', day: '2027-03-31' }, -1)).toBe('2027-02-28');
    expect(stepped({ view: 'month', day: '2027-12-15' }, 1)).toBe('2028-01-15');
    expect(stepped({ view: 'week', day: '2027-03-31' }, 1)).toBe('2027-04-07');
    expect(stepped({ view: 'days', day: '2027-03-31' }, -1)).toBe('2027-03-17');
  });

  it('an evening past midnight stands under its own day, and is marked on the next one', () => {
    const entries = toEntries({ bookings: [booking({ id: 41, status: 'CONFIRMED' })], blocks: [], externalEvents: [] });
    const [evening] = entriesOn(entries, '2027-03-20', ZONE).own;
    expect(entriesOn(entries, '2027-03-21', ZONE)).toEqual({ own: [], continued: [evening] });
    expect(entriesOn(entries, '2027-03-22', ZONE)).toEqual({ own: [], continued: [] });
  });

  it('whole days are told from hours', () => {
    const span = (start: string, end: string) => wholeDays(new Date(start), new Date(end), ZONE);
    expect(span('2027-03-22T19:00:00.000Z', '2027-03-24T19:00:00.000Z')).toEqual({
      first: '2027-03-23',
      last: '2027-03-24',
    });
    expect(span('2027-03-22T19:00:00.000Z', '2027-03-23T18:00:00.000Z')).toBeNull();
  });

  it('nonsense in the address counts as absent', () => {
    expect(calendarAddress('2027-03-02').read(new URLSearchParams('view=year&day=2027-02-30&hall=-3'))).toEqual({
      ...{ view: 'days', day: '2027-03-02', hallId: null },
    });
  });
});
