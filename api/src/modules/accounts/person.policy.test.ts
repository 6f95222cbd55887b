import { describe, expect, it } from '@jest/globals';
import { VIEWERS } from '../../testing/viewers.js';
import { canManage } from './person.policy.js';

describe('[security] which accounts an admin may change', () => {
  it.each([
    ['another account', VIEWERS.customer.id, true],
    ['their own', VIEWERS.admin.id, false],
  ])('%s', (_which, id, expected) => {
    expect(canManage(VIEWERS.admin, { id })).toBe(expected);
  });
});
