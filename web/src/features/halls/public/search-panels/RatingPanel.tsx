import { useText } from '../../../../i18n/text';
import type { HallSearchState } from '../search/useHallSearch';
import { Chips } from './Chips';
import { panelsText } from './panels.text';
import { RATING_OPTIONS } from './search-options';

/** The lowest rating that is good enough. */
export function RatingPanel({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(panelsText);
  return (
    <Chips<number | null>
      label={words.rating}
      value={draft.minRating ?? null}
      options={RATING_OPTIONS}
      onChange={(minRating) => change({ minRating: minRating ?? undefined })}
    />
  );
}
