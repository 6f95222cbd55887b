import { Role, type RegistrationRole } from '@mehfil/api/domain/accounts/roles';

/** Where `/dashboard` and the menu's Dashboard lead. */
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

/** Where a person goes after signing in, and where a guard sends somebody whose role is not allowed. */
export const SIGNED_IN_PAGES: Readonly<Record<Role, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/dashboard',
  [Role.MODERATOR]: '/admin/dashboard',
  [Role.ADMIN]: '/admin/dashboard',
};

/** Where a person goes after creating an account. */
export const REGISTERED_PAGES: Readonly<Record<RegistrationRole, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/apply',
};
