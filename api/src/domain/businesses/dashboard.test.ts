import { describe, expect, it } from '@jest/globals';
import {
  calculatePartOccupancy,
  calculateWeeklyOccupancy,
  changePercent,
  lastDays,
  monthToDate,
  sameDaysLastYear,
} from './dashboard.js';

describe('[issue 4] periods and what they are compared with', () => {
  it.each([
    ['2027-03-10', '2027-03-01', '2027-02-01', '2027-02-10'],
    ['2027-03-31', '2027-03-01', '2027-02-01', '2027-02-28'],
    ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['2027-01-01', '2027-01-01', '2026-12-01', '2026-12-01'],
  ])('the month to date on %s', (to, from, previousFrom, previousTo) => {
    expect(monthToDate(to)).toEqual({ from, to, previousFrom, previousTo });
  });

  it.each([
    ['2027-03-01', '2027-03-10', '2026-03-01', '2026-03-10'],
    ['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
  ])('the same days as %s to %s of last year', (from, to, before, last) => {
    expect(sameDaysLastYear({ from, to })).toEqual({ from: before, to: last });
  });

  it('the last days are compared with as many before', () => {
    expect(lastDays('2027-03-02', 3)).toEqual({
      from: '2027-02-28',
      to: '2027-03-02',
      previousFrom: '2027-02-25',
      previousTo: '2027-02-27',
    });
  });

  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [0, 7, -100],
    [7, 7, 0],
    [7, 0, null],
    [1, 3, -67],
  ])('%d after %d is a change of %s percent', (now, before, percent) => {
    expect(changePercent(now, before)).toBe(percent);
  });
});

describe('[issue 4] occupancy of the week', () => {
  it('spreads bookings over the hours they touch, from Saturday night into Sunday', () => {
    const map = calculateWeeklyOccupancy([{ dayOfWeek: 6, hour: 23, hours: 2, bookings: 3 }], 2, 3);
    expect(map[6]?.[23]).toBe(0.5);
    expect(map[0]?.[0]).toBe(0.5);
    expect(map.flat().filter((share) => share > 0)).toHaveLength(2);
  });

  it('of a shift or a part of the day is the share of what is sold on each weekday', () => {
    const dinner = { shiftName: 'Dinner', partOfDay: null };
    const evening = { shiftName: null, partOfDay: 'EVENING' as const };
    const rows = calculatePartOccupancy(
      [
        { dayOfWeek: 5, ...dinner, halls: 2 },
        { dayOfWeek: 6, ...dinner, halls: 1 },
        { dayOfWeek: 6, ...evening, halls: 1 },
      ],
      [
        { dayOfWeek: 5, ...dinner, bookings: 6 },
        { dayOfWeek: 6, ...evening, bookings: 99 },
        { dayOfWeek: 0, ...dinner, bookings: 1 },
      ],
      12,
    );
    expect(rows).toEqual([
      { ...dinner, days: [null, null, null, null, null, 0.25, 0] },
      { ...evening, days: [null, null, null, null, null, null, 1] },
    ]);
  });

  it('never exceeds 1, and is 0 without halls', () => {
    const taken = [{ dayOfWeek: 1, hour: 10, hours: 1, bookings: 9 }];
    expect(calculateWeeklyOccupancy(taken, 1, 2)[1]?.[10]).toBe(1);
    expect(
      calculateWeeklyOccupancy(taken, 0, 2)
        .flat()
        .every((share) => share === 0),
    ).toBe(true);
  });
});
