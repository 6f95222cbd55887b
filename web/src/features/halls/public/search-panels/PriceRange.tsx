import { toSliderPrices, sliderLabel, toSliderRange } from '@mehfil/api/domain/halls/budgets';
import { Slider } from 'antd';
import { useText } from '../../../../i18n/text';
import styles from './PriceRange.module.css';
import type { HallSearchState } from '../search/useHallSearch';
import { panelsText } from './panels.text';
import { PriceBars } from './PriceBars';
import type { SearchPriceSteps } from './usePriceSteps';
import { joinClasses } from '../../../../lib/classes';

const RANGE_ID = 'price-range';

/** Puts the focus on the lower handle. */
export function focusPriceRange(): void {
  document.querySelector<HTMLElement>(`#${RANGE_ID} [role="slider"]`)?.focus();
}

/** A range of prices of one's own: a slider of two handles, which can't pass each other (docs/coverage.md: customer §5). */
export function PriceRange({ state: { draft, change }, steps }: { state: HallSearchState; steps: SearchPriceSteps }) {
  const words = useText(panelsText);
  const { min, max, step } = steps.slider;
  const [lower, upper] = toSliderRange(draft, steps);
  const set = (next: readonly [number, number]): void => {
    const prices = toSliderPrices(next, steps);
    const isOpen = prices.minPrice === undefined && prices.maxPrice === undefined;
    change({ minPrice: prices.minPrice, maxPrice: prices.maxPrice, currency: isOpen ? undefined : steps.currency });
  };
  const valueText = (value: number): string => sliderLabel(value, steps);
  return (
    <fieldset>
      <legend className={joinClasses('small strong figures', styles.legend)}>
        {words.range(valueText(lower), valueText(upper))}
      </legend>
      <div className={styles.track}>
        <PriceBars steps={steps} range={[lower, upper]} />
        <Slider
          range
          id={RANGE_ID}
          min={min}
          max={max}
          step={step}
          disabled={steps.isLoading}
          value={[lower, upper]}
          ariaLabelForHandle={[words.lower, words.upper]}
          ariaValueTextFormatterForHandle={[valueText, valueText]}
          tooltip={{ open: false }}
          onChange={([from = min, to = max]) => {
            // A handle that would pass the other one stops a step before it.
            if (from !== lower && to !== upper) set(from === upper ? [upper - step, upper] : [lower, lower + step]);
            else set([Math.min(from, to - step), Math.max(to, from + step)]);
          }}
        />
      </div>
    </fieldset>
  );
}
