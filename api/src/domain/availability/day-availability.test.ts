import { describe, expect, it } from '@jest/globals';
import {
  checkPeriod,
  mergePeriods,
  occupiedPeriod,
  PERIOD_MESSAGES,
  subtractPeriods,
  type BookingSettings,
} from './availability.js';
import { dayAvailability, monthAvailability } from './day-availability.js';
import { clock, NOW, on, open, settings } from './testing.js';
import { overlaps, type Period } from '../time/zone.js';
import { seededRandom } from '../testing.js';

describe('[business §3] occupied time', () => {
  it('[business §8] has a message', () => {
    expect(PERIOD_MESSAGES.taken).toBe('The hall is already booked at that time');
  });

  it('[business §3] the buffer lies after a booking', () => {
    const evening = on('2026-03-03', '18:00', '22:00');
    expect(clock([occupiedPeriod(evening, 30)])).toEqual(['18:00-22:30']);
  });

  it.each([
    ['22:00', '23:00', 0, false],
    ['21:59', '23:00', 0, true],
    ['16:00', '18:00', 0, false],
    ['16:00', '18:01', 0, true],
    ['16:00', '17:30', 30, false],
    ['16:00', '17:31', 30, true],
  ])('[business §3] %s-%s with %d minutes of buffer conflicts with 18:00-22:00: %p', (start, end, buffer, expected) => {
    const taken = on('2026-03-03', '18:00', '22:00');
    expect(overlaps(occupiedPeriod(on('2026-03-03', start, end), buffer), taken)).toBe(expected);
  });

  it('[business §3] periods are merged and subtracted', () => {
    const all = [
      on('2026-03-03', '12:00', '14:00'),
      on('2026-03-03', '10:00', '12:00'),
      on('2026-03-03', '16:00', '18:00'),
    ];
    expect(clock(mergePeriods(all))).toEqual(['10:00-14:00', '16:00-18:00']);
    expect(
      clock(subtractPeriods(all, [on('2026-03-03', '11:00', '13:00'), on('2026-03-03', '17:00', '20:00')])),
    ).toEqual(['10:00-11:00', '13:00-14:00', '16:00-17:00']);
  });

  it.each<[string, Array<[string, string]>, string[]]>([
    [
      'one within another',
      [
        ['10:00', '14:00'],
        ['11:00', '12:00'],
      ],
      ['10:00-14:00'],
    ],
    [
      'some that overlap',
      [
        ['10:00', '12:00'],
        ['11:00', '13:00'],
      ],
      ['10:00-13:00'],
    ],
    [
      'some apart',
      [
        ['10:00', '11:00'],
        ['11:01', '12:00'],
      ],
      ['10:00-11:00', '11:01-12:00'],
    ],
  ])('[business §3] merges %s', (_which, times, expected) => {
    expect(clock(mergePeriods(times.map(([from, to]) => on('2026-03-03', from, to))))).toEqual(expected);
  });

  it('[business §3] merging drops periods that are empty or end before they start', () => {
    const { start, end } = on('2026-03-03', '10:00', '12:00');
    expect(
      mergePeriods([
        { start, end: start },
        { start: end, end: start },
      ]),
    ).toEqual([]);
  });

  it.each<[string, Array<[string, string]>, string[]]>([
    ['nothing', [], ['10:00-14:00']],
    [
      'something earlier and later',
      [
        ['08:00', '09:00'],
        ['15:00', '16:00'],
      ],
      ['10:00-14:00'],
    ],
    [
      'what only touches it',
      [
        ['08:00', '10:00'],
        ['14:00', '16:00'],
      ],
      ['10:00-14:00'],
    ],
    ['its start', [['10:00', '11:00']], ['11:00-14:00']],
    ['its end', [['13:00', '14:00']], ['10:00-13:00']],
    ['all of it', [['10:00', '14:00']], []],
    [
      'two parts',
      [
        ['11:00', '11:30'],
        ['12:00', '13:00'],
      ],
      ['10:00-11:00', '11:30-12:00', '13:00-14:00'],
    ],
  ])('[business §3] subtracts %s', (_what, taken, expected) => {
    const rest = subtractPeriods(
      [on('2026-03-03', '10:00', '14:00')],
      taken.map(([from, to]) => on('2026-03-03', from, to)),
    );
    expect(clock(rest)).toEqual(expected);
  });
});

describe('[customer §2] dayAvailability', () => {
  const evenings = settings({ operatingHours: open('18:00', '02:00') });
  const buffered = settings({ operatingHours: open('10:00', '22:00'), bufferTime: 60 });
  const day = '2026-03-10';
  const cases: Array<[string, string, BookingSettings, Period[], string, string[], string[]]> = [
    ['nothing taken', day, evenings, [], 'FREE', ['18:00-02:00'], []],
    ['a part taken', day, evenings, [on(day, '18:00', '22:00')], 'PARTLY', ['22:00-02:00'], ['18:00-22:00']],
    ['all taken', day, evenings, [on(day, '17:00', '03:00')], 'FULL', [], ['18:00-02:00']],
    [
      'too little left',
      day,
      evenings,
      [on(day, '19:59', '00:01')],
      'FULL',
      ['18:00-19:59', '00:01-02:00'],
      ['19:59-00:01'],
    ],
    ['just enough left', day, evenings, [on(day, '20:00', '02:00')], 'PARTLY', ['18:00-20:00'], ['20:00-02:00']],
    ['taken in the morning only', day, evenings, [on(day, '10:00', '17:00')], 'FREE', ['18:00-02:00'], []],
    ['the evening before', day, evenings, [on('2026-03-09', '20:00', '02:00')], 'FREE', ['18:00-02:00'], []],
    [
      'room before a booking less the buffer',
      day,
      buffered,
      [on(day, '13:00', '18:00')],
      'PARTLY',
      ['10:00-12:00', '18:00-22:00'],
      ['13:00-18:00'],
    ],
    [
      'buffer eats the rest',
      day,
      buffered,
      [on(day, '12:30', '20:30')],
      'FULL',
      ['10:00-11:30', '20:30-22:00'],
      ['12:30-20:30'],
    ],
    ['taken until the opening', day, evenings, [on(day, '10:00', '18:00')], 'FREE', ['18:00-02:00'], []],
    ['taken all day round the clock', day, settings(), [on(day, '00:00', '00:00')], 'FULL', [], ['00:00-00:00']],
    ['yesterday, taken', '2026-03-01', evenings, [on('2026-03-01', '20:00', '22:00')], 'PAST', [], ['20:00-22:00']],
    [
      'today, over and taken',
      '2026-03-02',
      settings({ operatingHours: open('08:00', '11:00') }),
      [on('2026-03-02', '08:00', '11:00')],
      'PAST',
      [],
      ['08:00-11:00'],
    ],
    [
      'today, taken from the earliest start on',
      '2026-03-02',
      settings({ operatingHours: open('11:00', '14:00') }),
      [on('2026-03-02', '11:00', '14:00')],
      'FULL',
      [],
      ['11:00-14:00'],
    ],
    ['closed weekday', day, settings({ operatingHours: open('10:00', '22:00', [1]) }), [], 'CLOSED', [], []],
    ['yesterday', '2026-03-01', evenings, [], 'PAST', [], []],
    ['beyond the advance', '2026-06-01', evenings, [], 'CLOSED', [], []],
    [
      'today, cut by the notice',
      '2026-03-02',
      settings({ operatingHours: open('08:00', '22:00') }),
      [],
      'FREE',
      ['11:00-22:00'],
      [],
    ],
    ['today, too late', '2026-03-02', settings({ operatingHours: open('08:00', '12:30') }), [], 'PAST', [], []],
    [
      'today, taken',
      '2026-03-02',
      settings({ operatingHours: open('08:00', '22:00') }),
      [on('2026-03-02', '08:00', '22:00')],
      'FULL',
      [],
      ['08:00-22:00'],
    ],
    ['round the clock', day, settings(), [], 'FREE', ['00:00-00:00'], []],
    [
      'late start into the next day',
      day,
      settings(),
      [on(day, '00:00', '23:00')],
      'PARTLY',
      ['23:00-00:00'],
      ['00:00-23:00'],
    ],
    [
      'late start stopped by the next day',
      day,
      settings(),
      [on(day, '00:00', '23:00'), on('2026-03-11', '00:30', '06:00')],
      'FULL',
      ['23:00-00:00'],
      ['00:00-23:00'],
    ],
  ];
  it.each(cases)('[customer §2] %s', (_name, date, given, occupied, status, free, taken) => {
    const result = dayAvailability(date, given, occupied, NOW);
    expect({ status: result.status, free: clock(result.free), taken: clock(result.taken) }).toEqual({
      status,
      free,
      taken,
    });
  });

  it('[customer §2] single slots: full when no slot fits', () => {
    const slots = settings({ operatingHours: open('10:00', '22:00'), allowMultipleSlots: false, slotDuration: 300 });
    expect(dayAvailability(day, slots, [on(day, '14:00', '17:00')], NOW).status).toBe('PARTLY');
    expect(dayAvailability(day, slots, [on(day, '14:59', '17:01')], NOW).status).toBe('FULL');
  });

  it('[customer §2] a month has every day', () => {
    const month = monthAvailability('2026-03', evenings, [on('2026-03-20', '17:00', '03:00')], NOW);
    expect(month.map(({ day: date }) => date)[30]).toBe('2026-03-31');
    expect(month.filter(({ status }) => status === 'FULL').map(({ day: date }) => date)).toEqual(['2026-03-20']);
    expect(month.filter(({ status }) => status === 'PAST').map(({ day: date }) => date)).toEqual(['2026-03-01']);
  });

  it('[customer §2] days on which clocks change keep their hours', () => {
    const london = settings({
      timeZone: 'Europe/London',
      operatingHours: open('20:00', '04:00'),
      maxAdvanceBookingDays: 365,
    });
    const hours = (date: string): number => {
      const [free] = dayAvailability(date, london, [], NOW).free;
      return free ? (free.end.getTime() - free.start.getTime()) / 3_600_000 : 0;
    };
    expect([hours('2026-03-28'), hours('2026-10-24'), hours('2026-06-01')]).toEqual([7, 9, 8]);
  });

  it('[customer §2] a day offers exactly the periods that checkPeriod accepts and that don’t conflict', () => {
    const random = seededRandom(5);
    const pick = (most: number): number => Math.floor(random() * most);
    const time = (minutes: number): string =>
      `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    for (let round = 0; round < 300; round += 1) {
      const given = settings({
        operatingHours: pick(3) === 0 ? [] : open(time(pick(24) * 60), time(pick(24) * 60)),
        bufferTime: pick(4) * 30,
        minAdvanceBookingHours: pick(5),
      });
      const date = `2026-03-${String(2 + pick(9)).padStart(2, '0')}`;
      const occupied = Array.from({ length: pick(4) }, () => {
        const from = pick(22) * 60;
        return occupiedPeriod(on(date, time(from), time(from + 120 + pick(6) * 60)), given.bufferTime);
      });
      const result = dayAvailability(date, given, occupied, NOW);
      const offered = result.free.filter(({ start, end }) => end.getTime() - start.getTime() >= 7_200_000);
      for (const { start } of offered) {
        const booking = { start, end: new Date(start.getTime() + 7_200_000) };
        expect(checkPeriod(booking, given, NOW)).toEqual([]);
        const wanted = occupiedPeriod(booking, given.bufferTime);
        expect(occupied.filter((taken) => overlaps(wanted, taken))).toEqual([]);
      }
      if (offered.length > 0) expect(['FREE', 'PARTLY']).toContain(result.status);
      if (result.status === 'FREE') expect(result.taken).toEqual([]);
      for (const free of result.free) expect(occupied.some((taken) => overlaps(free, taken))).toBe(false);
    }
  });
});
