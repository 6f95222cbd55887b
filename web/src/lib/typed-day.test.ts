import { describe, expect, it } from '@jest/globals';
import { findTypedDays } from './typed-day';

describe('a typed day', () => {
  it.each([
    ['2026-12-19', ['2026-12-19']],
    ['19/12', ['2026-12-19']],
    ['19.12.2026', ['2026-12-19']],
    ['19 dec', ['2026-12-19']],
    ['December 19', ['2026-12-19']],
    ['dec 19 2026', ['2026-12-19']],
    ['1 nov', ['2027-11-01']],
    ['sat', ['2026-11-28', '2026-12-05', '2026-12-12']],
    ['sat 19', ['2026-12-19', '2027-06-19']],
    ['29 feb', []],
    ['19 dec 2025', []],
    ['19', []],
    ['655', []],
    ['sa', []],
    ['ayesha noor', []],
    ['0300 1234567', []],
    ['', []],
  ])('%s', (typed, days) => {
    expect(findTypedDays(typed, '2026-11-28')).toEqual(days);
  });

  it('is understood in the reader’s language too', () => {
    expect(findTypedDays('19 دسمبر', '2026-11-28', ['en', 'ur'])).toEqual(['2026-12-19']);
  });
});
