import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { fromHundredths, toHundredths } from '../../domain/money/money.js';
import { BudgetSteps } from './hall-prices.types.js';
import { countHallsByPrice, getBudgetSteps } from './hall-prices.service.js';

@Resolver(() => BudgetSteps)
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

  @FieldResolver(() => [Int], {
    description: `How many halls cost so much per guest, in ${SEARCH_LIMITS.priceBars} bars of equal width from sliderMin to sliderMax; the last one also counts those above. Counted every ten minutes.`,
  })
  histogram(@Root() { currency, sliderMin, sliderMax }: BudgetSteps, @Ctx() ctx: RequestContext): Promise<number[]> {
    return countHallsByPrice(ctx, { currency, min: fromHundredths(sliderMin), max: fromHundredths(sliderMax) });
  }
}
