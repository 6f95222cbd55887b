import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { joinClasses } from '../../lib/classes';
import { ThemeToggle } from '../../ui/theme/ThemeToggle';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { PlainButtonLink } from '../../ui/PlainButton';
import { CloseIcon, MenuIcon } from '../../ui/icons/frame';
import { Logo } from '../../ui/Logo';
import { appText } from '../app.text';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './Header.module.css';
import { useDoors, useHeaderLinks } from './useHeaderLinks';

// Visitors have no use for the one, and wide screens none for the other.
const SignedInTools = lazy(() => import('./SignedInTools').then((module) => ({ default: module.SignedInTools })));
const MobileMenu = lazy(() => import('./MobileMenu').then((module) => ({ default: module.MobileMenu })));

/** Sign-in buttons, bell and user menu, or the room for either while it isn't known which. */
function WhoIsThere() {
  const words = useText(appText).header;
  const { status, viewer } = useSession();
  const doors = useDoors();
  if (status === 'loading') return <span className={styles.unknown} />;
  if (viewer) {
    return (
      <Suspense fallback={<span className={styles.unknown} />}>
        <SignedInTools viewer={viewer} />
      </Suspense>
    );
  }
  return (
    <div className="beside gap-8">
      <PlainButtonLink to={doors.login} look="quiet">
        {words.signIn}
      </PlainButtonLink>
      <PlainButtonLink to={doors.register}>{words.getStarted}</PlainButtonLink>
    </div>
  );
}

/** The public header (docs/coverage.md: customer §2, Layouts and navigation). `badge` is the place of the currency badge. */
export function Header({ badge }: { badge?: ReactNode }) {
  const words = useText(appText);
  const links = useHeaderLinks();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const menuId = useId();
  // Going somewhere closes the menu.
  const open = openAt === pathname;

  return (
    <header className={joinClasses('unprinted', styles.header)}>
      <div className={joinClasses('beside page-width middle gap-24', styles.line)}>
        <Link to={paths.landing} className={styles.brand} aria-label={words.home}>
          <Logo />
        </Link>
        <nav className={styles.links} aria-label={words.header.navigation}>
          {links.map(({ to, within, label }) => (
            <Link
              key={within}
              to={to}
              className={joinClasses('stack centered-items rounded ink touchable', styles.link)}
              aria-current={`${pathname}/`.startsWith(`${within}/`) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={joinClasses('beside middle gap-8', styles.tools)}>
          {badge}
          <LanguageSwitch />
          <ThemeToggle />
          <div className={styles.wide}>
            <WhoIsThere />
          </div>
          <button
            type="button"
            className={joinClasses('round-button', styles.menuButton)}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={open ? words.header.closeMenu : words.header.openMenu}
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
          </button>
        </div>
      </div>
      <div id={menuId} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <MobileMenu onClose={() => setOpenAt(null)} />
          </Suspense>
        )}
      </div>
    </header>
  );
}
