import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../../graphql/session';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { CalendarIcon, HeartIcon, SettingsIcon } from '../../../../ui/icons';
import { PageHeader } from '../../../../ui/PageHeader';
import { homeText } from './home.text';
import styles from './HomeScreen.module.css';
import { HallBrowser } from './ListingScreen';
import { RecentHalls } from './RecentHalls';
import { useHallSearch } from './useHallSearch';
import { joinClasses } from '../../../../lib/classes';

const LINKS = [
  { to: paths.myBookings, word: 'bookings', Icon: CalendarIcon },
  { to: paths.savedHalls, word: 'saved', Icon: HeartIcon },
  { to: paths.settings, word: 'settings', Icon: SettingsIcon },
] as const;

/** `/home`: the customer's dashboard, with hall browsing and what was looked at before. `above` stands below the welcome. */
export function HomeScreen({ above }: { above?: ReactNode }) {
  const words = useText(homeText);
  const { viewer } = useSession();
  const state = useHallSearch();
  const { linkTo } = useEventCriteria();
  return (
    <>
      <PageHeader eyebrow={words.eyebrow} title={words.title(viewer?.name ?? '')} />
      {above}
      <ul className="stack gap-16 above-24 fit-220">
        {LINKS.map(({ to, word, Icon }) => (
          <li key={to}>
            <Link
              to={to === paths.savedHalls ? linkTo(to) : to}
              className={joinClasses('beside middle gap-16 framed ink', styles.link)}
            >
              <Icon size={24} />
              <span>
                <b className="block">{words.links[word].title}</b>
                <span className="muted small block">{words.links[word].text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <RecentHalls />
      <h2 className={styles.title}>{words.browse}</h2>
      {/* Within it the switch of list and map stays at hand, not over what is above. */}
      <div>
        <HallBrowser state={state} skeletons={SEARCH_LIMITS.otherSkeletons} emptyTitle={words.empty} />
      </div>
    </>
  );
}
