import type { HallOrder } from '@mehfil/api/domain/halls/search';
import { useText } from '../../../../i18n/text';
import { listingText } from '../search/listing.text';
import type { HallSearchState } from '../search/useHallSearch';
import { useOrder } from '../search/useOrder';
import { Chips } from './Chips';

/** In which order the halls come. */
export function OrderPanel({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(listingText);
  return <Chips<HallOrder> label={words.order} isLabelHidden {...useOrder(draft, change)} />;
}
