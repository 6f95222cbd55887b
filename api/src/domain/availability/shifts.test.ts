import { describe, expect, it } from '@jest/globals';
import { asHundredths } from '../money/money.js';
import { toInstant, type Period } from '../time/zone.js';
import { checkPeriod, durationRange, PERIOD_MESSAGES } from './availability.js';
import { dayAvailability, monthAvailability } from './day-availability.js';
import { coversHours, findClash, findShift, shiftMinutes, shiftsOn, type Shift } from './shifts.js';
import { KARACHI, NOW, on, settings } from './testing.js';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LONDON = 'Europe/London';

function shift(name: string, startTime: string, endTime: string, changes: Partial<Shift> = {}): Shift {
  return {
    id: 1,
    name,
    weekdays: EVERY_DAY,
    startTime,
    endTime,
    price: asHundredths(2_500_00),
    priceType: 'PER_PERSON',
    ...changes,
  };
}

const LUNCH = shift('Lunch', '12:00', '16:00');
const DINNER = shift('Dinner', '19:00', '00:30', { id: 2 });
const BOTH = [DINNER, LUNCH];
const sold = settings({ shifts: BOTH, minAdvanceBookingHours: 2, maxAdvanceBookingDays: 90 });

function statuses(day: string, occupied: Period[] = [], changes: Partial<typeof sold> = {}, now = NOW) {
  const { status, shifts } = dayAvailability(day, { ...sold, ...changes }, occupied, now);
  return [status, ...shifts.map((each) => `${each.shift.name} ${each.status}`)];
}

describe('[decision 0025] the shifts of a day', () => {
  it.each([
    ['12:00', '16:00', 240],
    ['19:00', '00:30', 330],
    ['22:00', '00:00', 120],
    ['10:00', '10:00', 1440],
    ['10:01', '10:00', 1439],
  ])('%s to %s is %d minutes long by the clock', (startTime, endTime, minutes) => {
    expect(shiftMinutes({ startTime, endTime })).toBe(minutes);
  });

  it.each([
    ['19:00', '23:00', '19:00', '23:00', true],
    ['19:00', '00:30', '20:00', '00:30', true],
    ['19:00', '23:00', '18:30', '22:00', false],
    ['19:00', '23:00', '20:00', '23:30', false],
    ['19:00', '23:00', '20:00', '01:00', false],
  ])('%s to %s covers %s to %s: %s', (outerStart, outerEnd, startTime, endTime, covers) => {
    expect(coversHours({ startTime: outerStart, endTime: outerEnd }, { startTime, endTime })).toBe(covers);
  });

  it('are in order of their start, and those that cross midnight end on the next day', () => {
    expect(shiftsOn('2026-03-03', BOTH, KARACHI).map(({ shift: { name }, period }) => [name, period])).toEqual([
      ['Lunch', on('2026-03-03', '12:00', '16:00')],
      ['Dinner', { start: toInstant('2026-03-03', '19:00', KARACHI), end: toInstant('2026-03-04', '00:30', KARACHI) }],
    ]);
  });

  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-29', '2028-03-01'],
  ])('the dinner of %s ends on %s', (day, next) => {
    expect(shiftsOn(day, [DINNER], KARACHI)[0]?.period.end).toEqual(toInstant(next, '00:30', KARACHI));
  });

  it('are those of its weekday: of the day on which they start', () => {
    const friday = shift('Dinner', '19:00', '00:30', { weekdays: [5] });
    expect(shiftsOn('2026-03-06', [friday], KARACHI)).toHaveLength(1);
    expect(shiftsOn('2026-03-07', [friday], KARACHI)).toEqual([]);
  });

  it.each([
    ['the night in which clocks go forward is an hour shorter', '2026-03-28', 3],
    ['the night in which they go back is an hour longer', '2026-10-24', 5],
    ['any other night has its hours by the clock', '2026-06-01', 4],
  ])('%s', (_what, day, hours) => {
    const [late] = shiftsOn(day, [shift('Late', '23:00', '03:00')], LONDON);
    expect(late && (late.period.end.getTime() - late.period.start.getTime()) / 3_600_000).toBe(hours);
  });
});

describe('[decision 0025] a period is a shift', () => {
  it.each([
    ['12:00', '16:00', 'Lunch'],
    ['19:00', '00:30', 'Dinner'],
    ['19:00', '00:29', undefined],
    ['19:01', '00:30', undefined],
    ['12:00', '00:30', undefined],
  ])('%s to %s is %s', (startTime, endTime, name) => {
    expect(findShift(on('2026-03-03', startTime, endTime), BOTH, KARACHI)?.name).toBe(name);
  });

  it('if its start is on one of its weekdays', () => {
    const saturday = { ...DINNER, weekdays: [6] };
    expect(findShift(on('2026-03-07', '19:00', '00:30'), [saturday], KARACHI)).toBe(saturday);
    expect(findShift(on('2026-03-08', '19:00', '00:30'), [saturday], KARACHI)).toBeNull();
  });

  it('by the hall’s clock, whatever the customer’s', () => {
    const asked = { start: new Date('2026-07-04T14:00:00Z'), end: new Date('2026-07-04T19:30:00Z') };
    expect(findShift(asked, BOTH, KARACHI)?.name).toBe('Dinner');
    expect(findShift(asked, BOTH, LONDON)).toBeNull();
  });

  it.each([
    ['a shift', on('2026-03-03', '19:00', '00:30'), []],
    [
      'other hours',
      on('2026-03-03', '18:00', '22:00'),
      [
        {
          field: 'startTime',
          message: 'The hall sells on that day: Lunch (12:00 PM - 4:00 PM), Dinner (7:00 PM - 12:30 AM (Mar 04))',
        },
      ],
    ],
    [
      'a shift that starts too soon',
      on('2026-03-02', '10:00', '14:00'),
      [['startTime', 'Bookings must be made at least 2 hours in advance']],
    ],
  ])('%s is accepted or refused', (_what, period, expected) => {
    const refusals = checkPeriod(period, sold, NOW);
    for (const each of expected) {
      expect(refusals).toContainEqual(Array.isArray(each) ? { field: each[0], message: each[1] } : each);
    }
    if (expected.length === 0) expect(refusals).toEqual([]);
  });

  it('a day without shifts is refused naming the date', () => {
    const weekend = settings({ shifts: [{ ...DINNER, weekdays: [6, 0] }] });
    expect(checkPeriod(on('2026-03-03', '19:00', '00:30'), weekend, NOW)).toEqual([
      { field: 'date', message: PERIOD_MESSAGES.noShift },
    ]);
  });

  it('neither opening hours nor the slot’s length limit it', () => {
    const closed = settings({
      shifts: BOTH,
      operatingHours: [{ dayOfWeek: 2, openingTime: '10:00', closingTime: '11:00', isActive: false }],
      allowMultipleSlots: false,
      slotDuration: 60,
    });
    expect(checkPeriod(on('2026-03-03', '12:00', '16:00'), closed, NOW)).toEqual([]);
    expect(durationRange(closed)).toEqual({ least: 240, most: 330 });
  });
});

describe('[decision 0025] what is free of a day', () => {
  const dinner = on('2026-03-03', '19:00', '00:30');

  it.each<[string, Period[], number, string[]]>([
    ['nothing is taken', [], 0, ['FREE', 'Lunch FREE', 'Dinner FREE']],
    ['the dinner is booked', [dinner], 0, ['PARTLY', 'Lunch FREE', 'Dinner TAKEN']],
    ['a block touches both', [on('2026-03-03', '15:59', '19:01')], 0, ['FULL', 'Lunch TAKEN', 'Dinner TAKEN']],
    ['a block lies between them', [on('2026-03-03', '16:00', '19:00')], 0, ['FREE', 'Lunch FREE', 'Dinner FREE']],
    [
      'the lunch’s buffer ends when the block begins',
      [on('2026-03-03', '17:00', '18:00')],
      60,
      ['FREE', 'Lunch FREE', 'Dinner FREE'],
    ],
    ['it ends a minute later', [on('2026-03-03', '17:00', '18:00')], 61, ['PARTLY', 'Lunch TAKEN', 'Dinner FREE']],
    [
      'last night’s dinner runs into nothing',
      [on('2026-03-02', '19:00', '00:30')],
      0,
      ['FREE', 'Lunch FREE', 'Dinner FREE'],
    ],
    [
      'the next day is blocked from midnight on',
      [on('2026-03-04', '00:00', '12:00')],
      0,
      ['PARTLY', 'Lunch FREE', 'Dinner TAKEN'],
    ],
  ])('%s', (_what, occupied, bufferTime, expected) => {
    expect(statuses('2026-03-03', occupied, { bufferTime })).toEqual(expected);
  });

  it('a whole day and its parts exclude each other', () => {
    const whole = shift('Whole day', '12:00', '00:30', { id: 3 });
    const shifts = [...BOTH, whole];
    expect(statuses('2026-03-03', [on('2026-03-03', '12:00', '16:00')], { shifts })).toEqual([
      'PARTLY',
      'Lunch TAKEN',
      'Whole day TAKEN',
      'Dinner FREE',
    ]);
  });

  it('today what starts before the notice is past', () => {
    expect(statuses('2026-03-02')).toEqual(['FREE', 'Lunch FREE', 'Dinner FREE']);
    const noon = toInstant('2026-03-02', '10:01', KARACHI);
    expect(statuses('2026-03-02', [], {}, noon)).toEqual(['FREE', 'Lunch PAST', 'Dinner FREE']);
    expect(statuses('2026-03-02', [], {}, toInstant('2026-03-02', '17:01', KARACHI))).toEqual([
      'PAST',
      'Lunch PAST',
      'Dinner PAST',
    ]);
    expect(statuses('2026-03-02', [on('2026-03-02', '19:00', '23:00')], {}, noon)).toEqual([
      'FULL',
      'Lunch PAST',
      'Dinner TAKEN',
    ]);
  });

  it('nothing is sold on other weekdays, and beyond the latest advance', () => {
    expect(statuses('2026-03-03', [], { shifts: [{ ...LUNCH, weekdays: [1] }] })).toEqual(['CLOSED']);
    expect(statuses('2026-05-31')).toEqual(['FREE', 'Lunch FREE', 'Dinner FREE']);
    expect(statuses('2026-06-01')).toEqual(['CLOSED']);
  });

  it('its opening reaches from the first start to the last end, and its free periods are the free shifts', () => {
    const { opening, free } = dayAvailability('2026-03-03', sold, [on('2026-03-03', '13:00', '14:00')], NOW);
    expect(opening).toEqual(on('2026-03-03', '12:00', '00:30'));
    expect(free).toEqual([dinner]);
  });

  it('a month has every day’s shifts, also those that end in the next month', () => {
    const days = monthAvailability('2026-03', sold, [on('2026-04-01', '00:00', '01:00')], NOW);
    expect(days).toHaveLength(31);
    expect(days.at(-1)?.shifts.map(({ status }) => status)).toEqual(['FREE', 'TAKEN']);
    expect(days.at(-2)?.shifts.map(({ status }) => status)).toEqual(['FREE', 'FREE']);
  });
});

describe('[decision 0025] two shifts of a hall', () => {
  it.each<[string, Partial<Shift>, string | null]>([
    ['the same hours on a common day', { name: 'Late lunch', weekdays: [1, 2] }, 'startTime'],
    ['the same hours on other days', { name: 'Late lunch', weekdays: [6] }, null],
    ['the same name on a common day', { name: 'LUNCH', startTime: '13:00', weekdays: [2] }, 'name'],
    ['the same name on other days', { name: 'Lunch', startTime: '13:00', weekdays: [0] }, null],
    ['hours that overlap', { name: 'Whole day', endTime: '23:00', weekdays: [2] }, null],
  ])('%s: %s', (_what, changes, field) => {
    const weekday = { ...LUNCH, weekdays: [2, 3] };
    expect(findClash({ ...LUNCH, ...changes }, [weekday])?.field ?? null).toBe(field);
  });
});
