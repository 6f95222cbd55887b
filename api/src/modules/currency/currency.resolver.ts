import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { getCurrentRates } from './currency.service.js';
import { CurrencyRates } from './currency.types.js';

@Resolver()
export class CurrencyResolver {
  @Query(() => CurrencyRates, {
    description: 'The latest exchange rates, for displaying prices in a visitor’s currency.',
  })
  async currencyRates(@Ctx() ctx: RequestContext): Promise<CurrencyRates> {
    const { base, day, rates } = await getCurrentRates(ctx);
    return { base, day, rates: Object.entries(rates).map(([currency, rate]) => ({ currency, rate })) };
  }
}
