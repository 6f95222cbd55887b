import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { array, isSchema, object, string } from 'yup';
import { id, list } from './fields.js';
import { validate, type DomainError } from './errors.js';
import { maxJsonBytes } from './sizes.js';
import { text } from '../text/text.js';

const DOMAIN = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: DOMAIN }).filter((file) => !/testing|\.(test|endurance)\.ts$/.test(file));
const modules = await Promise.all(files.map(async (file) => (await import(join(DOMAIN, file))) as object));
const schemas = modules.flatMap((exported) => Object.entries(exported).filter(([, value]) => isSchema(value)));

describe('[issue 12: size before content] schemas', () => {
  it('are found', () => expect(schemas.length).toBeGreaterThan(40));

  it.each(schemas)('%s has a largest length for each of its texts and lists', (name, schema) => {
    expect(maxJsonBytes(schema as never, name)).toBeGreaterThan(0);
  });

  it('one without a limit is found at any depth', () => {
    const bounded = text({ max: [5, 'too long'] });
    expect(() => maxJsonBytes(object({ a: object({ b: string() }) }))).toThrow('.a.b');
    expect(() => maxJsonBytes(object({ a: array(bounded) }))).toThrow('.a');
    expect(() => maxJsonBytes(list(string(), 'Names', 5))).toThrow('[]');
    expect(maxJsonBytes(list(bounded, 'Names', 5))).toBe(2 + 5 * (1 + 2 + 5 * 6));
  });
});

describe('[issue 12: size before content] a list', () => {
  it('that is too long is refused before its items are read', () => {
    let looks = 0;
    const item = id('is not an id').test('look', () => ++looks > 0);
    const schema = object({ ids: list(item, 'Ids', 3) });
    const refusal = (ids: unknown) => {
      try {
        validate(schema, { ids });
      } catch (error) {
        return (error as DomainError).details?.fields;
      }
      return undefined;
    };
    expect(refusal(Array.from({ length: 400_000 }, () => ''))).toEqual([
      { field: 'ids', message: 'Ids can be at most 3' },
    ]);
    expect(looks).toBe(0);
    expect(refusal('1,2')).toEqual([{ field: 'ids', message: 'Ids must be a list' }]);
    expect(refusal([1, 2, 3])).toBeUndefined();
    expect(looks).toBeGreaterThan(0);
  });
});
