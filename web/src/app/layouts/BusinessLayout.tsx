import { Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ThemeToggle } from '../../features/theme/ThemeToggle';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { Logo } from '../../ui/Logo';
import { SkipLink } from '../../ui/SkipLink';
import { TableAccountContext } from '../../ui/table/useColumnLayout';
import { AntdProvider } from '../AntdProvider';
import { appText } from '../app.text';
import { CONTENT_ID } from '../useRouteChange';
import { BusinessNavigation } from './BusinessNavigation';
import styles from './SideLayout.module.css';
import { UserMenu } from './UserMenu';

/** The owner's portal: a side bar, and a top bar that welcomes by name. */
export function BusinessLayout({ children }: { children: ReactNode }) {
  const words = useText(appText);
  const { viewer } = useSession();
  const { pathname } = useLocation();
  // The dashboard greets by itself: nobody is welcomed twice.
  const greets = pathname !== paths.business.dashboard;
  const [open, setOpen] = useState(false);
  return (
    <AntdProvider>
      <SkipLink to={CONTENT_ID} />
      <Layout className={styles.layout}>
        <Layout.Sider className={styles.side} width={256} data-open={open} theme="light">
          <Link to={paths.business.dashboard} className={styles.brand} aria-label={words.home}>
            <Logo />
          </Link>
          <BusinessNavigation onChoose={() => setOpen(false)} />
        </Layout.Sider>
        <Layout>
          <Layout.Header className={styles.top}>
            <button
              type="button"
              className={styles.menuButton}
              aria-expanded={open}
              aria-label={open ? words.header.closeMenu : words.header.openMenu}
              onClick={() => setOpen(!open)}
            >
              {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
            </button>
            <p className={styles.welcome}>{viewer && greets && words.business.welcome(viewer.name)}</p>
            <ThemeToggle />
            {viewer && <UserMenu viewer={viewer} />}
          </Layout.Header>
          <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
            <TableAccountContext value={viewer?.id}>{children}</TableAccountContext>
          </main>
        </Layout>
      </Layout>
    </AntdProvider>
  );
}
