import { isStaff } from '@mehfil/api/rules';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../graphql/session';
import { paths } from '../lib/paths';
import { onMaintenance } from './maintenance-signal';

/** Takes everybody but staff to the maintenance page when the server refuses a call for it (section 4). */
export function MaintenanceRedirect() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stays = isStaff(viewer?.role) || pathname === paths.maintenance || pathname.startsWith(paths.controlPanel);

  useEffect(
    () =>
      onMaintenance(() => {
        if (!stays) void navigate(paths.maintenance);
      }),
    [stays, navigate],
  );
  return null;
}
