import { tablePriceSteps, type PriceSteps } from '@mehfil/api/domain/halls/budgets';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useMemo } from 'react';
import { useBudgetStepsQuery } from '../../../../graphql/generated/budget-steps';
import { useCurrency } from '../../../../i18n/currency';
import { getSearchCurrency } from '../search/filters';

/** The budgets and the slider of a search. */
export interface SearchPriceSteps extends PriceSteps {
  /** Other steps may follow: a price that is chosen by these would move on them. */
  isLoading: boolean;
}

/** The budgets and the slider for a search, from the halls' real prices in its currency; those of the table until they are known. */
export function usePriceSteps(search: HallSearch): SearchPriceSteps {
  const { code, status } = useCurrency();
  const currency = getSearchCurrency(search, code);
  const isDetecting = status === 'detecting';
  const { data, error } = useBudgetStepsQuery({ variables: { currency }, skip: isDetecting });
  const measured = data?.budgetSteps.currency === currency ? data.budgetSteps : undefined;
  const isLoading = isDetecting || (!measured && !error);
  return useMemo(() => {
    if (!measured) return { ...tablePriceSteps(currency), isLoading };
    const { budgets, sliderMin: min, sliderMax: max, sliderStep: step } = measured;
    return { currency, budgets, slider: { min, max, step }, isLoading };
  }, [measured, currency, isLoading]);
}
