import { describe, expect, it } from '@jest/globals';
import { FUNCTION_NAMES } from './functions.js';
import { findOccasions, OCCASIONS, readOccasion } from './occasions.js';

describe('an occasion', () => {
  it.each([
    ['Walima', 'WALIMA'],
    [' corporate  EVENT ', 'CORPORATE'],
    ['barat', 'BARAAT'],
    ['نکاح', 'NIKAH'],
    ['Aqiqah', null],
    ['Walima of Bilal', null],
    ['', null],
  ])('written as %s is %s', (written, occasion) => {
    expect(readOccasion(written)).toBe(occasion);
  });

  it.each([
    ['walima', ['WALIMA']],
    ['Wal', ['WALIMA']],
    ['mang', ['ENGAGEMENT']],
    ['ولی', ['WALIMA']],
    ['wa', []],
    ['lima', []],
    ['Bilal', []],
  ])('%s searches for %s', (typed, occasions) => {
    expect(findOccasions(typed)).toEqual(occasions);
  });

  it('can be what each of several functions is', () => {
    expect(FUNCTION_NAMES.filter((name) => !OCCASIONS.includes(name))).toEqual([]);
  });
});
