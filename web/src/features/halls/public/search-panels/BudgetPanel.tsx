import { budgetOptions } from '@mehfil/api/domain/halls/budgets';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import type { SelectOption } from '../../../../ui/select-options';
import type { HallSearchState } from '../search/useHallSearch';
import { Chips } from './Chips';
import { panelsText } from './panels.text';
import { focusPriceRange, PriceRange } from './PriceRange';
import { usePriceSteps } from './usePriceSteps';

/** Budgets per person in the visitor's currency: any, under each step, or a range of one's own (docs/coverage.md: customer §5). */
export function BudgetPanel({ state }: { state: HallSearchState }) {
  const words = useText(panelsText);
  const say = useSay();
  const { draft, change } = state;
  const steps = usePriceSteps(draft);
  const options = budgetOptions(steps).map(({ value, label }): SelectOption<string> => ({
    value: String(value),
    label: say(label),
  }));
  const isStep = draft.minPrice === undefined && options.some(({ value }) => value === String(draft.maxPrice));
  const isAny = draft.minPrice === undefined && draft.maxPrice === undefined;
  const choose = (value: string): void => {
    if (value === 'custom') focusPriceRange();
    else if (value === 'all') change({ minPrice: undefined, maxPrice: undefined, currency: undefined });
    else change({ minPrice: undefined, maxPrice: Number(value), currency: steps.currency });
  };
  return (
    <div className="stack gap-20">
      <PriceRange state={state} steps={steps} />
      <Chips
        label={words.budget}
        isLabelHidden
        value={isAny ? 'all' : isStep ? String(draft.maxPrice) : 'custom'}
        options={options}
        onChange={choose}
      />
    </div>
  );
}
