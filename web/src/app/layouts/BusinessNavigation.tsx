import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import { Menu } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mayDo } from '../../graphql/rights';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import {
  CalendarIcon,
  GridIcon,
  LayersIcon,
  ListIcon,
  MailIcon,
  MoneyIcon,
  PeopleIcon,
  PictureIcon,
  SettingsIcon,
  StarIcon,
} from '../../ui/icons';
import { businessLayoutText } from './business-layout.text';

/** Screens without an entry of their own, and the entry that they belong to. */
const BELONGS: readonly (readonly [start: string, entry: string])[] = [
  [paths.business.createHall, paths.business.halls],
  [paths.business.newHall, paths.business.halls],
  [paths.business.import, paths.business.halls],
  [paths.business.spaces, paths.business.halls],
  [`${paths.business.bookings}/`, paths.business.bookings],
  [paths.business.functions, paths.business.calendar],
  [paths.business.apply, paths.business.dashboard],
  [paths.business.teamActivity, paths.business.team],
];

interface Entry {
  key: string;
  /** Who may open it; null for everybody. */
  right: BusinessRight | null;
  label: string;
  icon: ReactNode;
}

/** The side bar's entries: Dashboard, Setup, Halls, Bookings, Calendar, Reviews, Settings, Billing, Team, Support, by right. */
export function BusinessNavigation({ onChoose }: { onChoose?: () => void }) {
  const words = useText(businessLayoutText);
  const { pathname } = useLocation();
  const { viewer } = useSession();
  const entries: readonly Entry[] = [
    { key: paths.business.dashboard, right: 'FIGURES', label: words.dashboard, icon: <GridIcon /> },
    { key: paths.business.setup, right: 'HALLS', label: words.setup, icon: <LayersIcon /> },
    { key: paths.business.halls, right: 'VIEW_HALLS', label: words.halls, icon: <PictureIcon /> },
    { key: paths.business.bookings, right: 'BOOKINGS', label: words.bookings, icon: <ListIcon /> },
    { key: paths.business.calendar, right: 'BOOKINGS', label: words.calendar, icon: <CalendarIcon /> },
    { key: paths.business.reviews, right: 'REVIEWS', label: words.reviews, icon: <StarIcon /> },
    { key: paths.business.settings, right: 'SETTINGS', label: words.settings, icon: <SettingsIcon /> },
    { key: paths.business.billing, right: 'FIGURES', label: words.billing, icon: <MoneyIcon /> },
    { key: paths.business.team, right: 'TEAM', label: words.team, icon: <PeopleIcon /> },
    { key: paths.customerSupport, right: null, label: words.support, icon: <MailIcon /> },
  ];
  const own = BELONGS.find(([start]) => pathname.startsWith(start))?.[1] ?? pathname;
  return (
    <nav aria-label={words.navigation}>
      <Menu
        mode="inline"
        selectedKeys={[own]}
        onClick={onChoose}
        items={entries
          .filter(({ right }) => right === null || mayDo(viewer, right))
          .map(({ key, label, icon }) => ({ key, icon, label: <Link to={key}>{label}</Link> }))}
      />
    </nav>
  );
}
