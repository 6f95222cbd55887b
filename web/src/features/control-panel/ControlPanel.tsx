import { isStaff, Role } from '@mehfil/api/rules';
import { NavLink, useSearchParams } from 'react-router-dom';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { BusinessesTab } from './BusinessesTab';
import { MaintenanceTab } from './MaintenanceTab';
import { OverviewTab } from './OverviewTab';
import styles from './Panel.module.css';
import { panelText } from './panel.text';
import { StaffSignIn } from './StaffSignIn';
import { UsersTab } from './UsersTab';

const TABS = ['overview', 'businesses', 'users', 'maintenance'] as const;
type TabName = (typeof TABS)[number];

/** Tabs that only admins see. */
const ADMINS_ONLY: ReadonlySet<TabName> = new Set(['users']);

/** /cpanel: the control panel for staff, its sign-in for everybody else (business-and-admin.md §2). */
export function ControlPanel() {
  const { viewer } = useSession();
  return viewer && isStaff(viewer.role) ? <Shell isAdmin={viewer.role === Role.ADMIN} /> : <StaffSignIn />;
}

function Shell({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(panelText);
  const { viewer, signOut } = useSession();
  const [params] = useSearchParams();
  const wanted = params.get('tab') ?? 'overview';
  const offered = TABS.filter((name) => isAdmin || !ADMINS_ONLY.has(name));
  const current = offered.find((name) => name === wanted);
  return (
    <div className={styles.shell}>
      <aside className={styles.side}>
        <p className={styles.sideTitle}>{words.shell.title}</p>
        <nav aria-label={words.shell.navigation}>
          <ul>
            {offered.map((name) => (
              <li key={name}>
                <NavLink
                  className={styles.tab}
                  to={`${paths.controlPanel}?tab=${name}`}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {words.tabs[name]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div>
        <header className={styles.header}>
          <p>{words.shell.header}</p>
          <div className={styles.account}>
            <span>{viewer?.name}</span>
            <span className={styles.muted}>{isAdmin ? words.shell.administrator : words.shell.moderator}</span>
            <Button look="secondary" onClick={() => void signOut()}>
              {words.shell.signOut}
            </Button>
          </div>
        </header>
        <main className={styles.content}>
          <h1 className="visually-hidden">{current ? words.tabs[current] : words.shell.header}</h1>
          <TabContent tab={current} isAdmin={isAdmin} />
        </main>
      </div>
    </div>
  );
}

function TabContent({ tab, isAdmin }: { tab: TabName | undefined; isAdmin: boolean }) {
  const { unknown } = useText(panelText).shell;
  switch (tab) {
    case 'overview':
      return <OverviewTab />;
    case 'businesses':
      return <BusinessesTab isAdmin={isAdmin} />;
    case 'users':
      return <UsersTab />;
    case 'maintenance':
      return <MaintenanceTab isAdmin={isAdmin} />;
    case undefined:
      return <p>{unknown}</p>;
  }
}
