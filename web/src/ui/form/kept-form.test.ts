import { describe, expect, it } from '@jest/globals';
import { keepForm, restoreForm } from './kept-form';

const FIRST = { title: 'Winter', tags: [1, 2], media: [{ url: '/a.webp' }], password: '' };

/** A draft as it is read from the storage. */
function kept(values: object): Readonly<Record<string, unknown>> {
  const draft = keepForm({ values: { ...structuredClone(FIRST), ...values }, initialValues: FIRST });
  return JSON.parse(JSON.stringify(draft)) as typeof draft;
}

describe('what is kept of a form', () => {
  it('is what was typed, without secrets and files', () => {
    const values = { title: 'Summer', password: 'a secret', media: [new Blob(['x'])] };
    expect(kept(values).typed).toEqual({ title: 'Summer' });
  });

  it.each([
    ['as it was', FIRST, { typed: { title: 'Summer' }, isOutdated: false }],
    [
      'with a field changed by somebody else',
      { ...FIRST, tags: [3] },
      { typed: { title: 'Summer' }, isOutdated: true },
    ],
    ['with the typed field changed', { ...FIRST, title: 'Spring' }, { typed: { title: 'Summer' }, isOutdated: true }],
    ['with what was typed', { ...FIRST, title: 'Summer', tags: [3] }, null],
  ])('comes back to a form %s', (_which, now, expected) => {
    expect(restoreForm(kept({ title: 'Summer' }), now)).toEqual(expected);
  });

  it('is nothing where the storage has something else', () => {
    expect(restoreForm({ title: 'Summer' }, FIRST)).toBeNull();
  });
});
