import { Role, type RegistrationRole } from '@mehfil/api/domain/accounts/roles';

/** Where `/dashboard` and the menu's Dashboard lead. */
export const START_PAGES: Readonly<Record<Role, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/dashboard',
  [Role.MODERATOR]: '/cpanel',
  [Role.ADMIN]: '/cpanel',
};

/** Where `/account` leads: to the settings of the own account. */
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

/** One line of the user menu. `name` is stable (for icons and translations), `label` is the English word. */
export interface MenuEntry {
  name: 'dashboard' | 'bookings' | 'savedHalls' | 'settings';
  label: string;
  path: string;
}

const DASHBOARD = (role: Role): MenuEntry => ({ name: 'dashboard', label: 'Dashboard', path: START_PAGES[role] });

/** The user menu by role; Sign out follows in every one. An owner has no saved halls and sees the business's bookings. */
export const USER_MENUS: Readonly<Record<Role, readonly MenuEntry[]>> = {
  [Role.USER]: [
    DASHBOARD(Role.USER),
    { name: 'bookings', label: 'My Bookings', path: '/my-bookings' },
    { name: 'savedHalls', label: 'Saved Halls', path: '/saved-halls' },
    { name: 'settings', label: 'Settings', path: '/settings' },
  ],
  [Role.BUSINESS]: [
    DASHBOARD(Role.BUSINESS),
    { name: 'bookings', label: 'My Bookings', path: '/business/bookings' },
    { name: 'settings', label: 'Settings', path: '/business/settings' },
  ],
  [Role.MODERATOR]: [DASHBOARD(Role.MODERATOR)],
  [Role.ADMIN]: [DASHBOARD(Role.ADMIN)],
};
