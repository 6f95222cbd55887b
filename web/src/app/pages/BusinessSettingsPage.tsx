import { AccountSettings } from '../../features/accounts/AccountSettings';
import { SettingsScreen } from '../../features/business/settings/SettingsScreen';
import { useText } from '../../i18n/text';
import { appText } from '../app.text';

/** The owner's settings: the account that everybody has, and the business. */
export function BusinessSettingsPage() {
  const words = useText(appText).business;
  return <SettingsScreen account={<AccountSettings accountText={words.accountText} />} />;
}
