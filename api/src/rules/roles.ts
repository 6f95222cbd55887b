/** Who a signed-in person is. Registration offers `USER` and `BUSINESS` only; staff are made by staff. */
export enum Role {
  /** A customer: browses, books, saves and reviews halls. */
  USER = 'user',
  /** A venue owner: lists halls and answers booking requests. */
  BUSINESS = 'business',
  /** Staff: sees the control panel, decides on applications, hides reviews and comments. */
  MODERATOR = 'moderator',
  /** Staff: everything in the control panel. */
  ADMIN = 'admin',
}

/** Every role, from the least to the most powerful. */
export const ROLES: readonly Role[] = [Role.USER, Role.BUSINESS, Role.MODERATOR, Role.ADMIN];

/** The roles that a person may choose when registering. */
export type RegistrationRole = Role.USER | Role.BUSINESS;
export const REGISTRATION_ROLES: readonly RegistrationRole[] = [Role.USER, Role.BUSINESS];

/** The role as the public side names it (Create Account, user menu). */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  [Role.USER]: 'Customer',
  [Role.BUSINESS]: 'Venue Owner',
  [Role.MODERATOR]: 'Moderator',
  [Role.ADMIN]: 'Administrator',
};

/** The role as a badge in the control panel's list of users. */
export const ROLE_BADGES: Readonly<Record<Role, string>> = {
  [Role.USER]: 'User',
  [Role.BUSINESS]: 'Business',
  [Role.MODERATOR]: 'Moderator',
  [Role.ADMIN]: 'Admin',
};

/** The orders of the control panel's list of users. */
export enum PersonOrder {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  NAME_DESCENDING = 'name_descending',
}

/** Whether the role belongs to the platform's staff. */
export function isStaff(role: Role | null | undefined): boolean {
  return role === Role.ADMIN || role === Role.MODERATOR;
}

/** Where `/dashboard` and the menu's Dashboard lead. */
export const START_PAGES: Readonly<Record<Role, string>> = {
  [Role.USER]: '/home',
  [Role.BUSINESS]: '/business/dashboard',
  [Role.MODERATOR]: '/cpanel',
  [Role.ADMIN]: '/cpanel',
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
