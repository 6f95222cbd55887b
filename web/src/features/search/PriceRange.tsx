import { pricesOfSlider, sliderLabel, sliderOfPrices } from '@mehfil/api/domain/halls/budgets';
import { useText } from '../../i18n/text';
import styles from './PriceRange.module.css';
import { sheetText } from './sheet.text';
import type { HallSearchState } from './useHallSearch';
import { usePriceSteps } from './usePriceSteps';

/** Id of the lower handle. */
export const LOWER_HANDLE_ID = 'price-range';

/** A range of prices of one's own: two native sliders on one track, which can't pass each other (docs/coverage.md: customer §5). */
export function PriceRange({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const steps = usePriceSteps(draft);
  const { min, max, step } = steps.slider;
  const handles = sliderOfPrices(draft, steps);
  const [lower, upper] = handles;
  const set = (next: readonly [number, number]): void => {
    const prices = pricesOfSlider(next, steps);
    const isOpen = prices.minPrice === undefined && prices.maxPrice === undefined;
    change({ minPrice: prices.minPrice, maxPrice: prices.maxPrice, currency: isOpen ? undefined : steps.currency });
  };
  const share = (value: number): string => `${((value - min) / (max - min)) * 100}%`;
  const shared = { type: 'range', min, max, step, className: styles.handle } as const;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>
        {words.range}: {sliderLabel(lower, steps)} – {sliderLabel(upper, steps)}
      </legend>
      <div className={styles.track}>
        <span className={styles.chosen} style={{ insetInlineStart: share(lower), width: share(min + upper - lower) }} />
        <input
          {...shared}
          id={LOWER_HANDLE_ID}
          aria-label={words.lower}
          aria-valuetext={sliderLabel(lower, steps)}
          value={lower}
          onChange={({ target }) => set([Math.min(Number(target.value), upper - step), upper])}
        />
        <input
          {...shared}
          aria-label={words.upper}
          aria-valuetext={sliderLabel(upper, steps)}
          value={upper}
          onChange={({ target }) => set([lower, Math.max(Number(target.value), lower + step)])}
        />
      </div>
    </fieldset>
  );
}
