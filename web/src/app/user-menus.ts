import { Role } from '@mehfil/api/domain/accounts/roles';
import { START_PAGES } from './role-pages';

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
