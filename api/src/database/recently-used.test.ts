import { describe, expect, it } from '@jest/globals';
import { RecentlyUsed } from './recently-used.js';

describe('recently used values', () => {
  it('are replaced, and forgotten when others were used later', () => {
    const values = new RecentlyUsed<number, string>(2);
    values.keep(1, 'one');
    values.keep(1, 'one, changed');
    values.keep(2, 'two');
    expect(values.find(1)).toBe('one, changed');
    values.keep(3, 'three');
    expect([1, 2, 3].map((id) => values.find(id))).toEqual(['one, changed', undefined, 'three']);
  });
});
