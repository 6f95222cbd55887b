import { describe, expect, it } from '@jest/globals';
import { allowed, OWN_BUSINESS } from '../../testing/viewers.js';
import { canManage } from './integrations.policy.js';

describe('[security] who may manage keys, webhooks and feeds', () => {
  it.each([
    ['while the business is trading', true, ['owner']],
    ['otherwise', false, []],
  ])('%s', (_when, isTrading, expected) => {
    expect(allowed((viewer) => canManage(viewer, { ...OWN_BUSINESS, isTrading }))).toEqual(expected);
  });
});
