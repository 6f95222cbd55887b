import { describe, expect, it } from '@jest/globals';
import {
  isStaff,
  REGISTERED_PAGES,
  REGISTRATION_ROLES,
  Role,
  ROLE_BADGES,
  ROLE_LABELS,
  ROLES,
  SIGNED_IN_PAGES,
  START_PAGES,
  USER_MENUS,
} from './roles.js';

describe('[customer §6] roles', () => {
  it.each([
    [Role.USER, 'Customer', 'User', '/home', '/home', false],
    [Role.BUSINESS, 'Venue Owner', 'Business', '/business/dashboard', '/business/dashboard', false],
    [Role.MODERATOR, 'Moderator', 'Moderator', '/cpanel', '/admin/dashboard', true],
    [Role.ADMIN, 'Administrator', 'Admin', '/cpanel', '/admin/dashboard', true],
  ])(
    '[customer §2] %s: %s (%s) starts at %s, signs in to %s, staff: %p',
    (role, label, badge, start, signedIn, staff) => {
      expect(ROLE_LABELS[role]).toBe(label);
      expect(ROLE_BADGES[role]).toBe(badge);
      expect(START_PAGES[role]).toBe(start);
      expect(SIGNED_IN_PAGES[role]).toBe(signedIn);
      expect(isStaff(role)).toBe(staff);
    },
  );

  it('[customer §3] the roles carry the names of the specification', () => {
    expect(ROLES).toEqual(['user', 'business', 'moderator', 'admin']);
    expect(isStaff(null)).toBe(false);
  });

  it('[customer §2] registration offers two roles and leads on from each', () => {
    expect(REGISTRATION_ROLES).toEqual(['user', 'business']);
    expect(REGISTERED_PAGES).toEqual({ user: '/home', business: '/business/apply' });
  });

  it('[customer §2] the user menu leads each role to its own pages', () => {
    const paths = (role: Role): string[] => USER_MENUS[role].map(({ label, path }) => `${label} ${path}`);
    expect(paths(Role.USER)).toEqual([
      'Dashboard /home',
      'My Bookings /my-bookings',
      'Saved Halls /saved-halls',
      'Settings /settings',
    ]);
    expect(paths(Role.BUSINESS)).toEqual([
      'Dashboard /business/dashboard',
      'My Bookings /business/bookings',
      'Settings /business/settings',
    ]);
    expect(paths(Role.ADMIN)).toEqual(['Dashboard /cpanel']);
    expect(paths(Role.MODERATOR)).toEqual(['Dashboard /cpanel']);
  });
});
