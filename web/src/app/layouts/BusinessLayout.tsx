import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { joinClasses } from '../../lib/classes';
import { EmailNotice } from '../../features/accounts/EmailNotice';
import { SecondFactorGate } from '../../features/accounts/SecondFactorGate';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { useMedia } from '../../lib/media';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { MenuIcon } from '../../ui/icons';
import { CommandPalette } from '../../ui/command-palette/CommandPalette';
import { lazyPart } from '../../ui/lazy-part';
import { Shortcuts } from '../../ui/shortcuts/Shortcuts';
import { SkipLink } from '../../ui/SkipLink';
import { useOpened } from '../../ui/useOpened';
import { TableAccountContext } from '../../ui/table/useColumnLayout';
import { AntdProvider } from '../AntdProvider';
import { appText } from '../app.text';
import { CONTENT_ID, focusContent } from '../useRouteChange';
import { businessLayoutText } from './business-layout.text';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './SideLayout.module.css';
import { UserMenu } from './UserMenu';

const BusinessSideBar = lazyPart(
  () => import('./BusinessSideBar').then((module) => module.BusinessSideBar),
  <div className={styles.side} />,
);
const OwnerCommands = lazyPart(() => import('../portal/OwnerCommands').then((module) => module.OwnerCommands));
const BusinessDrawer = lazyPart(() => import('./BusinessDrawer').then((module) => module.BusinessDrawer));

const SHORTCUTS = ['page', 'list', 'requests', 'calendar'] as const;

/** Where the side bar doesn't fit. */
const NARROW = '(width < 960px)';

/** Where a greeting has no room beside the buttons. */
const PHONE = '(width < 520px)';

/** The greeting of the top bar; none on phones, where no more than its first letter would be left. */
function Welcome({ name }: { name: string }) {
  const { welcome } = useText(businessLayoutText);
  const isPhone = useMedia(PHONE);
  return isPhone ? null : <span title={welcome(name)}>{welcome(name)}</span>;
}

/** The owner's portal: a side bar (a drawer on phones), and a top bar that welcomes by name. */
export function BusinessLayout({ children }: { children: ReactNode }) {
  const words = useText(appText);
  const { viewer } = useSession();
  const { pathname } = useLocation();
  // The dashboard greets by itself: nobody is welcomed twice.
  const greets = pathname !== paths.business.dashboard;
  const isNarrow = useMedia(NARROW);
  const { open, wasOpened, setOpen } = useOpened();
  return (
    <AntdProvider>
      <SkipLink to={CONTENT_ID} />
      <div className={styles.layout}>
        {!isNarrow && <BusinessSideBar />}
        {isNarrow && wasOpened && <BusinessDrawer open={open} onClose={() => setOpen(false)} />}
        <div>
          <header className={joinClasses('beside middle gap-8', styles.top)}>
            {isNarrow && (
              <Button
                look="quiet"
                className={styles.menuButton}
                aria-expanded={open}
                aria-label={words.header.openMenu}
                icon={<MenuIcon size={24} />}
                onClick={() => setOpen(true)}
              />
            )}
            <p className={joinClasses('one-line', styles.welcome)}>
              {viewer && greets && <Welcome name={viewer.name} />}
            </p>
            <CommandPalette Dialog={OwnerCommands} onArrive={focusContent} />
            <Shortcuts groups={SHORTCUTS} />
            <LanguageSwitch />
            <ThemeToggle />
            {viewer && <NotificationBell />}
            {viewer && <UserMenu viewer={viewer} />}
          </header>
          <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
            <EmailNotice />
            <SecondFactorGate>
              <TableAccountContext value={viewer?.id}>{children}</TableAccountContext>
            </SecondFactorGate>
          </main>
        </div>
      </div>
    </AntdProvider>
  );
}
