import { Menu } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { UnreadConversations } from '../../features/bookings/page/inbox/UnreadConversations';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { useBusinessEntries } from './business-entries';
import { businessLayoutText } from './business-layout.text';

/** Screens without an entry of their own, and the entry that they belong to. */
const BELONGS: readonly (readonly [start: string, entry: string])[] = [
  [paths.business.createHall, paths.business.halls],
  [paths.business.newHall, paths.business.halls],
  [paths.business.import, paths.business.halls],
  [paths.business.spaces, paths.business.halls],
  [`${paths.business.bookings}/`, paths.business.bookings],
  [`${paths.business.messages}/`, paths.business.messages],
  [`${paths.business.enquiries}/`, paths.business.enquiries],
  [`${paths.business.guests}/`, paths.business.guests],
  [paths.business.functions, paths.business.calendar],
  [paths.business.apply, paths.business.dashboard],
  [paths.business.teamActivity, paths.business.team],
];

/** The side bar of the portal. */
export function BusinessNavigation({ onChoose }: { onChoose?: () => void }) {
  const { navigation } = useText(businessLayoutText);
  const { pathname } = useLocation();
  const own = BELONGS.find(([start]) => pathname.startsWith(start))?.[1] ?? pathname;
  return (
    <nav aria-label={navigation}>
      <Menu
        mode="inline"
        selectedKeys={[own]}
        onClick={onChoose}
        items={useBusinessEntries().map(({ key, label, icon }) => ({
          key,
          icon,
          label: (
            <Link to={key}>
              {label}
              {key === paths.business.messages && <UnreadConversations side="BUSINESS" place="after" />}
            </Link>
          ),
        }))}
      />
    </nav>
  );
}
