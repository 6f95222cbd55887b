import { describe, expect, it } from '@jest/globals';
import { allowed, allowedAnyone, VIEWERS } from '../../testing/viewers.js';
import { canChange, canSee } from './hall.policy.js';

const OWNER = 3;

describe('[security] who may do what with a hall', () => {
  it.each([
    ['a public one', true, Object.keys(VIEWERS)],
    ['one that is offline', false, ['owner', 'moderator', 'admin']],
  ])('sees %s', (_which, isPublic, expected) => {
    expect(allowedAnyone((viewer) => canSee(viewer, { isPublic, ownerId: OWNER }))).toEqual(expected);
  });

  it.each([
    ['while the business is trading', true, ['owner']],
    ['otherwise', false, []],
  ])('changes it %s', (_when, isTrading, expected) => {
    expect(allowed((viewer) => canChange(viewer, { ownerId: OWNER, isTrading }))).toEqual(expected);
  });
});
