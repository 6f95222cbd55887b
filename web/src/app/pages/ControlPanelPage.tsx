import { isStaff, Role } from '@mehfil/api/domain/accounts/roles';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { ControlPanel } from '../panel/ControlPanel';
import { panelText } from '../panel/panel.text';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { sendHeldAction } from '../../lib/held-action';
import { paths } from '../../lib/paths';
import { PeopleIcon, SettingsIcon } from '../../ui/icons';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import { UserMenu } from '../layouts/UserMenu';
import { NotificationSettingsPart } from './NotificationSettingsPart';

const AccountSettings = lazy(() =>
  import('../../features/accounts/AccountSettings').then((module) => ({ default: module.AccountSettings })),
);

/** Profile and Settings; a moderator's settings are those of their account, because the system's aren't theirs to see. */
function useStaffLinks(isAdmin: boolean) {
  const { shell } = useText(panelText);
  const profile = `${paths.controlPanel}?tab=profile`;
  return [
    { name: 'profile', label: shell.profile, path: profile, icon: <PeopleIcon /> },
    {
      name: 'settings',
      label: shell.settings,
      path: isAdmin ? `${paths.controlPanel}?tab=settings` : profile,
      icon: <SettingsIcon />,
    },
  ];
}

/** The control panel with what other features give it: theme, avatar menu, the viewer's account. */
export function ControlPanelPage() {
  const { viewer } = useSession();
  const { shell } = useText(panelText);
  const navigate = useNavigate();
  const isAdmin = viewer?.role === Role.ADMIN;
  const links = useStaffLinks(isAdmin);
  return (
    <ControlPanel
      tools={
        <>
          <ThemeToggle />
          {viewer && isStaff(viewer.role) && <NotificationBell />}
          {viewer && isStaff(viewer.role) && (
            <UserMenu
              viewer={viewer}
              badge={isAdmin ? shell.administrator : shell.moderator}
              links={links}
              signOutLabel={shell.signOut}
              onSigningOut={sendHeldAction}
              onSignedOut={() => void navigate(paths.landing)}
            />
          )}
        </>
      }
      profile={<AccountSettings accountText={shell.profileText} notifications={<NotificationSettingsPart />} />}
    />
  );
}
