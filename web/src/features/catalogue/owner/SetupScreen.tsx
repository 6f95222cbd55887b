import { ImportKind } from '@mehfil/api/domain/catalogue/import';
import type { ReactNode } from 'react';
import { useCatalogueQuery } from '../../../graphql/generated/business-setup';
import { useText } from '../../../i18n/text';
import { defineAddress, oneOf } from '../../../lib/address-fields';
import { useAddressState } from '../../../lib/address-state';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { TabSet } from '../../../ui/TabSet';
import { lazyPart } from '../../../ui/lazy-part';
import type { MenusSectionProps } from './menus/MenusSection';
import { CategoriesTab, TypesTab } from './KindTabs';
import { AmenitiesTab, FixedServicesTab, OptionalServicesTab } from './ServiceTabs';
import { setupText } from './setup.text';
import { SetupProblem } from './SetupProblem';

const MenusSection = lazyPart<MenusSectionProps>(
  () => import('./menus/MenusSection').then((module) => module.MenusSection),
  <Skeleton height="160px" shape="box" />,
);

const TABS = [
  'categories',
  'types',
  'fixedServices',
  'optionalServices',
  'amenities',
  'availability',
  'settings',
] as const;

/** What a tab's list is called in an import. */
const IMPORTS = {
  categories: ImportKind.CATEGORIES,
  types: ImportKind.TYPES,
  fixedServices: ImportKind.FIXED_SERVICES,
  optionalServices: ImportKind.OPTIONAL_SERVICES,
  amenities: ImportKind.AMENITIES,
} as const;

/** Where seven tabs don't fit they become a dropdown: on small screens, and on those just wide enough for the side bar. */
const NARROW = '(width < 816px), (960px <= width < 1120px)';
const ADDRESS = defineAddress<{ tab: (typeof TABS)[number] }>({ tab: oneOf('tab', TABS, 'categories') });

function CatalogueTab({ tab }: { tab: keyof typeof IMPORTS }) {
  const { data, error, refetch } = useCatalogueQuery();
  if (error && !data) return <SetupProblem error={error} onRetry={refetch} />;
  if (!data) return <SkeletonGroup className="columns" count={2} of={() => <Skeleton height="360px" shape="box" />} />;
  const catalogue = data.viewerCatalogue;
  switch (tab) {
    case 'categories':
      return <CategoriesTab catalogue={catalogue} />;
    case 'types':
      return <TypesTab catalogue={catalogue} />;
    case 'fixedServices':
      return <FixedServicesTab catalogue={catalogue} />;
    case 'optionalServices':
      return (
        <>
          <MenusSection currency={catalogue.currency} />
          <OptionalServicesTab catalogue={catalogue} />
        </>
      );
    case 'amenities':
      return <AmenitiesTab catalogue={catalogue} />;
  }
}

export interface SetupScreenProps {
  /** The contents of the last two tabs. */
  availability: ReactNode;
  settings: ReactNode;
}

/** Business setup: seven tabs, which become a dropdown on small screens (docs/coverage.md: business §2). The tab is in the address. */
export function SetupScreen({ availability, settings }: SetupScreenProps) {
  const words = useText(setupText);
  const {
    state: { tab },
    change,
  } = useAddressState(ADDRESS);
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          tab === 'settings' || tab === 'availability' ? undefined : (
            <ButtonLink look="secondary" to={paths.business.importOf(IMPORTS[tab])}>
              {words.import}
            </ButtonLink>
          )
        }
      />
      <TabSet
        label={words.tabs}
        tabs={TABS.map((key) => ({ key, label: words[key].tab }))}
        shown={tab}
        onShow={(next) => change({ tab: next })}
        narrow={NARROW}
      >
        {tab === 'settings' && settings}
        {tab === 'availability' && availability}
        {tab !== 'settings' && tab !== 'availability' && <CatalogueTab key={tab} tab={tab} />}
      </TabSet>
    </>
  );
}
