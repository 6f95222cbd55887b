import { describe, expect, it } from '@jest/globals';
import { addDays, daysOfMonth, getWeekday, isDay, isTimeOfDay } from './days.js';
import {
  dayPeriod,
  formatDay,
  formatLongDay,
  formatPeriod,
  formatTime,
  formatTimeRange,
  toInstant,
  isInstant,
  localDay,
  localTime,
  toPeriod,
} from './zone.js';
import { isTimeZone } from './offset.js';
import { seededRandom } from '../testing.js';

const KARACHI = 'Asia/Karachi';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

describe('[business §5] days, times and zones as text', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-02-28T00:00', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
  ])('[business §5] %p is a day: %p', (value, expected) => {
    expect(isDay(value)).toBe(expected);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:00', false],
    ['09:00:00', false],
  ])('[business §5] %p is a time: %p', (value, expected) => {
    expect(isTimeOfDay(value)).toBe(expected);
  });

  it.each([
    ['2027-01-31T14:00:00Z', true],
    ['2027-01-31T14:00Z', true],
    ['2027-01-31T14:00:00.123+05:00', true],
    ['2027-01-31T14:00:00', false],
    ['2027-02-30T14:00:00Z', false],
    ['2027-01-31T25:00:00Z', false],
    ['2027-01-31', false],
    ['2199-12-31T23:59:59Z', true],
    ['2200-01-01T00:00:00Z', false],
    ['9999-12-31T20:00:00Z', false],
    ['now', false],
  ])('[customer §7] %p is an instant: %p', (value, expected) => {
    expect(isInstant(value)).toBe(expected);
  });

  it.each([
    ['Asia/Karachi', true],
    ['UTC', true],
    ['America/Argentina/Buenos_Aires', true],
    ['+05:00', false],
    ['Asia/Lahore', false],
    ['', false],
    ['x'.repeat(100), false],
  ])('[business §5] %p is a time zone: %p', (value, expected) => {
    expect(isTimeZone(value)).toBe(expected);
  });
});

describe('[customer §5] instants of days and times', () => {
  const cases: Array<[string, string, string, string]> = [
    ['2026-03-03', '17:00', KARACHI, '2026-03-03T12:00:00.000Z'],
    ['2026-03-03', '00:00', KARACHI, '2026-03-02T19:00:00.000Z'],
    ['2026-01-15', '17:00', LONDON, '2026-01-15T17:00:00.000Z'],
    ['2026-07-15', '17:00', LONDON, '2026-07-15T16:00:00.000Z'],
    // London's clocks skip 01:00 to 02:00 on 29 March 2026.
    ['2026-03-29', '00:59', LONDON, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '01:00', LONDON, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '01:30', LONDON, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '02:00', LONDON, '2026-03-29T01:00:00.000Z'],
    // They show 01:00 to 02:00 twice on 25 October 2026: the first is meant.
    ['2026-10-25', '00:59', LONDON, '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '01:00', LONDON, '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', '01:59', LONDON, '2026-10-25T00:59:00.000Z'],
    ['2026-10-25', '02:00', LONDON, '2026-10-25T02:00:00.000Z'],
    // New York skips 02:00 to 03:00 on 8 March 2026 and repeats 01:00 to 02:00 on 1 November.
    ['2026-03-08', '02:30', NEW_YORK, '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '01:30', NEW_YORK, '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '02:00', NEW_YORK, '2026-11-01T07:00:00.000Z'],
    ['2026-11-01', '23:59', NEW_YORK, '2026-11-02T04:59:00.000Z'],
  ];
  it.each(cases)('[customer §5] %s %s in %s is %s', (day, time, zone, expected) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(expected);
  });

  it('[customer §5] a skipped time shows as much later as was skipped', () => {
    expect(localTime(toInstant('2026-03-29', '01:30', LONDON), LONDON)).toBe('02:30');
    expect(localTime(toInstant('2026-03-08', '02:30', NEW_YORK), NEW_YORK)).toBe('03:30');
  });

  it.each([KARACHI, LONDON, NEW_YORK, 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'])(
    '[customer §5] every instant in %s reads back as its own day and time, but for the hour that comes twice',
    (zone) => {
      const random = seededRandom(zone.length);
      for (let round = 0; round < 400; round += 1) {
        const minute = Math.floor(Date.UTC(2024, 0, 1) / 60_000 + random() * 4 * 365 * 1440);
        const instant = new Date(minute * 60_000);
        const back = toInstant(localDay(instant, zone), localTime(instant, zone), zone);
        expect(instant.getTime() - back.getTime()).toBeGreaterThanOrEqual(0);
        expect(instant.getTime() - back.getTime()).toBeLessThanOrEqual(3_600_000);
        expect(localTime(back, zone)).toBe(localTime(instant, zone));
      }
    },
  );

  it.each([
    ['2026-02-30', '10:00', KARACHI],
    ['2026-02-20', '24:00', KARACHI],
    ['2026-02-20', '10:00', 'Asia/Lahore'],
  ])('[customer §5] %s %s in %s is refused', (day, time, zone) => {
    expect(() => toInstant(day, time, zone)).toThrow(RangeError);
  });
});

describe('[customer §5] periods', () => {
  const period = (date: string, startTime: string, endTime: string, zone: string): string[] => {
    const { start, end } = toPeriod({ date, startTime, endTime, zone });
    return [start.toISOString(), end.toISOString()];
  };

  it.each([
    ['17:00', '23:00', '2026-03-03T12:00:00.000Z', '2026-03-03T18:00:00.000Z'],
    ['20:00', '01:00', '2026-03-03T15:00:00.000Z', '2026-03-03T20:00:00.000Z'],
    ['20:00', '20:00', '2026-03-03T15:00:00.000Z', '2026-03-04T15:00:00.000Z'],
    ['00:00', '00:00', '2026-03-02T19:00:00.000Z', '2026-03-03T19:00:00.000Z'],
  ])('[customer §5] %s to %s', (startTime, endTime, start, end) => {
    expect(period('2026-03-03', startTime, endTime, KARACHI)).toEqual([start, end]);
  });

  it('[customer §5] a night on which clocks change is an hour shorter or longer', () => {
    const hours = (date: string): number => {
      const { start, end } = toPeriod({ date, startTime: '20:00', endTime: '04:00', zone: LONDON });
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-28'), hours('2026-06-01'), hours('2026-10-24')]).toEqual([7, 8, 9]);
  });

  it('[customer §5] days have 23, 24 or 25 hours', () => {
    const hours = (day: string): number => {
      const { start, end } = dayPeriod(day, NEW_YORK);
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-08'), hours('2026-03-09'), hours('2026-11-01')]).toEqual([23, 24, 25]);
  });

  it('[customer §5] calendar days are counted without zones', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(getWeekday('2026-03-01')).toBe(0);
    expect(getWeekday('2026-03-07')).toBe(6);
    expect(daysOfMonth('2026-02')).toHaveLength(28);
    expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
  });
});

describe('[customer §9] days and times for people', () => {
  const start = new Date('2026-03-03T12:00:00Z');
  const end = new Date('2026-03-03T18:00:00Z');
  const late = new Date('2026-03-03T20:30:00Z');

  it.each([
    [formatDay(start, KARACHI), 'Mar 03, 2026'],
    [formatLongDay(start, KARACHI), 'Tuesday, Mar 03, 2026'],
    [formatTime(start, KARACHI), '5:00 PM'],
    [formatTime(new Date('2026-03-02T19:05:00Z'), KARACHI), '12:05 AM'],
    [formatTimeRange(start, end, KARACHI), '5:00 PM - 11:00 PM'],
    [formatTimeRange(start, late, KARACHI), '5:00 PM - 1:30 AM (Mar 04)'],
    [formatPeriod(start, end, KARACHI), 'Mar 03, 2026, 5:00 PM - 11:00 PM'],
  ])('[customer §9] %p is %p', (shown, expected) => {
    expect(shown).toBe(expected);
  });
});
