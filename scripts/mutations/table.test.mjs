import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { MUTATIONS } from './table.mjs';

describe('[security] the table of guards', () => {
  test.each(MUTATIONS)('$guard: it is where the table says, once', ({ file, find, replace, test: tests }) => {
    const source = readFileSync(inRoot(file), 'utf8');
    expect(source.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(inRoot(tests))).toBe(true);
  });

  test('names every guard once', () => {
    expect(new Set(MUTATIONS.map(({ guard }) => guard)).size).toBe(MUTATIONS.length);
  });
});
