import { describe, expect, it } from '@jest/globals';
import { addDays } from '../time/days.js';
import { calculatedStart, findHijriMonth, HIJRI_MONTH_NAMES, listHijriMonths, nameHijriMonth } from './hijri.js';
import { HIJRI_LIMITS } from './limits.js';

const RAMADAN = 9;

describe('[decision 0025] Hijri months', () => {
  it.each([
    [1420, 1, '1999-04-17'],
    [1445, 9, '2024-03-11'],
    [1446, 9, '2025-03-01'],
    [1447, 1, '2025-06-26'],
    [1447, 9, '2026-02-18'],
    [1448, 9, '2027-02-08'],
    [1419, 12, null],
    [1521, 1, null],
  ])('[decision 0025] %d-%d begins on %s, as Umm al-Qura calculates', (year, month, firstDay) => {
    expect(calculatedStart({ year, month })).toBe(firstDay);
  });

  it('[decision 0025] every month of every year begins 29 or 30 days after the one before', () => {
    let before: string | null = null;
    for (let year = HIJRI_LIMITS.firstYear; year <= HIJRI_LIMITS.lastYear; year += 1) {
      for (let month = 1; month <= HIJRI_MONTH_NAMES.length; month += 1) {
        const start = calculatedStart({ year, month });
        expect(start).not.toBeNull();
        if (before !== null) expect([addDays(before, 29), addDays(before, 30)]).toContain(start);
        before = start;
      }
    }
  });

  it.each([
    ['2026-02-17', 8],
    ['2026-02-18', 9],
    ['2026-03-19', 9],
    ['2026-03-20', 10],
    ['1999-04-16', undefined],
    ['1999-04-17', 1],
    ['2150-01-01', undefined],
  ])('[decision 0025] %s is in month %s', (day, month) => {
    expect(findHijriMonth(day, [])?.month).toBe(month);
  });

  it.each([
    [
      'a day later',
      '2026-02-19',
      [
        ['2026-02-18', 8],
        ['2026-02-19', 9],
        ['2026-03-20', 10],
      ],
    ],
    [
      'two days later',
      '2026-02-20',
      [
        ['2026-02-19', 8],
        ['2026-02-20', 9],
      ],
    ],
    [
      'two days earlier',
      '2026-02-16',
      [
        ['2026-02-15', 8],
        ['2026-02-16', 9],
      ],
    ],
  ] as const)('[decision 0025] a month whose moon was seen %s begins then', (_when, firstDay, expected) => {
    const corrections = [{ year: 1447, month: RAMADAN, firstDay }];
    for (const [day, month] of expected) expect([day, findHijriMonth(day, corrections)?.month]).toEqual([day, month]);
  });

  it('[decision 0025] a correction holds for its own year', () => {
    const corrections = [{ year: 1447, month: RAMADAN, firstDay: '2026-02-20' }];
    expect(findHijriMonth('2027-02-08', corrections)).toEqual({ year: 1448, month: RAMADAN });
  });

  it('[decision 0025] lists the months from one of today, with the calculated and the actual day', () => {
    const months = listHijriMonths('2026-02-19', 3, [{ year: 1447, month: 10, firstDay: '2026-03-21' }]);
    expect(months).toEqual([
      { year: 1447, month: 9, firstDay: '2026-02-18', calculated: '2026-02-18' },
      { year: 1447, month: 10, firstDay: '2026-03-21', calculated: '2026-03-20' },
      { year: 1447, month: 11, firstDay: '2026-04-18', calculated: '2026-04-18' },
    ]);
    expect(listHijriMonths('2150-01-01', 3, [])).toEqual([]);
  });

  it('[decision 0025] months have names', () => {
    expect([nameHijriMonth(1), nameHijriMonth(RAMADAN), nameHijriMonth(13)]).toEqual(['Muharram', 'Ramadan', '']);
  });
});
