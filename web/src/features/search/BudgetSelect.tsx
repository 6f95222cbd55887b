import { budgetOptions } from '@mehfil/api/domain/halls/budgets';
import type { HallSearchState } from './useHallSearch';
import { usePriceSteps } from './usePriceSteps';

interface BudgetSelectProps {
  id: string;
  className: string | undefined;
  state: HallSearchState;
  /** Called when a range of one's own is wanted. */
  onCustom: () => void;
}

/** Budgets per person in the visitor's currency: any, under each step, or a range of one's own (docs/coverage.md: customer §5). */
export function BudgetSelect({ id, className, state: { draft, change }, onCustom }: BudgetSelectProps) {
  const steps = usePriceSteps(draft);
  const options = budgetOptions(steps);
  const isStep = draft.minPrice === undefined && options.some(({ value }) => value === draft.maxPrice);
  const isAny = draft.minPrice === undefined && draft.maxPrice === undefined;
  return (
    <select
      id={id}
      className={className}
      value={isAny ? 'all' : isStep ? draft.maxPrice : 'custom'}
      onChange={({ target: { value } }) => {
        if (value === 'custom') onCustom();
        else if (value === 'all') change({ minPrice: undefined, maxPrice: undefined, currency: undefined });
        else change({ minPrice: undefined, maxPrice: Number(value), currency: steps.currency });
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
