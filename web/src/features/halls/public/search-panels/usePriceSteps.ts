import { tablePriceSteps, type PriceSteps } from '@mehfil/api/domain/halls/budgets';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useMemo } from 'react';
import { useBudgetStepsQuery } from '../../../../graphql/generated/budget-steps';
import { useCurrency } from '../../../../i18n/currency';
import { getSearchCurrency } from '../search/filters';

/** The budgets and the slider for a search, from the halls' real prices in its currency; those of the table until they are known. */
export function usePriceSteps(search: HallSearch): PriceSteps {
  const { code, status } = useCurrency();
  const currency = getSearchCurrency(search, code);
  const { data } = useBudgetStepsQuery({ variables: { currency }, skip: status === 'detecting' });
  const measured = data?.budgetSteps;
  return useMemo(() => {
    if (measured?.currency !== currency) return tablePriceSteps(currency);
    const { budgets, sliderMin: min, sliderMax: max, sliderStep: step } = measured;
    return { currency, budgets, slider: { min, max, step } };
  }, [measured, currency]);
}
