import { budgetOptions } from '@mehfil/api/domain/halls/budgets';
import { PlainSelect } from '../../../../ui/PlainSelect';
import type { HallSearchState } from './useHallSearch';
import { usePriceSteps } from './usePriceSteps';

/** Budgets per person in the visitor's currency: any, under each step, or a range of one's own (docs/coverage.md: customer §5). */
export function useBudget({ draft, change }: HallSearchState, onCustom: () => void) {
  const steps = usePriceSteps(draft);
  const options = budgetOptions(steps).map(({ value, label }) => ({ value: String(value), label }));
  const isStep = draft.minPrice === undefined && options.some(({ value }) => value === String(draft.maxPrice));
  const isAny = draft.minPrice === undefined && draft.maxPrice === undefined;
  return {
    options,
    value: isAny ? 'all' : isStep ? String(draft.maxPrice) : 'custom',
    choose: (value: string) => {
      if (value === 'custom') onCustom();
      else if (value === 'all') change({ minPrice: undefined, maxPrice: undefined, currency: undefined });
      else change({ minPrice: undefined, maxPrice: Number(value), currency: steps.currency });
    },
  };
}

interface BudgetSelectProps {
  id: string;
  className: string | undefined;
  state: HallSearchState;
  /** Called when a range of one's own is wanted. */
  onCustom: () => void;
}

/** The budget in the panel that stands on public pages. */
export function BudgetSelect({ id, className, state, onCustom }: BudgetSelectProps) {
  const { options, value, choose } = useBudget(state, onCustom);
  return <PlainSelect id={id} className={className} value={value} options={options} onChange={choose} />;
}
