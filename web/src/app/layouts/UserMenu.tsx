import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession, type Viewer } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { useEventCriteria } from '../../lib/event-criteria';
import { paths } from '../../lib/paths';
import { EmailAddress } from '../../ui/EmailAddress';
import { ChevronDownIcon, SignOutIcon } from '../../ui/icons';
import { useDisclosure } from '../../ui/useDisclosure';
import { appText } from '../app.text';
import { accountLinks, initials } from './account-links';
import styles from './UserMenu.module.css';
import { joinClasses } from '../../lib/classes';

/** One line of the menu. */
export interface UserMenuLink {
  name: string;
  label: string;
  path: string;
  icon: ReactNode;
}

interface UserMenuProps {
  viewer: Viewer;
  /** What the person is, below name and address. */
  badge?: string;
  /** Lines other than those of the person's role. */
  links?: readonly UserMenuLink[];
  /** What the last line reads. */
  signOutLabel?: string;
  /** While there still is a session. */
  onSigningOut?: () => Promise<void>;
  /** After the session has ended. */
  onSignedOut?: () => void;
}

/**
 * The signed-in person's menu: dashboard, bookings, saved halls, settings, sign out, by role. Plain markup, since the header of public
 * pages, which load without Ant Design, shows the same menu.
 */
export function UserMenu({ viewer, badge, links: otherLinks, signOutLabel, ...on }: UserMenuProps) {
  const words = useText(appText).header;
  const { signOut } = useSession();
  const { linkTo } = useEventCriteria();
  const links: readonly UserMenuLink[] = otherLinks ?? accountLinks(viewer.role, words.entries);
  const { open, box, button, toggle } = useDisclosure();
  const menuId = useId();
  const leave = async () => {
    await on.onSigningOut?.();
    await signOut();
    on.onSignedOut?.();
  };
  return (
    <div ref={box} className="anchor rigid">
      <button
        ref={button}
        type="button"
        className={joinClasses('beside middle gap-6 bordered touchable', styles.button)}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
      >
        <span className={joinClasses('stack centered-items round small strong', styles.avatar)} aria-hidden="true">
          {initials(viewer.name)}
        </span>
        <span className="visually-hidden">{words.account(viewer.name)}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div id={menuId} className={joinClasses('bordered rounded-card', styles.panel)} hidden={!open}>
        <p className={joinClasses('stack below-8', styles.who)}>
          <strong>{viewer.name}</strong>
          <span className="one-line muted small">
            <EmailAddress>{viewer.email}</EmailAddress>
          </span>
          {badge && <span className="pill tone-primary from-start above-6">{badge}</span>}
        </p>
        <ul>
          {links.map(({ name, label, path, icon }) => (
            <li key={name}>
              <Link
                className={`menu-line rounded touchable ${styles.item}`}
                to={path === paths.savedHalls ? linkTo(path) : path}
              >
                {icon}
                {label}
              </Link>
            </li>
          ))}
          <li className="line-above above-8 inside-8">
            <button type="button" className={`menu-line rounded touchable ${styles.item}`} onClick={() => void leave()}>
              <SignOutIcon />
              {signOutLabel ?? words.signOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
