import { describe, expect, it } from '@jest/globals';
import { asHundredths } from '../money/money.js';
import { checkPeriod, findOpening, PERIOD_MESSAGES } from './availability.js';
import { dayAvailability } from './day-availability.js';
import { findException, type ScheduleException } from './exceptions.js';
import { NOW, on, open, settings } from './testing.js';

const ALL = { isOfHall: false };
const OWN = { isOfHall: true };

function closing(firstDay: string, lastDay = firstDay, of = ALL): ScheduleException {
  return { ...of, firstDay, lastDay, openingTime: null, closingTime: null };
}

function special(firstDay: string, openingTime: string, closingTime: string, of = ALL): ScheduleException {
  return { ...of, firstDay, lastDay: firstDay, openingTime, closingTime };
}

const DAY = '2026-03-20';

describe('[decision 0025] the most specific opening wins', () => {
  const week = open('10:00', '22:00');

  it.each<[string, ScheduleException[], ReturnType<typeof on> | null]>([
    [
      'the business’s week on an ordinary day',
      [closing('2026-03-19'), closing('2026-03-21')],
      on(DAY, '10:00', '22:00'),
    ],
    ['the business’s date before its week', [special(DAY, '18:00', '02:00')], on(DAY, '18:00', '02:00')],
    ['the business’s closing', [closing('2026-03-18', '2026-03-20')], null],
    [
      'the hall’s date before the business’s',
      [closing(DAY), special(DAY, '12:00', '16:00', OWN)],
      on(DAY, '12:00', '16:00'),
    ],
    ['the hall’s closing before the business’s hours', [closing(DAY, DAY, OWN), special(DAY, '12:00', '16:00')], null],
  ])('%s', (_what, exceptions, expected) => {
    expect(findOpening(DAY, settings({ operatingHours: week, exceptions }))).toEqual(expected);
  });

  it.each([
    ['2026-03-01', false],
    ['2026-02-28', true],
    ['2026-01-31', true],
    ['2026-01-30', false],
  ])('from January 31 to February 28 both days included: %s %p', (day, isClosed) => {
    expect(findException(day, [closing('2026-01-31', '2026-02-28')]) !== undefined).toBe(isClosed);
  });
});

describe('[decision 0025] closed dates and special days', () => {
  it('close a hall that is otherwise always open, from midnight to midnight', () => {
    const closed = settings({ exceptions: [closing(DAY)] });
    expect(dayAvailability(DAY, closed, [], NOW)).toMatchObject({ status: 'CLOSED', opening: null, free: [] });
    const refused = [{ field: 'startTime', message: PERIOD_MESSAGES.closed }];
    expect(checkPeriod(on(DAY, '12:00', '16:00'), closed, NOW)).toEqual(refused);
    expect(checkPeriod(on('2026-03-19', '20:00', '00:00'), closed, NOW)).toEqual([]);
    expect(checkPeriod(on('2026-03-19', '20:00', '00:01'), closed, NOW)).toEqual(refused);
    expect(checkPeriod(on('2026-03-21', '00:00', '02:00'), closed, NOW)).toEqual([]);
  });

  it('leave an evening that runs past midnight to the day on which it began', () => {
    const late = settings({ operatingHours: open('18:00', '02:00'), exceptions: [closing(DAY)] });
    expect(checkPeriod(on('2026-03-19', '20:00', '02:00'), late, NOW)).toEqual([]);
    expect(checkPeriod(on(DAY, '20:00', '22:00'), late, NOW)).toHaveLength(1);
  });

  it('give other hours, to the minute', () => {
    const ramadan = settings({ operatingHours: open('10:00', '18:00'), exceptions: [special(DAY, '19:00', '03:00')] });
    expect(checkPeriod(on(DAY, '19:00', '03:00'), ramadan, NOW)).toEqual([]);
    expect(checkPeriod(on(DAY, '18:59', '22:00'), ramadan, NOW)).toHaveLength(1);
    expect(checkPeriod(on(DAY, '20:00', '03:01'), ramadan, NOW)).toHaveLength(1);
    expect(dayAvailability(DAY, ramadan, [], NOW).free).toEqual([on(DAY, '19:00', '03:00')]);
  });

  it('keep the shifts within a special day’s hours, and none of a closed one', () => {
    const shift = { weekdays: [0, 1, 2, 3, 4, 5, 6], price: asHundredths(1), priceType: 'FIXED' as const };
    const shifts = [
      { ...shift, id: 1, name: 'Lunch', startTime: '12:00', endTime: '16:00' },
      { ...shift, id: 2, name: 'Dinner', startTime: '19:00', endTime: '00:30' },
    ];
    const names = (exceptions: ScheduleException[]) =>
      dayAvailability(DAY, settings({ shifts, exceptions }), [], NOW).shifts.map((each) => each.shift.name);
    expect(names([])).toEqual(['Lunch', 'Dinner']);
    expect(names([special(DAY, '17:00', '00:30')])).toEqual(['Dinner']);
    expect(names([special(DAY, '17:00', '00:29')])).toEqual([]);
    expect(names([closing(DAY)])).toEqual([]);
    expect(names([closing(DAY), special(DAY, '12:00', '16:00', OWN)])).toEqual(['Lunch']);
    expect(checkPeriod(on(DAY, '12:00', '16:00'), settings({ shifts, exceptions: [closing(DAY)] }), NOW)).toEqual([
      { field: 'date', message: PERIOD_MESSAGES.noShift },
    ]);
  });
});
