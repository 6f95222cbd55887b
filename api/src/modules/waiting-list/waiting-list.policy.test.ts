import { describe, expect, it } from '@jest/globals';
import { WaitingState } from '../../domain/waiting-list/transitions.js';
import { allowed, VIEWERS } from '../../testing/viewers.js';
import { canLeave } from './waiting-list.policy.js';

describe('[security] who may leave a waiting list', () => {
  it.each([
    ['waits', WaitingState.WAITING, ['customer']],
    ['has an offer', WaitingState.OFFERED, ['customer']],
    ['has missed it', WaitingState.MISSED, []],
  ])('who %s', (_what, state, expected) => {
    expect(allowed((viewer) => canLeave(viewer, { userId: VIEWERS.customer.id, state }))).toEqual(expected);
  });
});
