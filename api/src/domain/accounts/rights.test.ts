import { describe, expect, it } from '@jest/globals';
import { grantRights, type RightsHolder } from './rights.js';
import { Role } from './roles.js';

const { USER, BUSINESS, MODERATOR } = Role;
const NONE = { businessId: null, memberRole: null };
const CLERK = { businessId: 7, memberRole: 'CLERK' } as const;
const membership = { businessId: 7, role: 'CLERK' };

describe('[security Identity] what an account may act as', () => {
  it.each<[string, RightsHolder, object, object]>([
    ['a customer', { role: USER, ...NONE }, { role: USER }, { role: USER, withheldRole: USER }],
    ['an owner', { role: BUSINESS, ...NONE }, { role: BUSINESS }, { role: USER, withheldRole: BUSINESS }],
    ['a member', { role: USER, ...CLERK }, { role: USER, membership }, { role: USER, withheldMembership: membership }],
    [
      'a member who became staff',
      { role: MODERATOR, ...CLERK },
      { role: MODERATOR },
      { role: USER, withheldRole: MODERATOR },
    ],
  ])('%s, with and without the second factor that the role needs', async (_who, holder, granted, withheld) => {
    expect(await grantRights(holder, () => false)).toEqual(granted);
    expect(await grantRights(holder, () => Promise.resolve(true))).toEqual(withheld);
  });

  it.each<[RightsHolder, Role]>([
    [{ role: BUSINESS, ...NONE }, BUSINESS],
    [{ role: USER, ...CLERK }, BUSINESS],
    [{ role: MODERATOR, ...CLERK }, MODERATOR],
    [{ role: USER, ...NONE }, USER],
  ])('members need the factor that owners need (%j)', async (holder, expected) => {
    const asked: Role[] = [];
    await grantRights(holder, (role) => {
      asked.push(role);
      return false;
    });
    expect(asked).toEqual([expected]);
  });
});
