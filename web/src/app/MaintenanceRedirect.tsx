import { isStaff } from '@mehfil/api/domain/accounts/roles';
import { MAINTENANCE_LIMITS } from '@mehfil/api/domain/maintenance/limits';
import { parsedEndTime } from '@mehfil/api/domain/maintenance/end-time';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMaintenanceStatusQuery } from '../graphql/generated/maintenance';
import { useSession } from '../graphql/session';
import { pageClock } from '../lib/clock';
import { paths } from '../lib/paths';
import { onMaintenance } from './maintenance-signal';

const { landingPollMs, landingStaleMs, guardPollMs, guardStaleMs } = MAINTENANCE_LIMITS;

/** How often the status is asked for, and how old an answer may be where the guard begins (docs/coverage.md: customer §7). */
const GUARDS = {
  landing: { freshFor: landingStaleMs, pollInterval: landingPollMs },
  elsewhere: { freshFor: guardStaleMs, pollInterval: guardPollMs },
} as const;

/** Asks for the status and leads away when it is on. */
function StatusGuard({ freshFor, pollInterval }: { freshFor: number; pollInterval: number }) {
  const navigate = useNavigate();
  const { data } = useMaintenanceStatusQuery({ freshFor, pollInterval });
  const isOn = data?.maintenanceStatus.isMaintenanceMode === true;
  const endsAt = parsedEndTime(data?.maintenanceStatus.endTime)?.getTime();

  useEffect(() => {
    if (isOn && (endsAt === undefined || endsAt > pageClock())) void navigate(paths.maintenance);
  }, [isOn, endsAt, navigate]);
  return null;
}

/**
 * Takes everybody but staff to the maintenance page: when the status says so, and at once when the server refuses a call for it
 * (docs/coverage.md: customer §4, Maintenance). Somebody who is on that page already, or at the control panel, stays.
 */
export function MaintenanceRedirect() {
  const { status, viewer } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stays = isStaff(viewer?.role) || pathname === paths.maintenance || pathname.startsWith(paths.controlPanel);
  const guard = pathname === paths.landing ? 'landing' : 'elsewhere';

  useEffect(
    () =>
      onMaintenance(() => {
        if (!stays) void navigate(paths.maintenance);
      }),
    [stays, navigate],
  );
  return stays || status === 'loading' ? null : <StatusGuard key={guard} {...GUARDS[guard]} />;
}
