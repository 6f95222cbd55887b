/** @jest-environment node */
import { Role } from '@mehfil/api/domain/accounts/roles';
import { describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { decide } from '../src/app/access';
import { PANEL_TABS } from '../src/app/panel/tabs';
import { SCREENS } from '../src/app/routes';
import { person } from '../src/testing/people';
import { listPictures, LOCALES, matches, THEMES, VISUAL_SCREENS } from './screens.mjs';

const ROLES = {
  visitor: null,
  customer: Role.USER,
  owner: Role.BUSINESS,
  applicant: Role.BUSINESS,
  moderator: Role.MODERATOR,
  admin: Role.ADMIN,
} as const;
const FACTS = {
  article: 'choosing-a-hall',
  sharedList: 'a-shared-list',
  ownHall: 12,
  booking: 655,
  enquiry: 7,
  conversation: 8,
  ownerConversation: 9,
  ownBooking: 654,
  ownGuest: '+923001234567',
};
const VISITS = VISUAL_SCREENS.map(({ name, as, address }) => {
  const { pathname, searchParams } = new URL(address(FACTS), 'https://mehfil.example');
  return { name, as, pathname, tab: searchParams.get('tab') };
});
const EVERYTHING = { only: [], widths: [390, 1440], themes: THEMES, locales: LOCALES };

describe('the list of pictures', () => {
  it('has every route of the app, as somebody who may open it', () => {
    const pictured = (path: string) =>
      VISITS.some(({ as, pathname }) => {
        const role = ROLES[as];
        const screen = SCREENS.find((row) => matchPath(row.path, pathname));
        if (screen?.path !== path) return false;
        const visitor = { status: 'ready', viewer: role && { ...person(), role } } as const;
        return decide(screen.access, visitor, { pathname, address: pathname }).kind === 'show';
      });
    expect(SCREENS.map(({ path }) => path).filter((path) => !pictured(path))).toEqual([]);
  });

  it('has every section of the control panel', () => {
    // One of them has a path of its own.
    const sections = PANEL_TABS.map(({ name }) => name).filter((name) => !['overview', 'booking'].includes(name));
    const opened = VISITS.filter(({ as, pathname }) => as === 'admin' && pathname === '/cpanel').map(({ tab }) => tab);
    expect(sections.filter((name) => !opened.includes(name))).toEqual([]);
    expect(opened).toContain(null);
  });

  it('gives every picture a name of its own, which can be a file’s', () => {
    const names = listPictures(EVERYTHING).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9.-]+$/.test(name))).toEqual([]);
  });

  it('takes every screen in both themes, and the control panel in English alone', () => {
    const pictures = listPictures({ ...EVERYTHING, only: ['home', 'panel-users'], widths: [390] });
    expect(pictures.map(({ name }) => name)).toEqual([
      'home.390.light.en',
      'home.390.dark.en',
      'home.390.light.ur',
      'home.390.dark.ur',
      'panel-users.390.light.en',
      'panel-users.390.dark.en',
    ]);
  });

  it('tells which screens there are when none is called so', () => {
    expect(() => listPictures({ ...EVERYTHING, only: ['langing'] })).toThrow(/No screen is called langing.*landing/);
    expect(matches('owner-*', 'owner-bookings')).toBe(true);
    expect(matches('owner', 'owner-bookings')).toBe(false);
    expect(matches('owner.*', 'owner-bookings')).toBe(false);
  });
});
