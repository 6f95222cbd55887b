import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { useEventCriteria } from '../../lib/event-criteria';
import { paths } from '../../lib/paths';
import { PlainButtonLink } from '../../ui/PlainButton';
import { SignOutIcon } from '../../ui/icons';
import { appText } from '../app.text';
import { accountLinks } from './account-links';
import styles from './MobileMenu.module.css';
import { useDoors, useHeaderLinks } from './useHeaderLinks';
import { joinClasses } from '../../lib/classes';

/** The header's collapsible menu on small screens; Escape closes it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const words = useText(appText).header;
  const links = useHeaderLinks();
  const { viewer, signOut } = useSession();
  const doors = useDoors();
  const { linkTo } = useEventCriteria();

  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClose]);

  return (
    <nav className={styles.menu} aria-label={words.menu}>
      <ul>
        {links.map(({ to, within, label }) => (
          <li key={within}>
            <Link className={`menu-line ${styles.link}`} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {viewer ? (
        <ul className="line-above above-8 inside-8">
          {accountLinks(viewer.role, words.entries).map(({ name, label, path, icon }) => (
            <li key={name}>
              <Link className={`menu-line ${styles.link}`} to={path === paths.savedHalls ? linkTo(path) : path}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={`menu-line ${styles.link}`} onClick={() => void signOut()}>
              <SignOutIcon />
              {words.signOut}
            </button>
          </li>
        </ul>
      ) : (
        <div className={joinClasses('beside gap-12 inside-16', styles.doors)}>
          <PlainButtonLink to={doors.login} look="secondary">
            {words.signIn}
          </PlainButtonLink>
          <PlainButtonLink to={doors.register}>{words.getStarted}</PlainButtonLink>
        </div>
      )}
    </nav>
  );
}
