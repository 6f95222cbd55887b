import { AccountSettingsScreen } from '../../features/accounts/public/AccountSettingsScreen';
import { YourTeam } from '../../features/businesses/YourTeam';
import { NotificationSettingsPart } from './NotificationSettingsPart';

/** `/settings`: the customer's own account, and for members of a team what they are there. */
export function AccountSettingsPage() {
  return <AccountSettingsScreen team={<YourTeam />} notifications={<NotificationSettingsPart />} />;
}
