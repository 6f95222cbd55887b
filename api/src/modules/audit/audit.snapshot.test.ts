import { describe, expect, it } from '@jest/globals';
import { MASK } from '../../domain/system/mask.js';
import { diffSnapshots, createSnapshot } from './audit.snapshot.js';

describe('[product: every staff action is in an audit log] the audited values of a change', () => {
  const was = createSnapshot({ name: 'Tips', color: null, at: new Date(0), tags: [1] });

  it.each([
    ['nothing of what stayed', was, createSnapshot({ name: 'Tips', color: null, at: new Date(0), tags: [1] }), null],
    [
      'the fields that differ, times as JSON has them',
      was,
      createSnapshot({ name: 'Tips', color: '#fff', at: new Date(1), tags: [] }),
      {
        before: { color: null, at: '1970-01-01T00:00:00.000Z', tags: [1] },
        after: { color: '#fff', at: '1970-01-01T00:00:00.001Z', tags: [] },
      },
    ],
    ['all that was made', null, was, { after: { name: 'Tips', at: '1970-01-01T00:00:00.000Z', tags: [1] } }],
    ['all that was removed', was, null, { before: { name: 'Tips', at: '1970-01-01T00:00:00.000Z', tags: [1] } }],
  ])('%s', (_what, before, after, expected) => {
    expect(diffSnapshots(before, after)).toEqual(expected);
  });

  it('identify the record if anything changed', () => {
    const after = createSnapshot({ name: 'Tips', color: '#fff', at: new Date(0), tags: [1] });
    expect(diffSnapshots(was, after, ['name', 'unknown'])).toEqual({
      before: { name: 'Tips', color: null },
      after: { name: 'Tips', color: '#fff' },
    });
    expect(diffSnapshots(was, was, ['name'])).toBeNull();
  });

  it.each([
    ['another one', 'old', 'new', { before: MASK, after: `${MASK} (changed)` }],
    ['one that is new', '', 'new', { before: '', after: MASK }],
    ['one that went', 'old', null, { before: MASK, after: null }],
  ])('record only that a secret changed: %s', (_what, before, after, { before: changes, after: toldAfter }) => {
    expect(diffSnapshots(createSnapshot({ key: before }, ['key']), createSnapshot({ key: after }, ['key']))).toEqual({
      before: { key: changes },
      after: { key: toldAfter },
    });
    expect(diffSnapshots(null, createSnapshot({ key: 'new' }, ['key']))).toEqual({ after: { key: MASK } });
  });
});
