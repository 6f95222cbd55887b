/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { addMonths, listDays, moveByKey } from './day-keys';

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false };

describe('[issue 17] the calendar of a search', () => {
  it.each([
    ['2027-03', 1, '2027-04'],
    ['2027-12', 1, '2028-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-01', 14, '2028-03'],
  ])('%s and %d months is %s', (month, count, result) => {
    expect(addMonths(month, count)).toBe(result);
  });

  it('knows how long months are', () => {
    expect(['2027-02', '2028-02', '2027-04', '2027-12'].map((month) => listDays(month).length)).toEqual([
      28, 29, 30, 31,
    ]);
    expect(listDays('2027-02').at(-1)).toBe('2027-02-28');
  });

  it.each([
    ['ArrowLeft', '2027-03-30', '2027-04-01'],
    ['ArrowRight', '2027-04-01', '2027-03-30'],
    ['ArrowUp', '2027-03-24', '2027-03-24'],
    ['ArrowDown', '2027-04-07', '2027-04-07'],
    ['Home', '2027-03-28', '2027-03-28'],
    ['End', '2027-04-03', '2027-04-03'],
    ['PageUp', '2027-02-28', '2027-02-28'],
    ['PageDown', '2027-04-30', '2027-04-30'],
    ['x', undefined, undefined],
  ])('%s leads from March 31 to %s, and to %s right to left', (key, leftToRight, rightToLeft) => {
    const move = (isRightToLeft: boolean) => moveByKey('2027-03-31', { ...NO_MODIFIER, key }, isRightToLeft);
    expect([move(false), move(true)]).toEqual([leftToRight, rightToLeft]);
  });

  it('leaves keys with Alt to the browser', () => {
    const back = { ...NO_MODIFIER, key: 'ArrowLeft', altKey: true };
    expect(moveByKey('2027-03-31', back, false)).toBeUndefined();
  });
});
