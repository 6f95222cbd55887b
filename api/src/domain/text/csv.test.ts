import { describe, expect, it } from '@jest/globals';
import { csvOf, type CsvCell } from './csv.js';

describe('[issue 4] exports as CSV', () => {
  it.each<[CsvCell, string]>([
    ['plain', 'plain'],
    [null, ''],
    [undefined, ''],
    [12.5, '12.5'],
    [-3, '-3'],
    ['-3.50', '-3.50'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+92 300', "'+92 300"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tTab', "'\tTab"],
    ['شادی ہال', 'شادی ہال'],
  ])('%j is written as %j', (cell, written) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('joins cells with commas and rows with line ends', () => {
    expect(
      csvOf([
        ['A', 'B'],
        [1, 2],
      ]).slice(1),
    ).toBe('A,B\r\n1,2\r\n');
  });
});
