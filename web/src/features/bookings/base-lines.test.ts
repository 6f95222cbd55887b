/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { toBaseLines } from './hall-terms';

const LABELS = { hall: 'Hall', menu: 'Menu' };

describe('[issue: Menus] the lines of a hall and its menu', () => {
  it.each([
    ['without a menu', 150_000, 0, [150_000, 0], ['Dinner +20%', null]],
    ['to the paisa', 258_000.3, 258_000.1, [0.2, 258_000.1], ['Dinner +20%', null]],
    ['where all of it is the menu', 258_000, 258_000, [0, 258_000], ['Dinner +20%', 'Dinner +20%']],
  ])('%s', (_what, hallBasePrice, menuAmount, amounts, reasons) => {
    const lines = toBaseLines({ hallBasePrice, menuAmount, rateReason: 'Dinner +20%' }, LABELS);
    expect(lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(lines.map(({ reason }) => reason)).toEqual(reasons);
  });
});
