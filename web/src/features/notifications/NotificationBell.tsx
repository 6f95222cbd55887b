import { useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useUnreadNotificationCountQuery } from '../../graphql/generated/unread-notifications';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { AntdBoundary } from '../../ui/AntdBoundary';
import { BellIcon } from '../../ui/icons/bell';
import { lazyPart } from '../../ui/lazy-part';
import { bellText } from './bell.text';
import styles from './NotificationBell.module.css';

const NotificationList = lazyPart(() => import('./NotificationList').then((module) => module.NotificationList));

const ReadOnBookingPage = lazyPart(
  () => import('./ReadOnBookingPage').then((module) => module.ReadOnBookingPage),
  null,
);

/** As many as the badge has room for. */
const SHOWN_MAX = 99;

/** How many notifications are unread, and a press that shows them; asked again when the page is looked at again. */
export function NotificationBell() {
  const words = useText(bellText);
  const { data, refetch } = useUnreadNotificationCountQuery({ freshFor: 0 });
  const [open, setOpen] = useState(false);
  const customers = useMatch(paths.booking(':id'));
  const owners = useMatch(paths.business.booking(':id'));
  const bookingId = Number((customers ?? owners)?.params.id);
  const count = data?.unreadNotificationCount ?? 0;
  const shown = count > SHOWN_MAX ? `${SHOWN_MAX}+` : String(count);
  const label = count > 0 ? words.unread(shown) : words.title;
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [refetch]);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {count > 0 && <span className={styles.count}>{shown}</span>}
      </button>
      {count > 0 && bookingId > 0 && <ReadOnBookingPage key={`${bookingId}:${count}`} bookingId={bookingId} />}
      {open && (
        <AntdBoundary>
          <NotificationList onClose={() => setOpen(false)} />
        </AntdBoundary>
      )}
    </>
  );
}
