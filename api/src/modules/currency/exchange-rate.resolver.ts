import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import * as rates from './exchange-rate.service.js';
import { ExchangeRateInput, ExchangeRateTable } from './exchange-rate.types.js';

/** Exchange rates in the control panel: staff read them, admins refresh and set them. */
@Resolver()
export class ExchangeRateResolver {
  @Auth(...STAFF)
  @Query(() => ExchangeRateTable, { description: 'The exchange rates that count, with date and source.' })
  exchangeRates(@Ctx() ctx: RequestContext): Promise<ExchangeRateTable> {
    return rates.exchangeRates(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Lets the source be read soon; the known rates stay if it answers badly.' })
  refreshExchangeRates(@Ctx() ctx: RequestContext): Promise<boolean> {
    return rates.askForRefresh(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ExchangeRateTable, {
    description: 'Sets one rate by hand; it counts until the source is read again.',
  })
  setExchangeRate(
    @Arg('input', () => ExchangeRateInput, { description: 'The rate.' }) input: ExchangeRateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ExchangeRateTable> {
    return rates.setExchangeRate(ctx, input);
  }
}
