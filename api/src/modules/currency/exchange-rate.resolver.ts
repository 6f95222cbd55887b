import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import * as rates from './exchange-rate.service.js';
import { ExchangeRateInput, ExchangeRateTable } from './exchange-rate.types.js';

/** Exchange rates in the control panel: staff read them, admins refresh and override them. */
@Resolver()
export class ExchangeRateResolver {
  @Auth(...STAFF)
  @Query(() => ExchangeRateTable, { description: 'The exchange rates in use, with date and source.' })
  exchangeRates(@Ctx() ctx: RequestContext): Promise<ExchangeRateTable> {
    return rates.listExchangeRates(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Queues a refresh from the source; the known rates stay if it fails.' })
  refreshExchangeRates(@Ctx() ctx: RequestContext): Promise<boolean> {
    return rates.queueRefresh(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ExchangeRateTable, {
    description: 'Overrides a rate until the next refresh from the source.',
  })
  setExchangeRate(
    @Arg('input', () => ExchangeRateInput, { description: 'The rate.' }) input: ExchangeRateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ExchangeRateTable> {
    return rates.setExchangeRate(ctx, input);
  }
}
