import { sql } from 'kysely';
import { Cached } from '../../database/cached.js';
import type { App, RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import type { Jobs } from '../../jobs/queue.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { isShownCurrency } from '../../domain/currency/countries.js';
import { DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import { PRICE_QUANTILES, priceSteps, type HallPrices, type PriceSteps } from '../../domain/halls/budgets.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { invalidInput } from '../../domain/input/errors.js';
import { findHallPrices, findHallsByPrice, listFactors, type PriceScale } from './hall-prices.queries.js';
import { getCurrentRates } from '../currency/currency.service.js';

/**
 * Measures the distribution of prices per guest in public halls and stores it, in one currency: exchange rates scale all
 * quantiles alike.
 */
export async function measureHallPrices(ctx: RequestContext): Promise<void> {
  const rates = await getCurrentRates(ctx);
  const currencies = listFactors(rates, DEFAULT_CURRENCY);
  // SQL: Kysely can't insert what an aggregate within an order says of a list of values.
  await sql`
    insert into hall_prices (currency, hall_count, quantiles, measured_at)
    select ${DEFAULT_CURRENCY}, count(*), coalesce(
             percentile_disc(${PRICE_QUANTILES}::float8[]) within group (order by round(c.guest_price * f.factor, 2)), '{}'),
           ${ctx.now()}::timestamptz
      from hall_cards c join (values ${currencies}) f (currency, factor) on f.currency = c.business_currency
    on conflict (currency) do update
      set hall_count = excluded.hall_count, quantiles = excluded.quantiles, measured_at = excluded.measured_at`.execute(
    ctx.em.getKysely<Database>(),
  );
}

/**
 * The budgets and the slider of the search in a currency. One statement.
 * @throws DomainError INVALID_INPUT for an unknown currency
 */
export async function getBudgetSteps(
  ctx: RequestContext,
  currency: string,
): Promise<PriceSteps & { isMeasured: boolean }> {
  if (!isShownCurrency(currency)) throw invalidInput([{ field: 'currency', message: 'Currency is not known' }]);
  return priceSteps(currency, convertPrices(currency, await findHallPrices(ctx.em), await getCurrentRates(ctx)));
}

function convertPrices(currency: string, prices: HallPrices | null, rates: ExchangeRates): HallPrices | null {
  const factor = conversionFactor(rates, DEFAULT_CURRENCY, currency);
  if (!prices || factor === null) return null;
  return { ...prices, quantiles: prices.quantiles.map((price) => price * factor) };
}

const countedBars = new WeakMap<App, Map<string, Cached<number[]>>>();

/** How many public halls there are in each bar of a price histogram. One statement, or none while the server knows it. */
export async function countHallsByPrice(ctx: RequestContext, scale: PriceScale): Promise<number[]> {
  const caches = countedBars.get(ctx.app) ?? new Map<string, Cached<number[]>>();
  countedBars.set(ctx.app, caches);
  const cache = caches.get(scale.currency) ?? new Cached<number[]>(SEARCH_LIMITS.countedKeptMs);
  caches.set(scale.currency, cache);
  return cache.get(ctx.now(), async () => findHallsByPrice(ctx.em, scale, await getCurrentRates(ctx)));
}

export const hallPriceJobs: Jobs = {
  'measure-hall-prices': measureHallPrices,
};

/** Hourly, and soon after a start that missed the last run. */
export const HALL_PRICE_CRONTAB = '7 * * * * measure-hall-prices ?fill=1h';
