/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Role } from '@mehfil/api/domain/accounts/roles';
import { REGISTERED_PAGES, SIGNED_IN_PAGES, START_PAGES } from './role-pages';
import { USER_MENUS } from './user-menus';

describe('[customer §2] the pages of each role', () => {
  it.each([
    [Role.USER, '/home', '/home'],
    [Role.BUSINESS, '/business/dashboard', '/business/dashboard'],
    [Role.MODERATOR, '/cpanel', '/admin/dashboard'],
    [Role.ADMIN, '/cpanel', '/admin/dashboard'],
  ])('%s starts at %s, signs in to %s', (role, start, signedIn) => {
    expect(START_PAGES[role]).toBe(start);
    expect(SIGNED_IN_PAGES[role]).toBe(signedIn);
  });

  it('registration leads on from each role', () => {
    expect(REGISTERED_PAGES).toEqual({ user: '/home', business: '/business/apply' });
  });

  it('the user menu leads each role to its own pages', () => {
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
