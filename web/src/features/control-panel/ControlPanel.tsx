import { isStaff, Role } from '@mehfil/api/domain/accounts/roles';
import type { ReactNode } from 'react';
import { useSession } from '../../graphql/session';
import { Shell } from './Shell';
import { StaffSignIn } from './StaffSignIn';

/** What the panel shows of other features. */
export interface PanelParts {
  /** The switch between light and dark, and the avatar menu. */
  tools: ReactNode;
  /** The own account, on the Profile tab. */
  profile: ReactNode;
}

/** /cpanel: the control panel for staff, its sign-in for everybody else (docs/coverage.md: business §2). */
export function ControlPanel(parts: PanelParts) {
  const { viewer } = useSession();
  return viewer && isStaff(viewer.role) ? <Shell isAdmin={viewer.role === Role.ADMIN} {...parts} /> : <StaffSignIn />;
}
