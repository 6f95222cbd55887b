import { Drawer, Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmailNotice } from '../../features/accounts/EmailNotice';
import { SecondFactorGate } from '../../features/accounts/SecondFactorGate';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { useRight } from '../../graphql/rights';
import { useSession } from '../../graphql/session';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/text';
import { useMedia } from '../../lib/media';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { MenuIcon } from '../../ui/icons';
import { Logo } from '../../ui/Logo';
import { SkipLink } from '../../ui/SkipLink';
import { TableAccountContext } from '../../ui/table/useColumnLayout';
import { AntdProvider } from '../AntdProvider';
import { appText } from '../app.text';
import { CONTENT_ID } from '../useRouteChange';
import { BusinessNavigation } from './BusinessNavigation';
import styles from './SideLayout.module.css';
import { UserMenu } from './UserMenu';

/** Where the side bar doesn't fit. */
const NARROW = '(width < 960px)';

interface SideBarProps {
  /** A drawer then, which opens over the page. */
  isNarrow: boolean;
  open: boolean;
  onClose: () => void;
}

function SideBar({ isNarrow, open, onClose }: SideBarProps) {
  const words = useText(appText);
  const isRightToLeft = useLocale() === 'ur';
  const brand = (
    <Link
      to={useRight('FIGURES') ? paths.business.dashboard : paths.business.bookings}
      className={styles.brand}
      aria-label={words.home}
    >
      <Logo />
    </Link>
  );
  const navigation = <BusinessNavigation onChoose={onClose} />;
  return isNarrow ? (
    <Drawer
      open={open}
      placement={isRightToLeft ? 'right' : 'left'}
      size={288}
      title={brand}
      closable={{ placement: 'end', 'aria-label': words.header.closeMenu }}
      classNames={{ header: styles.drawerHeader ?? '', body: styles.drawerBody ?? '' }}
      onClose={onClose}
    >
      {navigation}
    </Drawer>
  ) : (
    <Layout.Sider className={styles.side} width={256} theme="light">
      {brand}
      {navigation}
    </Layout.Sider>
  );
}

/** The owner's portal: a side bar (a drawer on phones), and a top bar that welcomes by name. */
export function BusinessLayout({ children }: { children: ReactNode }) {
  const words = useText(appText);
  const { viewer } = useSession();
  const { pathname } = useLocation();
  // The dashboard greets by itself: nobody is welcomed twice.
  const greets = pathname !== paths.business.dashboard;
  const isNarrow = useMedia(NARROW);
  const [open, setOpen] = useState(false);
  return (
    <AntdProvider>
      <SkipLink to={CONTENT_ID} />
      <Layout className={styles.layout}>
        <SideBar isNarrow={isNarrow} open={open} onClose={() => setOpen(false)} />
        <Layout>
          <Layout.Header className={styles.top}>
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
            <p className={styles.welcome}>{viewer && greets && words.business.welcome(viewer.name)}</p>
            <ThemeToggle />
            {viewer && <UserMenu viewer={viewer} />}
          </Layout.Header>
          <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
            <EmailNotice />
            <SecondFactorGate>
              <TableAccountContext value={viewer?.id}>{children}</TableAccountContext>
            </SecondFactorGate>
          </main>
        </Layout>
      </Layout>
    </AntdProvider>
  );
}
