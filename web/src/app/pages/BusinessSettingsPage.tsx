import { AccountSettings } from '../../features/accounts/AccountSettings';
import { YourTeam } from '../../features/businesses/YourTeam';
import { BusinessSettingsScreen } from '../../features/businesses/owner/settings/BusinessSettingsScreen';
import { useText } from '../../i18n/text';
import { lazyPart } from '../../ui/lazy-part';
import { ListSkeleton } from '../../ui/list/ListSkeleton';
import { NotificationSettingsPart } from './NotificationSettingsPart';
import { businessLayoutText } from '../layouts/business-layout.text';

const Integrations = lazyPart(
  () => import('../../features/integrations/owner/Integrations').then((module) => module.Integrations),
  <ListSkeleton />,
);

/** The owner's settings: the account that everybody has, and the business. */
export function BusinessSettingsPage() {
  const words = useText(businessLayoutText);
  return (
    <BusinessSettingsScreen
      account={
        <AccountSettings
          accountText={words.accountText}
          team={<YourTeam />}
          notifications={<NotificationSettingsPart />}
        />
      }
      integrations={<Integrations />}
    />
  );
}
