import { describe, expect, it } from '@jest/globals';
import { allowed } from '../../testing/viewers.js';
import { canSave } from './saved-hall.policy.js';

describe('[security] who may save a hall', () => {
  it.each([
    ['a public one', true, ['customer', 'otherCustomer', 'manager', 'clerk', 'otherManager']],
    ['one that is offline', false, []],
  ])('%s', (_which, isPublic, expected) => {
    expect(allowed((viewer) => canSave(viewer, { isPublic }))).toEqual(expected);
  });
});
