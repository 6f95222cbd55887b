import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import { toHundredths } from '../../domain/money/money.js';
import { BudgetSteps } from './hall-prices.types.js';
import { budgetSteps } from './hall-prices.service.js';

@Resolver()
export class HallPriceResolver {
  @Query(() => BudgetSteps, {
    description: 'The budgets per person that a search offers in a currency, from the halls’ real prices.',
  })
  async budgetSteps(
    @Arg('currency', () => String, { nullable: true, description: 'ISO 4217; the rupee unless given.' })
    currency: string | null,
    @Ctx() ctx: RequestContext,
  ): Promise<BudgetSteps> {
    const { slider, budgets, ...steps } = await budgetSteps(ctx, currency ?? DEFAULT_CURRENCY);
    return {
      ...steps,
      budgets: budgets.map(toHundredths),
      sliderMin: toHundredths(slider.min),
      sliderMax: toHundredths(slider.max),
      sliderStep: toHundredths(slider.step),
    };
  }
}
