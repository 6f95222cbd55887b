import { Role } from '@mehfil/api/domain/accounts/roles';
import { MessagesLink } from '../../features/bookings/page/inbox/MessagesLink';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import type { Viewer } from '../../graphql/session';
import styles from './Header.module.css';
import { UserMenu } from './UserMenu';
import { joinClasses } from '../../lib/classes';

/** What the public header has for who is signed in: the messages, the bell, and the user menu where there is room. */
export function SignedInTools({ viewer }: { viewer: Viewer }) {
  return (
    <div className={joinClasses('beside gap-8', styles.signedIn)}>
      {viewer.role === Role.USER && <MessagesLink />}
      <NotificationBell />
      <div className={styles.userMenu}>
        <UserMenu viewer={viewer} />
      </div>
    </div>
  );
}
