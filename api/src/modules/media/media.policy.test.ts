import { describe, expect, it } from '@jest/globals';
import { allowed } from '../../testing/viewers.js';
import { canClaim, canReadDocument, isUploader } from './media.policy.js';

const MEMBERS = ['manager', 'clerk', 'otherManager'];
const SIGNED_IN = ['customer', 'otherCustomer', 'owner', 'otherOwner', ...MEMBERS, 'moderator', 'admin'];

describe('[security] who may do what with a stored file', () => {
  it.each([
    ['uploaded it', isUploader, 3, ['owner']],
    ['uploaded one of the platform', isUploader, null, []],
    ['reads a document', canReadDocument, 3, ['owner', 'moderator', 'admin']],
  ] as const)('%s', (_what, policy, ownerId, expected) => {
    expect(allowed((viewer) => policy(viewer, { ownerId }))).toEqual(expected);
  });

  it.each([
    ['an unused one', null, ['owner']],
    ['one that the hall has already, whoever may change the hall', 'hall:1', SIGNED_IN],
    ['one that another hall uses', 'hall:2', []],
  ])('uses %s for a hall', (_which, claimedBy, expected) => {
    expect(allowed((viewer) => canClaim(viewer, { ownerId: 3, claimedBy }, 'hall:1'))).toEqual(expected);
  });
});
