import { describe, expect, it } from '@jest/globals';
import { array, isSchema, object, string } from 'yup';
import { id, list } from './fields.js';
import * as rules from './index.js';
import { maxJsonBytes } from './sizes.js';
import { text } from './text.js';

const schemas = Object.entries(rules).filter(([, value]) => isSchema(value));

describe('[issue 12: size before content] schemas', () => {
  it.each(schemas)('%s has a largest length for each of its texts and lists', (name, schema) => {
    expect(maxJsonBytes(schema as never, name)).toBeGreaterThan(0);
  });

  it('one without is found, however deep it lies', () => {
    const bounded = text({ max: [5, 'too long'] });
    expect(() => maxJsonBytes(object({ a: object({ b: string() }) }))).toThrow('.a.b');
    expect(() => maxJsonBytes(object({ a: array(bounded) }))).toThrow('.a');
    expect(() => maxJsonBytes(list(string(), 'Names', 5))).toThrow('[]');
    expect(maxJsonBytes(list(bounded, 'Names', 5))).toBe(2 + 5 * (1 + 2 + 5 * 6));
  });
});

describe('[issue 12: size before content] a list', () => {
  it('that is too long is refused before any of its items is looked at', () => {
    let looks = 0;
    const item = id('is not an id').test('look', () => ++looks > 0);
    const schema = object({ ids: list(item, 'Ids', 3) });
    const refusal = (ids: unknown) => {
      try {
        rules.validate(schema, { ids });
      } catch (error) {
        return (error as rules.DomainError).details?.fields;
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
