import { isStaff, Role } from '@mehfil/api/domain/accounts/roles';
import { useSession } from '../../graphql/session';
import { Shell, type PanelParts } from './Shell';
import { SecondFactorGate } from '../../features/accounts/SecondFactorGate';
import { StaffSignIn } from '../../features/accounts/staff/StaffSignIn';

/** /cpanel: the control panel for staff, its sign-in for everybody else (docs/coverage.md: business §2). */
export function ControlPanel(parts: PanelParts) {
  const { viewer } = useSession();
  if (!viewer || !isStaff(viewer.role)) return <StaffSignIn />;
  return (
    <SecondFactorGate>
      <Shell isAdmin={viewer.role === Role.ADMIN} {...parts} />
    </SecondFactorGate>
  );
}
