import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { validate } from './errors.js';
import { choice, flag, idList, list, numeric, optionalId, optionalInstant } from './fields.js';
import { refusals } from '../testing.js';
import { NOT_A_NUMBER } from '../text/normalize.js';
import { atMost, text } from '../text/text.js';

const hostile: Array<[unknown]> = [
  [{ toString: 'x' }],
  [{ valueOf: 1 }],
  [Object.create(null)],
  [[1]],
  [true],
  [() => 1],
  [Symbol('x')],
  [10n],
  [new Date(0)],
];

describe('[business §5] fields', () => {
  const schema = object({
    name: text({ required: 'Name is required', max: atMost('Name', 5) }),
    count: numeric({ required: 'Count is required' }),
    kind: choice(['a', 'b'], 'Kind must be a or b'),
    open: flag('Open'),
    ids: idList('Ids', 3),
    at: optionalInstant(),
    parentId: optionalId('Parent is not known'),
  });
  const right = { name: 'x', count: 1, kind: 'a', open: false };

  it.each(hostile)('[business §5] %p is refused everywhere, never converted and never thrown at', (value) => {
    const input = { name: value, count: value, kind: value, open: value, ids: value, at: value, parentId: value };
    const found = refusals(schema, input);
    expect(Object.keys(found).filter((field) => !field.startsWith('ids') && field !== 'open')).toEqual([
      'name',
      'count',
      'kind',
      'at',
      'parentId',
    ]);
    expect('open' in found).toBe(value !== true);
  });

  it.each([
    [' 12 ', 12],
    ['-1.50', -1.5],
    ['+3', 3],
    [7, 7],
  ])('[business §5] %p is the number %d', (count, expected) => {
    expect(validate(schema, { ...right, count }).count).toBe(expected);
  });

  it.each([['0x10'], ['1e3'], ['12abc'], ['1,0'.repeat(3)], ['NaN'], ['9'.repeat(400)]])(
    '[business §5] %p isn’t a number',
    (count) => {
      expect(refusals(schema, { ...right, count })).toEqual({ count: NOT_A_NUMBER });
    },
  );

  it.each([
    [undefined, []],
    [null, []],
    [
      [1, '2'],
      [1, 2],
    ],
  ])('[business §5] the ids %p are %p', (ids, expected) => {
    expect(validate(schema, { ...right, ids }).ids).toEqual(expected);
  });

  it.each([
    ['[1]', 'Ids must be a list'],
    [{ 0: 1, length: 1 }, 'Ids must be a list'],
    [[1, 2, 3, 4], 'Ids can be at most 3'],
    [[2, 2], 'Ids can be given once each'],
  ])('[business §5] the ids %p are refused', (ids, message) => {
    expect(refusals(schema, { ...right, ids })).toEqual({ ids: message });
  });

  it('[issue 12] the items of a list that is too long aren’t read', () => {
    let seen = 0;
    const each = text({ max: atMost('Name', 10) }).test('seen', () => (seen += 1) > 0);
    const names = object({ names: list(each, 'Names', 3) });
    expect(refusals(names, { names: Array.from({ length: 1000 }, () => 'a') })).toEqual({
      names: 'Names can be at most 3',
    });
    expect(seen).toBe(0);
    expect(refusals(names, { names: ['a', 'b'] })).toEqual({});
    expect(seen).toBe(2);
  });

  it('[business §5] lists of objects name the element', () => {
    const rows = object({ rows: list(object({ n: numeric({ required: 'N is required' }) }), 'Rows', 5) });
    expect(refusals(rows, { rows: [{ n: 1 }, {}] })).toEqual({ 'rows[1].n': 'N is required' });
  });
});
