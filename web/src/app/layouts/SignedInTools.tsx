import { NotificationBell } from '../../features/notifications/NotificationBell';
import type { Viewer } from '../../graphql/session';
import styles from './Header.module.css';
import { UserMenu } from './UserMenu';
import { joinClasses } from '../../lib/classes';

/** What the public header has for who is signed in: the bell, and the user menu where there is room. */
export function SignedInTools({ viewer }: { viewer: Viewer }) {
  return (
    <div className={joinClasses('beside gap-8', styles.signedIn)}>
      <NotificationBell />
      <div className={styles.userMenu}>
        <UserMenu viewer={viewer} />
      </div>
    </div>
  );
}
