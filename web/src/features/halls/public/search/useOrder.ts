import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';
import { useText } from '../../../../i18n/text';
import { warn } from '../../../../lib/log';
import { showToast } from '../../../../lib/toast';
import { listingText } from './listing.text';
import { findNearMe } from './near-me';

const { radiusDefaultKm, radiusMaxKm } = SEARCH_LIMITS;

/** The order of a search as a choice. Nearest first asks where the visitor is; a place that was searched for stays. */
export function useOrder(search: HallSearch, change: (part: Partial<HallSearch>) => void) {
  const words = useText(listingText);
  const orderByDistance = async (): Promise<void> => {
    try {
      change(await findNearMe(search.location ? radiusMaxKm : radiusDefaultKm));
    } catch (error) {
      warn('The place could not be found', error);
      showToast({ title: words.nearFailed, tone: 'danger' });
    }
  };
  return {
    value: search.order ?? HallOrder.RATING,
    options: Object.values(HallOrder).map((value) => ({ value, label: words.orders[value] })),
    onChange: (order: HallOrder): void => {
      if (order === HallOrder.DISTANCE && !search.near) void orderByDistance();
      else change({ order: order === HallOrder.RATING ? undefined : order });
    },
  };
}
