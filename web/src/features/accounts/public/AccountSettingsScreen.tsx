import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text';
import { PageHeader } from '../../../ui/PageHeader';
import { accountSettingsText } from '../account-settings.text';
import { AccountSettings } from '../AccountSettings';

interface AccountSettingsScreenProps {
  /** What a member of a business's team sees of it. */
  team?: ReactNode;
  /** What the person is told of, and how. */
  notifications?: ReactNode;
}

/** The customer's own account: who they are, and their password. */
export function AccountSettingsScreen({ team, notifications }: AccountSettingsScreenProps) {
  const words = useText(accountSettingsText);
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <AccountSettings accountText={words.account.text} team={team} notifications={notifications} />
    </>
  );
}
