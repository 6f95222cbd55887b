import type { Role } from '@mehfil/api/domain/accounts/roles';
import { USER_MENUS, type MenuEntry } from '../user-menus';
import type { ReactNode } from 'react';
import { CalendarIcon, GridIcon, HeartIcon, SettingsIcon } from '../../ui/icons';

const ICONS: Readonly<Record<MenuEntry['name'], ReactNode>> = {
  dashboard: <GridIcon />,
  bookings: <CalendarIcon />,
  savedHalls: <HeartIcon />,
  settings: <SettingsIcon />,
};

/** What the user menu offers to a role, with icons (docs/coverage.md: customer §2; the table stands in `user-menus.ts`). */
export function accountLinks(
  role: Role,
  labels: Readonly<Record<MenuEntry['name'], string>>,
): (MenuEntry & { icon: ReactNode })[] {
  return USER_MENUS[role].map((entry) => ({ ...entry, label: labels[entry.name], icon: ICONS[entry.name] }));
}

/** `Ayesha Noor Khan` is `AN`. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
