import { describe, expect, it } from '@jest/globals';
import { FUNCTION_NAMES } from './functions.js';
import { readOccasion } from './occasion-names.js';
import { OCCASIONS } from './occasions.js';

describe('an occasion', () => {
  it.each([
    ['Walima', 'WALIMA'],
    [' corporate  EVENT ', 'CORPORATE'],
    ['barat', 'BARAAT'],
    ['نکاح', 'NIKAH'],
    ['مہندی', 'MEHNDI'],
    // Written with an Arabic keyboard.
    ['\u0645\u0647\u0646\u062f\u064a', 'MEHNDI'],
    ['\u0648\u0644\u064a\u0645\u0647', 'WALIMA'],
    ['\u0633\u0627\u0644\u06af\u0631\u0647', 'BIRTHDAY'],
    ['\u0643\u0627\u0631\u067e\u0648\u0631\u064a\u0679  \u062a\u0642\u0631\u064a\u0628', 'CORPORATE'],
    // The beginning of a name may be that of anybody's name.
    ['bar', null],
    ['Wal', null],
    ['Aqiqah', null],
    ['Walima of Bilal', null],
    ['', null],
  ])('written as %s is %s', (written, occasion) => {
    expect(readOccasion(written)).toBe(occasion);
  });

  it('can be what each of several functions is', () => {
    expect(FUNCTION_NAMES.filter((name) => !OCCASIONS.includes(name))).toEqual([]);
  });
});
