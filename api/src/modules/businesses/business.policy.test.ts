import { describe, expect, it } from '@jest/globals';
import { allowedAnyone } from '../../testing/viewers.js';
import { canActFor, canSeeInside, isOwner } from './business.policy.js';

const OWNER = 3;

describe('[security] who may do what with a business', () => {
  it.each([
    ['is its owner', isOwner, { ownerId: OWNER, isTrading: false }, ['owner']],
    ['acts for it while it is trading', canActFor, { ownerId: OWNER, isTrading: true }, ['owner']],
    ['acts for it otherwise', canActFor, { ownerId: OWNER, isTrading: false }, []],
    ['sees inside', canSeeInside, { ownerId: OWNER, isTrading: false }, ['owner', 'moderator', 'admin']],
  ] as const)('%s', (_what, policy, business, expected) => {
    expect(allowedAnyone((viewer) => policy(viewer, business))).toEqual(expected);
  });
});
