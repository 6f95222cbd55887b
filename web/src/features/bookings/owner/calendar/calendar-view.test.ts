/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { booking } from '../../../../testing/bookings';
import {
  calendarAddress,
  dayByKey,
  toEntries,
  entriesOn,
  shareOfDay,
  shownDays,
  stepped,
  wholeDays,
} from './calendar-view';

const ZONE = 'Asia/Karachi';

describe('[business §2 Bookings management] the days of the calendar', () => {
  it('a month comes with the whole weeks around it, a week alone', () => {
    const march = shownDays({ view: 'month', day: '2027-03-20' });
    expect([march[0], march.at(-1), march.length]).toEqual(['2027-02-28', '2027-04-03', 35]);
    expect(shownDays({ view: 'week', day: '2027-03-20' })).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2027-03-${day}`),
    );
  });

  it('steps keep to the length of the month', () => {
    expect(stepped({ view: 'month', day: '2027-03-31' }, -1)).toBe('2027-02-28');
    expect(stepped({ view: 'month', day: '2027-12-15' }, 1)).toBe('2028-01-15');
    expect(stepped({ view: 'week', day: '2027-03-31' }, 1)).toBe('2027-04-07');
  });

  it.each([
    ['ArrowLeft', '2027-03-19'],
    ['ArrowRight', '2027-03-21'],
    ['ArrowUp', '2027-03-13'],
    ['ArrowDown', '2027-03-27'],
    ['Home', '2027-03-14'],
    ['End', '2027-03-20'],
    ['PageUp', '2027-02-20'],
    ['PageDown', '2027-04-20'],
    ['x', undefined],
  ])('the key %s leads to %s', (key, day) => {
    expect(dayByKey(key, { view: 'month', day: '2027-03-20' })).toBe(day);
  });

  it('from right to left the arrows to the sides change places', () => {
    expect(dayByKey('ArrowLeft', { view: 'month', day: '2027-03-20' }, true)).toBe('2027-03-21');
    expect(dayByKey('ArrowUp', { view: 'month', day: '2027-03-20' }, true)).toBe('2027-03-13');
  });

  it('an evening past midnight stands under its own day, and is marked on the next one', () => {
    const entries = toEntries({ bookings: [booking({ id: 41, status: 'CONFIRMED' })], blocks: [], externalEvents: [] });
    const [evening] = entriesOn(entries, '2027-03-20', ZONE).own;
    expect(entriesOn(entries, '2027-03-21', ZONE)).toEqual({ own: [], continued: [evening] });
    expect(entriesOn(entries, '2027-03-22', ZONE)).toEqual({ own: [], continued: [] });
    expect(evening && shareOfDay(evening, '2027-03-20', ZONE)).toEqual({
      from: (19 / 24) * 100,
      length: (5 / 24) * 100,
    });
    expect(evening && shareOfDay(evening, '2027-03-21', ZONE)).toEqual({ from: 0, length: (1 / 24) * 100 });
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
      ...{ view: 'month', day: '2027-03-02', hallId: null },
    });
  });
});
