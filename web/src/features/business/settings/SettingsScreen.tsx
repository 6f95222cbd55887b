import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/text';
import { PageHeader } from '../../../ui/PageHeader';
import { Integrations } from '../integrations/Integrations';
import { BusinessInformation } from './BusinessInformation';
import { settingsText } from './settings.text';

interface SettingsScreenProps {
  /** The owner's own account, which looks the same for everybody. */
  account: ReactNode;
}

const TABS = ['user', 'business', 'integrations'];

/** Account, business settings and integrations, on tabs that stand in the address (business specification §2 Settings). */
export function SettingsScreen({ account }: SettingsScreenProps) {
  const words = useText(settingsText);
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('tab') ?? '';
  const tab = TABS.includes(asked) ? asked : 'user';
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        activeKey={tab}
        destroyOnHidden
        tabBarGutter={12}
        onChange={(next) => setParameters(next === 'user' ? {} : { tab: next }, { replace: true })}
        items={[
          { key: 'user', label: words.userTab, children: account },
          { key: 'business', label: words.businessTab, children: <BusinessInformation /> },
          { key: 'integrations', label: words.integrationsTab, children: <Integrations /> },
        ]}
      />
    </>
  );
}
