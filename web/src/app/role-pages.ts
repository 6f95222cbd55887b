import { Role, type RegistrationRole } from '@mehfil/api/domain/accounts/roles';
import { isMemberWithoutFactor, mayDo } from '../graphql/rights';
import type { Viewer } from '../graphql/session';
import { paths } from '../lib/paths';

/** Where `/dashboard` and the menu's Dashboard lead each role. */
export const START_PAGES: Readonly<Record<Role, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/dashboard',
  [Role.MODERATOR]: '/cpanel',
  [Role.ADMIN]: '/cpanel',
};

/** Where `/account` leads: to the settings of the viewer's account. */
export const SETTINGS_PAGES: Readonly<Record<Role, string>> = {
  [Role.USER]: '/settings',
  [Role.BUSINESS]: '/business/settings',
  [Role.MODERATOR]: '/cpanel?tab=profile',
  [Role.ADMIN]: '/cpanel?tab=profile',
};

/** The same after signing in. */
export const SIGNED_IN_PAGES: Readonly<Record<Role, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/dashboard',
  [Role.MODERATOR]: '/admin/dashboard',
  [Role.ADMIN]: '/admin/dashboard',
};

type Person = Pick<Viewer, 'role' | 'membership' | 'lacksSecondFactor'>;

/** Where members of a team begin: in the portal of their business, which also sets up a second factor that is missing. */
function findTeamPage(viewer: Person): string | null {
  if (viewer.role !== Role.USER || !(viewer.membership || isMemberWithoutFactor(viewer))) return null;
  return mayDo(viewer, 'FIGURES') ? paths.business.dashboard : paths.business.bookings;
}

/** Where `/dashboard` leads somebody. */
export function getStartPage(viewer: Person): string {
  return findTeamPage(viewer) ?? START_PAGES[viewer.role];
}

/** Where somebody goes after signing in, and where a guard sends them from what isn't theirs. */
export function getSignedInPage(viewer: Person): string {
  return findTeamPage(viewer) ?? SIGNED_IN_PAGES[viewer.role];
}

/** Where a person goes after creating an account. */
export const REGISTERED_PAGES: Readonly<Record<RegistrationRole, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/apply',
};
