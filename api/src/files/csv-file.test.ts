import { describe, expect, it } from '@jest/globals';
import { toCsv, unescapeFormula, type CsvCell } from './csv-file.js';

describe('[issue 4] exports as CSV', () => {
  it.each<[CsvCell, string]>([
    ['plain', 'plain'],
    [null, ''],
    [undefined, ''],
    [12.5, '12.5'],
    [-3, '-3'],
    ['-3.50', '-3.50'],
    ['-3-2', "'-3-2"],
    ['-3.50+cmd|calc', "'-3.50+cmd|calc"],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+92 300', "'+92 300"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\tTab', "'\tTab"],
    ['شادی ہال', 'شادی ہال'],
  ])('%j is written as %j', (cell, written) => {
    expect(toCsv([[cell]], { bom: true })).toBe(`\uFEFF${written}\r\n`);
  });

  it.each(['=1+1', '+92 300', '-cmd', '@SUM(A1)', '＝1+1', '\tTab', 'plain', '-3.50', "'plain"])(
    '%j is read again as it was',
    (cell) => {
      expect(unescapeFormula(toCsv([[cell]]).slice(0, -2))).toBe(cell);
    },
  );

  it('joins cells with commas and rows with line ends', () => {
    expect(
      toCsv([
        ['A', 'B'],
        [1, 2],
      ]),
    ).toBe('A,B\r\n1,2\r\n');
  });
});
