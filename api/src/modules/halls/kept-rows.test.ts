import { describe, expect, it } from '@jest/globals';
import { KeptRows } from './kept-rows.js';

describe('kept rows', () => {
  it('are replaced by another version, and forgotten when others were used later', () => {
    const rows = new KeptRows<number, string>(2);
    rows.keep(1, 10, 'one');
    rows.keep(1, 11, 'one, changed');
    rows.keep(2, 20, 'two');
    expect(rows.find(1)).toEqual({ version: 11, value: 'one, changed' });
    rows.keep(3, 30, 'three');
    expect([1, 2, 3].map((id) => rows.find(id)?.value)).toEqual(['one, changed', undefined, 'three']);
  });
});
