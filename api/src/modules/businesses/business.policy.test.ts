import { describe, expect, it } from '@jest/globals';
import { BusinessRight } from '../../domain/businesses/team.js';
import { allowedAnyone, OWN_BUSINESS } from '../../testing/viewers.js';
import { canActFor, canSeeInside, isOpenTo, mayIn } from './business.policy.js';

const { BOOKINGS, HALLS, SELLER } = BusinessRight;
const CLOSED = { ...OWN_BUSINESS, isTrading: false };
const TRADING = { ...OWN_BUSINESS, isTrading: true };

describe('[security] who may do what with a business', () => {
  it.each([
    ['may change what invoices say', mayIn, CLOSED, SELLER, ['owner']],
    ['may change its halls', mayIn, CLOSED, HALLS, ['owner', 'manager']],
    ['acts on its bookings while it is trading', canActFor, TRADING, BOOKINGS, ['owner', 'manager', 'clerk']],
    ['acts on its halls while it is trading', canActFor, TRADING, HALLS, ['owner', 'manager']],
    ['acts for it otherwise', canActFor, CLOSED, BOOKINGS, []],
    ['finds it open while it is trading', isOpenTo, TRADING, BOOKINGS, ['owner', 'manager', 'clerk']],
    ['finds it open otherwise', isOpenTo, CLOSED, BOOKINGS, ['owner']],
    ['sees its halls while it is trading', canSeeInside, TRADING, HALLS, ['owner', 'manager', 'moderator', 'admin']],
    ['sees its halls otherwise', canSeeInside, CLOSED, HALLS, ['owner', 'moderator', 'admin']],
  ] as const)('%s', (_what, policy, business, right, expected) => {
    expect(allowedAnyone((viewer) => policy(viewer, business, right))).toEqual(expected);
  });
});
