/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { addMonths, addMonthsToDay } from '../../lib/months';
import { moveDay, movePlace } from './grid-keys';

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

  it('keeps the day of a month, or its last one', () => {
    expect(addMonthsToDay('2027-03-16', 1)).toBe('2027-04-16');
    expect(addMonthsToDay('2027-12-31', 2)).toBe('2028-02-29');
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
    const move = (isRightToLeft: boolean) => moveDay('2027-03-31', { ...NO_MODIFIER, key }, isRightToLeft);
    expect([move(false), move(true)]).toEqual([leftToRight, rightToLeft]);
  });

  it('leaves keys with Alt to the browser', () => {
    const back = { ...NO_MODIFIER, key: 'ArrowLeft', altKey: true };
    expect(moveDay('2027-03-31', back, false)).toBeUndefined();
    expect(moveDay('2027-03-31', { ...NO_MODIFIER, key: 'Home', ctrlKey: true }, false)).toBeUndefined();
  });
});

describe('[issue: ledger] the keys of a board', () => {
  const last = { row: 13, column: 3 };
  const go = (key: string, ctrlKey = false, rtl = false) =>
    movePlace({ row: 5, column: 1 }, { ...NO_MODIFIER, key, ctrlKey }, last, rtl);
  it.each([
    ['ArrowUp', 4, 1],
    ['ArrowDown', 6, 1],
    ['ArrowLeft', 5, 0],
    ['ArrowRight', 5, 2],
    ['Home', 5, 0],
    ['End', 5, 3],
    ['PageUp', 0, 1],
    ['PageDown', 12, 1],
  ])('%s leads to row %d, column %d', (key, row, column) => {
    expect(go(key)).toEqual({ row, column });
  });

  it('lead to the corners with Ctrl, run from right to left, and end at the edges', () => {
    expect(go('Home', true)).toEqual({ row: 0, column: 0 });
    expect(go('End', true)).toEqual(last);
    expect(go('ArrowLeft', false, true)).toEqual({ row: 5, column: 2 });
    expect(movePlace(last, { ...NO_MODIFIER, key: 'ArrowDown' }, last, false)).toEqual(last);
    expect(go('x')).toBeUndefined();
  });

  it.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])('are the browser’s with %j', (held) => {
    expect(
      movePlace({ row: 5, column: 1 }, { ...NO_MODIFIER, ...held, key: 'ArrowLeft' }, last, false),
    ).toBeUndefined();
  });
});
