import { Fragment, type ReactNode } from 'react';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { lazyPart } from '../../../../ui/lazy-part';
import { ListSkeleton } from '../../../../ui/list/ListSkeleton';
import { PageHeader } from '../../../../ui/PageHeader';
import { TabSet } from '../../../../ui/TabSet';
import { businessSettingsText } from './business-settings.text';

const BusinessInformation = lazyPart(
  () => import('./BusinessInformation').then((module) => module.BusinessInformation),
  <ListSkeleton />,
);

interface BusinessSettingsScreenProps {
  /** The owner's own account, which looks the same for everybody. */
  account: ReactNode;
  /** What other programs use of the business. */
  integrations: ReactNode;
}

const TABS = ['user', 'business', 'integrations'] as const;
/** Below this the tabs become a dropdown. */
const NARROW = '(width < 480px)';
const ADDRESS = defineAddress<{ tab: (typeof TABS)[number] }>({ tab: oneOf('tab', TABS, 'user') });

/** Account, business settings and integrations, on tabs that stand in the address (docs/coverage.md: business §2 Settings). */
export function BusinessSettingsScreen({ account, integrations }: BusinessSettingsScreenProps) {
  const words = useText(businessSettingsText);
  const {
    state: { tab },
    change,
  } = useAddressState(ADDRESS);
  const canConnect = useRight('INTEGRATIONS');
  const tabs = TABS.filter((key) => key !== 'integrations' || canConnect);
  const shown = tabs.includes(tab) ? tab : 'user';
  const content = { user: account, business: <BusinessInformation />, integrations };
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <TabSet
        label={words.tabs}
        tabs={tabs.map((key) => ({ key, label: words[`${key}Tab`] }))}
        shown={shown}
        onShow={(next) => change({ tab: next })}
        narrow={NARROW}
      >
        <Fragment key={shown}>{content[shown]}</Fragment>
      </TabSet>
    </>
  );
}
