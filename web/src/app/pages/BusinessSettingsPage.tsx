import { AccountSettings } from '../../features/accounts/AccountSettings';
import { YourTeam } from '../../features/businesses/YourTeam';
import { BusinessSettingsScreen } from '../../features/businesses/owner/settings/BusinessSettingsScreen';
import { Integrations } from '../../features/integrations/owner/Integrations';
import { useText } from '../../i18n/text';
import { businessLayoutText } from '../layouts/business-layout.text';

/** The owner's settings: the account that everybody has, and the business. */
export function BusinessSettingsPage() {
  const words = useText(businessLayoutText);
  return (
    <BusinessSettingsScreen
      account={<AccountSettings accountText={words.accountText} team={<YourTeam />} />}
      integrations={<Integrations />}
    />
  );
}
