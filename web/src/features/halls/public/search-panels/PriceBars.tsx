import type { PriceSteps } from '@mehfil/api/domain/halls/budgets';
import { usePriceBarsQuery } from '../../../../graphql/generated/search-choices';
import { joinClasses } from '../../../../lib/classes';
import styles from './PriceRange.module.css';

interface PriceBarsProps {
  steps: PriceSteps;
  /** Where the handles stand. */
  range: readonly [number, number];
}

/** How many halls cost how much, above the slider; those between its handles stand out. A picture: silent for screen readers. */
export function PriceBars({ steps: { currency, slider }, range: [lower, upper] }: PriceBarsProps) {
  const { data } = usePriceBarsQuery({ variables: { currency } });
  const bars = data?.budgetSteps.histogram ?? [];
  const highest = Math.max(...bars, 1);
  const width = (slider.max - slider.min) / Math.max(bars.length, 1);
  return (
    <div className={joinClasses('beside gap-2', styles.bars)} aria-hidden="true">
      {bars.map((count, index) => {
        const middle = slider.min + (index + 0.5) * width;
        return (
          <span
            key={index}
            className={joinClasses(styles.bar, middle > lower && middle < upper && styles.within)}
            style={{ height: count === 0 ? 0 : `${Math.max((count / highest) * 100, 6)}%` }}
          />
        );
      })}
    </div>
  );
}
