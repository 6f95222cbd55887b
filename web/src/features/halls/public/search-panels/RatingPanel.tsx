import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import type { HallSearchState } from '../search/useHallSearch';
import { Chips } from './Chips';
import { panelsText } from './panels.text';
import { RATINGS } from './search-options';

/** The lowest rating that is good enough. */
export function RatingPanel({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(panelsText);
  const { rating } = useFormat();
  return (
    <Chips<number | null>
      label={words.rating}
      value={draft.minRating ?? null}
      options={RATINGS.map((value) => ({
        value,
        label: value === null ? words.anyRating : words.ratings(rating(value)),
      }))}
      onChange={(minRating) => change({ minRating: minRating ?? undefined })}
    />
  );
}
