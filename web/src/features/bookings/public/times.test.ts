/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { march } from '../../../testing/bookings';
import type { Day } from '../month';
import { endOptions, freePeriods, startOptions } from './times';

const LIMITS = { zone: 'Asia/Karachi', least: 120, most: 1440 };

function days(...dates: string[]): Day[] {
  return march().days.filter(({ date }) => dates.includes(date.slice(8)));
}

describe('[customer §5 Booking form] the times that a day offers', () => {
  it('starts every half hour, as long as two hours are left', () => {
    const starts = startOptions('2027-03-10', days('10', '11'), LIMITS);
    expect(starts[0]).toBe('00:00');
    expect(starts.at(-1)).toBe('17:00');
    expect(starts).not.toContain('19:00');
  });

  it('an evening may run past midnight where the next day is free', () => {
    const ends = endOptions('2027-03-14', '22:00', days('14', '15'), LIMITS);
    expect(ends[0]).toEqual({ time: '00:00', hours: 2, nextDay: true });
    expect(ends.at(-1)).toEqual({ time: '22:00', hours: 24, nextDay: true });
  });

  it('and not where it isn’t', () => {
    expect(startOptions('2027-03-13', days('13'), LIMITS).at(-1)).toBe('22:00');
    expect(endOptions('2027-03-13', '22:00', days('13'), LIMITS)).toEqual([{ time: '00:00', hours: 2, nextDay: true }]);
  });

  it('ends before what is taken', () => {
    expect(endOptions('2027-03-10', '16:00', days('10', '11'), LIMITS).map(({ time }) => time)).toEqual([
      '18:00',
      '18:30',
      '19:00',
    ]);
  });

  it('a single slot leaves one end', () => {
    const slot = { ...LIMITS, least: 240, most: 240 };
    expect(endOptions('2027-03-14', '18:00', days('14', '15'), slot)).toEqual([
      { time: '22:00', hours: 4, nextDay: false },
    ]);
  });

  it('a free stretch that begins at an odd minute is offered from there', () => {
    const [day] = days('14');
    const odd = {
      ...day,
      free: [{ startTime: '2027-03-14T10:10:00.000Z', endTime: '2027-03-14T13:00:00.000Z' }],
    } as Day;
    expect(startOptions('2027-03-14', [odd], LIMITS)).toEqual(['15:10', '15:30', '16:00']);
  });

  it('hours that were asked for are offered off the half hours, where they are free and of an allowed length', () => {
    const asked = [
      { startTime: '19:15', endTime: '23:00' },
      { startTime: '23:15', endTime: '' },
    ];
    const limits = { ...LIMITS, asked };
    const free = days('14', '15');
    expect(startOptions('2027-03-14', free, limits)).toEqual(expect.arrayContaining(['19:15', '23:15']));
    expect(endOptions('2027-03-14', '19:15', free, limits)).toContainEqual({
      time: '23:00',
      hours: 3.75,
      nextDay: false,
    });
    expect(startOptions('2027-03-10', days('10', '11'), limits)).not.toContain('19:15');
    expect(startOptions('2027-03-13', days('13'), limits)).not.toContain('23:15');
    const slot = { ...limits, least: 240, most: 240 };
    expect(endOptions('2027-03-14', '19:15', free, slot)).toEqual([{ time: '23:15', hours: 4, nextDay: false }]);
    const late = [{ endTime: '02:45' }];
    expect(endOptions('2027-03-14', '22:00', free, { ...LIMITS, asked: late })).toContainEqual({
      time: '02:45',
      hours: 4.75,
      nextDay: true,
    });
  });

  it('touching stretches of two days are one', () => {
    expect(freePeriods(days('14', '15'))).toHaveLength(1);
  });
});
