import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession, type Viewer } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { ChevronDownIcon, SignOutIcon } from '../../ui/icons';
import { appText } from '../app.text';
import { accountLinks, initials } from './account-links';
import styles from './UserMenu.module.css';

/** Closes at Escape (the focus goes back to the button), a press elsewhere, and when the focus leaves. */
function useDisclosure() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenAt(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { open, box, button, toggle: () => setOpenAt(open ? null : pathname) };
}

/** The signed-in person's menu: dashboard, bookings, saved halls, settings, sign out, by role. */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const words = useText(appText).header;
  const { signOut } = useSession();
  const { open, box, button, toggle } = useDisclosure();
  const menuId = useId();
  return (
    <div ref={box} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initials(viewer.name)}
        </span>
        <span className="visually-hidden">{words.account(viewer.name)}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div id={menuId} className={styles.panel} hidden={!open}>
        <p className={styles.who}>
          <strong>{viewer.name}</strong>
          <span>{viewer.email}</span>
        </p>
        <ul>
          {accountLinks(viewer.role).map(({ name, label, path, icon }) => (
            <li key={name}>
              <Link className={styles.item} to={path}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" className={styles.item} onClick={() => void signOut()}>
              <SignOutIcon />
              {words.signOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
