import type { Role } from '@mehfil/api/domain/accounts/roles';
import { USER_MENUS, type MenuEntry } from '../role-pages';
import type { ReactNode } from 'react';
import { CalendarIcon, GridIcon, HeartIcon, SettingsIcon } from '../../ui/icons';

const ICONS: Readonly<Record<MenuEntry['name'], ReactNode>> = {
  dashboard: <GridIcon />,
  bookings: <CalendarIcon />,
  savedHalls: <HeartIcon />,
  settings: <SettingsIcon />,
};

/** What the user menu offers to a role, with icons (docs/coverage.md: customer §2; the table stands in the shared rules). */
export function accountLinks(role: Role): (MenuEntry & { icon: ReactNode })[] {
  return USER_MENUS[role].map((entry) => ({ ...entry, icon: ICONS[entry.name] }));
}

/** `Ayesha Noor Khan` is `AN`. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
