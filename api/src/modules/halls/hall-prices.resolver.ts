import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import { toHundredths } from '../../domain/money/money.js';
import { BudgetSteps } from './hall-prices.types.js';
import { getBudgetSteps } from './hall-prices.service.js';

@Resolver()
export class HallPriceResolver {
  @Query(() => BudgetSteps, {
    description: 'Budgets per person for the search filter in a currency, derived from the halls’ prices.',
  })
  async budgetSteps(
    @Arg('currency', () => String, { nullable: true, description: 'ISO 4217; defaults to PKR.' })
    currency: string | null,
    @Ctx() ctx: RequestContext,
  ): Promise<BudgetSteps> {
    const { slider, budgets, ...steps } = await getBudgetSteps(ctx, currency ?? DEFAULT_CURRENCY);
    return {
      ...steps,
      budgets: budgets.map(toHundredths),
      sliderMin: toHundredths(slider.min),
      sliderMax: toHundredths(slider.max),
      sliderStep: toHundredths(slider.step),
    };
  }
}
