import { describe, expect, it } from '@jest/globals';
import { isStaff, REGISTRATION_ROLES, Role, ROLE_LABELS, ROLES } from './roles.js';

describe('[customer §6] roles', () => {
  it.each([
    [Role.USER, 'Customer', false],
    [Role.BUSINESS, 'Venue Owner', false],
    [Role.MODERATOR, 'Moderator', true],
    [Role.ADMIN, 'Administrator', true],
  ])('[customer §2] %s: %s, staff: %p', (role, label, staff) => {
    expect(ROLE_LABELS[role]).toBe(label);
    expect(isStaff(role)).toBe(staff);
  });

  it('[customer §3] the roles carry the names of the specification', () => {
    expect(ROLES).toEqual(['user', 'business', 'moderator', 'admin']);
    expect(isStaff(null)).toBe(false);
  });

  it('[customer §2] registration offers two roles', () => {
    expect(REGISTRATION_ROLES).toEqual(['user', 'business']);
  });
});
