import { HallOrder } from '@mehfil/api/domain/halls/search';
import { useText } from '../../../../i18n/text';
import type { HallSearchState } from '../search/useHallSearch';
import { Chips } from './Chips';
import { listingText } from '../search/listing.text';

/** In which order the halls come. */
export function OrderPanel({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(listingText);
  const values = Object.values(HallOrder).filter((order) => order !== HallOrder.DISTANCE || draft.near !== undefined);
  return (
    <Chips<HallOrder>
      label={words.order}
      isLabelHidden
      value={draft.order ?? HallOrder.RATING}
      options={values.map((value) => ({ value, label: words.orders[value] }))}
      onChange={(order) => change({ order: order === HallOrder.RATING ? undefined : order })}
    />
  );
}
