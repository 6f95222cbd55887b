import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv-file.js';

describe('[security Output] cells of exports', () => {
  it.each([
    ['-500.00', '-500.00'],
    ['-5', '-5'],
    [-5, '-5'],
    ['=1+1', `'=1+1`],
    ['-1+1', `'-1+1`],
    ['-2-cmd|calc', `'-2-cmd|calc`],
    ['+92 300', `'+92 300`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['＝1', `'＝1`],
  ])('%j is written as %s', (cell, written) => {
    expect(toCsv([[cell]])).toBe(`${written}\r\n`);
  });
});
