import { describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../context.js';
import { GroupStatus } from '../../domain/bookings/functions.js';
import { allowed, VIEWERS } from '../../testing/viewers.js';
import { canCancelGroup, canSeeGroup, isOwnGroup } from './booking-group.policy.js';

const GROUP = { userId: VIEWERS.customer.id };
const canCancel = (status: GroupStatus) => (viewer: Viewer) => canCancelGroup(viewer, GROUP, status);

describe('[security] who may do what with several functions', () => {
  it.each([
    ['asked for them', (viewer: Viewer) => isOwnGroup(viewer, GROUP), ['customer']],
    ['sees them', (viewer: Viewer) => canSeeGroup(viewer, GROUP), ['customer', 'moderator', 'admin']],
    ['cancels them while they wait', canCancel(GroupStatus.WAITING), ['customer']],
    ['cancels confirmed ones', canCancel(GroupStatus.CONFIRMED), []],
    ['cancels ended ones', canCancel(GroupStatus.ENDED), []],
  ])('%s', (_what, may, expected) => {
    expect(allowed(may)).toEqual(expected);
  });
});
