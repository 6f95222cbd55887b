import { isStaff, Role } from '@mehfil/api/domain/accounts/roles';
import { lazy, Suspense } from 'react';
import { useSession } from '../../graphql/session';
import { Spinner } from '../../ui/Spinner';
import { Shell, type PanelParts } from './Shell';
import { SecondFactorGate } from '../../features/accounts/SecondFactorGate';

const SessionProblem = lazy(() => import('../SessionProblem').then((module) => ({ default: module.SessionProblem })));
const StaffSignIn = lazy(() =>
  import('../../features/accounts/staff/StaffSignIn').then((module) => ({ default: module.StaffSignIn })),
);

/** /cpanel: the control panel for staff, its sign-in for everybody else (docs/coverage.md: business §2). */
export function ControlPanel(parts: PanelParts) {
  const { status, viewer, refresh } = useSession();
  if (status === 'loading') return <Spinner page />;
  // Whoever has a token isn't asked to sign in because the server couldn't say whose it is.
  if (status === 'failed')
    return (
      <Suspense fallback={<Spinner page />}>
        <SessionProblem onRetry={() => void refresh()} />
      </Suspense>
    );
  if (!viewer || !isStaff(viewer.role))
    return (
      <Suspense fallback={<Spinner page />}>
        <StaffSignIn />
      </Suspense>
    );
  return (
    <SecondFactorGate>
      <Shell isAdmin={viewer.role === Role.ADMIN} {...parts} />
    </SecondFactorGate>
  );
}
