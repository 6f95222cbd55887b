import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { PlainButtonLink } from '../../ui/PlainButton';
import { SignOutIcon } from '../../ui/icons';
import { appText } from '../app.text';
import { accountLinks } from './account-links';
import styles from './MobileMenu.module.css';
import { useHeaderLinks } from './useHeaderLinks';

/** The header's collapsible menu on small screens; Escape closes it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const words = useText(appText).header;
  const links = useHeaderLinks();
  const { viewer, signOut } = useSession();

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
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {viewer ? (
        <ul className={styles.account}>
          {accountLinks(viewer.role, words.entries).map(({ name, label, path, icon }) => (
            <li key={name}>
              <Link className={styles.link} to={path}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.link} onClick={() => void signOut()}>
              <SignOutIcon />
              {words.signOut}
            </button>
          </li>
        </ul>
      ) : (
        <div className={styles.doors}>
          <PlainButtonLink to={paths.login} look="secondary">
            {words.signIn}
          </PlainButtonLink>
          <PlainButtonLink to={paths.register}>{words.getStarted}</PlainButtonLink>
        </div>
      )}
    </nav>
  );
}
