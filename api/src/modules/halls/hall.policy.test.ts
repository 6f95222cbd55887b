import { describe, expect, it } from '@jest/globals';
import { allowed, allowedAnyone, OWN_BUSINESS, VIEWERS } from '../../testing/viewers.js';
import { canChange, canSee } from './hall.policy.js';

describe('[security] who may do what with a hall', () => {
  it.each([
    ['a public one', true, true, Object.keys(VIEWERS)],
    ['one that is offline', false, true, ['owner', 'manager', 'clerk', 'moderator', 'admin']],
    ['one of a business that isn’t trading', false, false, ['owner', 'moderator', 'admin']],
  ])('sees %s', (_which, isPublic, isTrading, expected) => {
    expect(allowedAnyone((viewer) => canSee(viewer, { isPublic, isTrading, ...OWN_BUSINESS }))).toEqual(expected);
  });

  it.each([
    ['while the business is trading', true, ['owner', 'manager']],
    ['otherwise', false, []],
  ])('changes it %s', (_when, isTrading, expected) => {
    expect(allowed((viewer) => canChange(viewer, { ...OWN_BUSINESS, isTrading }))).toEqual(expected);
  });
});
