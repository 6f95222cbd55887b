import { Role } from '@mehfil/api/domain/accounts/roles';
import { joinClasses } from '../../../lib/classes';
import { ROLE_BADGES } from './role-badges';
import type { ReactNode } from 'react';
import { Glyph } from '../../../ui/icons/Glyph';
import styles from './Users.module.css';

const ICONS: Readonly<Record<Role, ReactNode>> = {
  [Role.USER]: (
    <Glyph>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
    </Glyph>
  ),
  [Role.BUSINESS]: (
    <Glyph>
      <path d="M4.5 20V9.5L12 4.5l7.5 5V20zM9.5 20v-5.5h5V20" />
    </Glyph>
  ),
  [Role.MODERATOR]: (
    <Glyph>
      <path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z" />
    </Glyph>
  ),
  [Role.ADMIN]: (
    <Glyph>
      <path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.5 10" />
    </Glyph>
  ),
};

const TONES: Readonly<Record<Role, string>> = {
  [Role.USER]: 'tone-neutral',
  [Role.BUSINESS]: 'tone-warning',
  [Role.MODERATOR]: 'tone-primary',
  [Role.ADMIN]: 'tone-primary',
};

/** The role as an icon beside the name; the badge says it in words. */
export function RoleIcon({ role }: { role: Role }) {
  return <span className={joinClasses(TONES[role], 'centered-items round rigid', styles.icon)}>{ICONS[role]}</span>;
}

/** Admin, Moderator, Business, or User for any other. */
export function RoleBadge({ role }: { role: Role }) {
  return <span className={joinClasses('pill unbroken', TONES[role])}>{ROLE_BADGES[role]}</span>;
}
