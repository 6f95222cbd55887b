import { describe, expect, it } from '@jest/globals';
import { isStaff, REGISTRATION_ROLES, Role } from './roles.js';

describe('[customer §6] roles', () => {
  it.each([
    [Role.USER, false],
    [Role.BUSINESS, false],
    [Role.MODERATOR, true],
    [Role.ADMIN, true],
  ])('[customer §2] %s, staff: %p', (role, staff) => {
    expect(isStaff(role)).toBe(staff);
  });

  it('[customer §3] the roles have the specification’s names', () => {
    expect(Object.values(Role)).toEqual(['user', 'business', 'moderator', 'admin']);
    expect(isStaff(null)).toBe(false);
  });

  it('[customer §2] registration offers two roles', () => {
    expect(REGISTRATION_ROLES).toEqual(['user', 'business']);
  });
});
