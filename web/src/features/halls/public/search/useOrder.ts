import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { HallOrder } from '@mehfil/api/domain/halls/search';
import { useText } from '../../../../i18n/text';
import { warn } from '../../../../lib/log';
import { showToast } from '../../../../lib/toast';
import { listingText } from './listing.text';
import { findNearMe } from './near-me';
import type { HallSearchState } from './useHallSearch';

/** The order of a search as a choice. Nearest first asks where the visitor is, around whom it searches unless a place was searched for. */
export function useOrder({ draft: search, getDraft }: HallSearchState, change: HallSearchState['change']) {
  const words = useText(listingText);
  const orderByDistance = async (): Promise<void> => {
    try {
      const near = await findNearMe(search.location ? null : SEARCH_LIMITS.radiusDefaultKm);
      const now = getDraft();
      // Another place or order that was chosen meanwhile stays.
      if (now?.location === search.location && now?.order === search.order) change(near);
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
