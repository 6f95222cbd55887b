import { describe, expect, it } from '@jest/globals';
import {
  checkPeriod,
  DEFAULT_BOOKING_SETTINGS,
  durationRange,
  findOpening,
  type BookingSettings,
} from './availability.js';
import { clock, KARACHI, NOW, on, open, settings } from './testing.js';
import { toInstant, type Period } from '../time/zone.js';

describe('[business §9] settings', () => {
  it('[business §9] defaults: 60 minutes, no buffer, 90 days, 2 hours', () => {
    expect(DEFAULT_BOOKING_SETTINGS).toEqual({
      timeZone: KARACHI,
      operatingHours: [],
      slotDuration: 60,
      bufferTime: 0,
      allowMultipleSlots: true,
      maxAdvanceBookingDays: 90,
      minAdvanceBookingHours: 2,
      shifts: [],
      exceptions: [],
      cityRules: [],
    });
  });

  it('[customer §5] bookings take 2 to 24 hours, or exactly one slot', () => {
    expect(durationRange(settings())).toEqual({ least: 120, most: 1440 });
    expect(durationRange(settings({ allowMultipleSlots: false, slotDuration: 90 }))).toEqual({ least: 90, most: 90 });
  });
});

describe('[business §3] opening hours', () => {
  const hours = [
    { dayOfWeek: 2, openingTime: '10:00', closingTime: '22:00', isActive: true },
    { dayOfWeek: 3, openingTime: '18:00', closingTime: '02:00', isActive: true },
    { dayOfWeek: 4, openingTime: '18:00', closingTime: '02:00', isActive: false },
  ];
  it.each([
    ['2026-03-03', '10:00-22:00'],
    ['2026-03-04', '18:00-02:00'],
    ['2026-03-05', null],
    ['2026-03-06', null],
  ])('[business §3] on %s: %p', (day, expected) => {
    const opening = findOpening(day, settings({ operatingHours: hours }));
    expect(opening && clock([opening])[0]).toBe(expected);
  });

  it('[business §3] none set means open at all hours', () => {
    const opening = findOpening('2026-03-03', settings());
    expect(opening && opening.end.getTime() - opening.start.getTime()).toBe(24 * 3_600_000);
  });
});

describe('[customer §5] checkPeriod', () => {
  const evenings = settings({ operatingHours: open('18:00', '02:00') });
  const roundTheClock = settings({ operatingHours: open('00:00', '00:00') });
  const oneSlot = settings({ allowMultipleSlots: false, slotDuration: 240 });
  const noLead = settings({ minAdvanceBookingHours: 0 });
  const odd = settings({
    allowMultipleSlots: false,
    slotDuration: 90,
    minAdvanceBookingHours: 1,
    maxAdvanceBookingDays: 1,
  });
  const start = on('2026-03-03', '12:00', '14:00').start;
  const cases: Array<[string, BookingSettings, Period, string[]]> = [
    ['two hours', settings(), on('2026-03-03', '18:00', '20:00'), []],
    [
      'under two hours',
      settings(),
      on('2026-03-03', '18:00', '19:59'),
      ['endTime: Minimum booking duration is 2 hours'],
    ],
    ['24 hours', settings(), on('2026-03-03', '18:00', '18:00'), []],
    [
      'over 24 hours',
      settings(),
      { start: on('2026-03-03', '18:00', '19:00').start, end: on('2026-03-04', '18:01', '19:00').start },
      ['endTime: Maximum booking duration is 24 hours'],
    ],
    [
      'backwards',
      settings(),
      { start: on('2026-03-03', '18:00', '20:00').end, end: on('2026-03-03', '18:00', '20:00').start },
      ['endTime: End time must be after start time'],
    ],
    ['no time at all', settings(), { start, end: start }, ['endTime: End time must be after start time']],
    ['no time at all, while closed', evenings, { start, end: start }, ['endTime: End time must be after start time']],
    [
      'backwards, while closed',
      evenings,
      { start, end: on('2026-03-03', '11:00', '12:00').start },
      ['endTime: End time must be after start time'],
    ],
    [
      '24 hours, partly closed',
      evenings,
      on('2026-03-03', '18:00', '18:00'),
      ['startTime: The hall is closed at that time'],
    ],
    [
      'over 24 hours, partly closed',
      evenings,
      { start: on('2026-03-03', '18:00', '19:00').start, end: on('2026-03-04', '18:01', '19:00').start },
      ['endTime: Maximum booking duration is 24 hours'],
    ],
    [
      'a slot of an odd length',
      odd,
      on('2026-03-03', '18:00', '20:00'),
      ['endTime: A booking of this hall takes exactly 90 minutes'],
    ],
    [
      'sooner than an hour',
      odd,
      on('2026-03-02', '09:59', '11:29'),
      ['startTime: Bookings must be made at least 1 hour in advance'],
    ],
    [
      'the day after tomorrow',
      odd,
      on('2026-03-04', '18:00', '19:30'),
      ['date: Bookings can be made at most 1 day in advance'],
    ],
    ['this moment', settings(), on('2026-03-02', '09:00', '11:00'), ['startTime: Date cannot be in the past']],
    ['one slot', oneSlot, on('2026-03-03', '18:00', '22:00'), []],
    [
      'two slots',
      oneSlot,
      on('2026-03-03', '16:00', '00:00'),
      ['endTime: A booking of this hall takes exactly 4 hours'],
    ],
    [
      'half a slot',
      oneSlot,
      on('2026-03-03', '18:00', '20:00'),
      ['endTime: A booking of this hall takes exactly 4 hours'],
    ],
    ['yesterday', settings(), on('2026-03-01', '18:00', '20:00'), ['date: Date cannot be in the past']],
    ['earlier today', settings(), on('2026-03-02', '08:00', '11:00'), ['startTime: Date cannot be in the past']],
    [
      'too soon',
      settings(),
      on('2026-03-02', '10:59', '13:00'),
      ['startTime: Bookings must be made at least 2 hours in advance'],
    ],
    ['just soon enough', settings(), on('2026-03-02', '11:00', '13:00'), []],
    ['without notice', noLead, on('2026-03-02', '09:00', '11:00'), []],
    ['in 90 days', settings(), on('2026-05-31', '22:00', '00:00'), []],
    [
      'in 91 days',
      settings(),
      on('2026-06-01', '10:00', '12:00'),
      ['date: Bookings can be made at most 90 days in advance'],
    ],
    ['the whole evening', evenings, on('2026-03-03', '18:00', '02:00'), []],
    ['into closing', evenings, on('2026-03-03', '23:00', '02:30'), ['startTime: The hall is closed at that time']],
    ['after midnight', evenings, on('2026-03-04', '00:00', '02:00'), []],
    ['before opening', evenings, on('2026-03-03', '17:59', '20:00'), ['startTime: The hall is closed at that time']],
    ['over midnight where days join', roundTheClock, on('2026-03-03', '22:00', '04:00'), []],
    [
      'everything at once',
      evenings,
      on('2026-03-01', '12:00', '13:00'),
      [
        'date: Date cannot be in the past',
        'endTime: Minimum booking duration is 2 hours',
        'startTime: The hall is closed at that time',
      ],
    ],
  ];
  it.each(cases)('[customer §5] %s', (_name, given, period, expected) => {
    const refusals = checkPeriod(period, given, NOW).map(({ field, message }) => `${field}: ${message}`);
    expect(refusals).toEqual(expected);
  });

  it('[customer §5] the day counts in the hall’s zone', () => {
    const london = settings({ timeZone: 'Europe/London', minAdvanceBookingHours: 0 });
    const afterMidnightInKarachi = toInstant('2026-03-03', '00:30', KARACHI);
    expect(checkPeriod(on('2026-03-02', '20:00', '22:00', 'Europe/London'), london, afterMidnightInKarachi)).toEqual(
      [],
    );
  });
});
