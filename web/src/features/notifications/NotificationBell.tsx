import { useEffect, useState } from 'react';
import { useMatch, type PathMatch } from 'react-router-dom';
import { useUnreadNotificationCountQuery } from '../../graphql/generated/unread-notifications';
import { withWords } from '../../i18n/locale-store';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { AntdBoundary } from '../../ui/AntdBoundary';
import { BellIcon } from '../../ui/icons/bell';
import { PlainIconButton } from '../../ui/PlainIconButton';
import { lazyPart } from '../../ui/lazy-part';
import { bellText } from './bell.text';

const NotificationList = lazyPart(() =>
  withWords('talk', import('./NotificationList')).then((module) => module.NotificationList),
);

const ReadOnPage = lazyPart(() => import('./ReadOnPage').then((module) => module.ReadOnPage), null);

/** As many as the badge has room for. */
const SHOWN_MAX = 99;

const toId = (...matches: (PathMatch<'id'> | null)[]) =>
  Number(matches.find((match) => match !== null)?.params.id ?? 0);

/** What the page that is open is about: a booking, or an enquiry. */
function useSubject() {
  const bookingId = toId(useMatch(paths.booking(':id')), useMatch(paths.business.booking(':id')));
  const enquiryId = toId(useMatch(paths.enquiry(':id')), useMatch(paths.business.enquiry(':id')));
  if (bookingId > 0) return { bookingId };
  return enquiryId > 0 ? { enquiryId } : null;
}

/** How many notifications are unread, and a press that shows them; asked again when the page is looked at again. */
export function NotificationBell() {
  const words = useText(bellText);
  const { data, refetch } = useUnreadNotificationCountQuery({ freshFor: 0 });
  const [open, setOpen] = useState(false);
  const about = useSubject();
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
      <PlainIconButton label={label} opensDialog onClick={() => setOpen(true)}>
        <BellIcon />
        {count > 0 && <span className="count-badge over-icon">{shown}</span>}
      </PlainIconButton>
      {count > 0 && about && <ReadOnPage key={`${JSON.stringify(about)}:${count}`} about={about} />}
      {open && (
        <AntdBoundary fallback={null}>
          <NotificationList onClose={() => setOpen(false)} />
        </AntdBoundary>
      )}
    </>
  );
}
