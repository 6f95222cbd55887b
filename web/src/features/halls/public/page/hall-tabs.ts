import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';

/** The tabs of a hall's page, in order. The first is shown unless the address says otherwise. */
export const HALL_TABS = ['overview', 'amenities', 'location', 'contact', 'reviews'] as const;

export type HallTab = (typeof HALL_TABS)[number];

const ADDRESS = defineAddress<{ tab: HallTab }>({ tab: oneOf('tab', HALL_TABS, HALL_TABS[0]) });

/** The tab that the address names, and the way to another one; the page stays where it is. */
export function useHallTab(): [HallTab, (tab: HallTab) => void] {
  const { state, changeQuietly } = useAddressState(ADDRESS);
  return [state.tab, (tab) => changeQuietly({ tab })];
}
