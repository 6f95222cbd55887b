import { Menu } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { CalendarIcon, GridIcon, MailIcon, MoneyIcon, PictureIcon, SettingsIcon } from '../../ui/icons';
import { appText } from '../app.text';

/** The side bar's entries: Dashboard, Setup, Bookings, Settings, Billing, Support. */
export function BusinessNavigation({ onChoose }: { onChoose: () => void }) {
  const words = useText(appText).business;
  const { pathname } = useLocation();
  const entries = [
    { key: paths.business.dashboard, label: words.dashboard, icon: <GridIcon /> },
    { key: paths.business.setup, label: words.setup, icon: <PictureIcon /> },
    { key: paths.business.bookings, label: words.bookings, icon: <CalendarIcon /> },
    { key: paths.business.settings, label: words.settings, icon: <SettingsIcon /> },
    { key: paths.business.billing, label: words.billing, icon: <MoneyIcon /> },
    { key: paths.customerSupport, label: words.support, icon: <MailIcon /> },
  ];
  return (
    <nav aria-label={words.navigation}>
      <Menu
        mode="inline"
        selectedKeys={[pathname]}
        onClick={onChoose}
        items={entries.map(({ key, label, icon }) => ({ key, icon, label: <Link to={key}>{label}</Link> }))}
      />
    </nav>
  );
}
