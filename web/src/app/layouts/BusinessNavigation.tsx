import { Menu } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import {
  CalendarIcon,
  GridIcon,
  LayersIcon,
  ListIcon,
  MailIcon,
  MoneyIcon,
  PictureIcon,
  SettingsIcon,
  StarIcon,
} from '../../ui/icons';
import { appText } from '../app.text';

/** Screens without an entry of their own, and the entry that they belong to. */
const BELONGS: readonly (readonly [start: string, entry: string])[] = [
  [paths.business.createHall, paths.business.halls],
  [paths.business.newHall, paths.business.halls],
  [paths.business.import, paths.business.halls],
  [paths.business.functions, paths.business.calendar],
  [paths.business.apply, paths.business.dashboard],
];

/** The side bar's entries: Dashboard, Setup, Halls, Bookings, Calendar, Reviews, Settings, Billing, Support. */
export function BusinessNavigation({ onChoose }: { onChoose: () => void }) {
  const words = useText(appText).business;
  const { pathname } = useLocation();
  const entries = [
    { key: paths.business.dashboard, label: words.dashboard, icon: <GridIcon /> },
    { key: paths.business.setup, label: words.setup, icon: <LayersIcon /> },
    { key: paths.business.halls, label: words.halls, icon: <PictureIcon /> },
    { key: paths.business.bookings, label: words.bookings, icon: <ListIcon /> },
    { key: paths.business.calendar, label: words.calendar, icon: <CalendarIcon /> },
    { key: paths.business.reviews, label: words.reviews, icon: <StarIcon /> },
    { key: paths.business.settings, label: words.settings, icon: <SettingsIcon /> },
    { key: paths.business.billing, label: words.billing, icon: <MoneyIcon /> },
    { key: paths.customerSupport, label: words.support, icon: <MailIcon /> },
  ];
  const own = BELONGS.find(([start]) => pathname.startsWith(start))?.[1] ?? pathname;
  return (
    <nav aria-label={words.navigation}>
      <Menu
        mode="inline"
        selectedKeys={[own]}
        onClick={onChoose}
        items={entries.map(({ key, label, icon }) => ({ key, icon, label: <Link to={key}>{label}</Link> }))}
      />
    </nav>
  );
}
