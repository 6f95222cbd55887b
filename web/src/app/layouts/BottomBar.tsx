import { Link, useLocation } from 'react-router-dom';
import { joinClasses } from '../../lib/classes';
import { useText } from '../../i18n/text';
import { useEventCriteria } from '../../lib/event-criteria';
import { paths } from '../../lib/paths';
import { CalendarIcon, HeartIcon, SearchIcon, SettingsIcon } from '../../ui/icons';
import styles from './BottomBar.module.css';
import { bottomBarText } from './bottom-bar.text';

const ENTRIES = [
  { name: 'browse', to: paths.allVenues, within: ['/venues'], Icon: SearchIcon },
  { name: 'saved', to: paths.savedHalls, within: [paths.savedHalls], Icon: HeartIcon },
  { name: 'bookings', to: paths.myBookings, within: [paths.myBookings, '/bookings'], Icon: CalendarIcon },
  { name: 'account', to: paths.settings, within: [paths.settings], Icon: SettingsIcon },
] as const;

/** Pages with a bar of their own at the bottom: a hall's has its price and the booking. */
const OWN_BAR = '/hall/';

/** Where a customer goes most, in reach of the thumb on phones; wider screens have it all in the header. */
export function BottomBar() {
  const words = useText(bottomBarText);
  const { pathname } = useLocation();
  const { linkTo } = useEventCriteria();
  if (pathname.startsWith(OWN_BAR)) return null;
  return (
    <nav className={joinClasses('unprinted', styles.bar)} aria-label={words.navigation}>
      <ul className={styles.entries}>
        {ENTRIES.map(({ name, to, within, Icon }) => (
          <li key={name}>
            <Link
              to={name === 'browse' || name === 'saved' ? linkTo(to) : to}
              className={joinClasses('beside middle gap-2 anchor muted unbroken', styles.entry)}
              aria-current={within.some((path) => `${pathname}/`.startsWith(`${path}/`)) ? 'page' : undefined}
            >
              <Icon size={22} />
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
