import { Cached } from '../../database/cached.js';
import type { App, RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { publishEvent } from '../../graphql/live.js';
import type { Jobs } from '../../jobs/queue.js';
import type { ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_LIMITS } from '../../domain/currency/limits.js';
import { BUILT_IN_RATES } from '../../domain/currency/rates.js';
import { findLatestRates } from './currency.queries.js';
import { fetchRates, RatesError } from './rates-source.js';

const cachedRates = new WeakMap<App, Cached<ExchangeRates>>();

function getCache(app: App): Cached<ExchangeRates> {
  const cache = cachedRates.get(app) ?? new Cached<ExchangeRates>(CURRENCY_LIMITS.ratesKeptMs);
  cachedRates.set(app, cache);
  return cache;
}

/** Invalidates this server's cached rates when any server stores new ones. */
export function watchRates(app: App): void {
  app.live.listen(({ kind }) => {
    if (kind === 'rates' || kind === 'reconnected') invalidateRates(app);
  });
}

/**
 * The latest exchange rates: those stored by the job, or the built-in ones. Cached until they change, for at most ten minutes, so
 * that a search needs no query for them.
 */
export function getCurrentRates(ctx: RequestContext): Promise<ExchangeRates> {
  return getCache(ctx.app).get(ctx.now(), () => readRates(ctx));
}

/** The rates of the latest day; currencies that the source omitted keep their built-in rate. */
async function readRates(ctx: RequestContext): Promise<ExchangeRates> {
  // From the primary: all requests share what is kept, whoever of them reads it.
  const rows = await (ctx.app.replicas?.readCurrent(findLatestRates) ?? findLatestRates(ctx.em));
  const first = rows[0];
  if (!first || first.day < BUILT_IN_RATES.day) return BUILT_IN_RATES;
  const stored: Record<string, number> = Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
  const toBase = stored[BUILT_IN_RATES.base] ?? 1;
  const builtIn = Object.entries(BUILT_IN_RATES.rates).map(([currency, rate]) => [currency, rate * toBase] as const);
  return { base: first.base, day: first.day, rates: { ...Object.fromEntries(builtIn), ...stored } };
}

/** Stores the rates of a day, replacing earlier ones of the same day. */
async function storeRates(ctx: RequestContext, { base, day, rates }: ExchangeRates, source: string): Promise<void> {
  const fetched = { base, day, source, fetched_at: ctx.now() };
  await ctx.em
    .getKysely<Database>()
    .insertInto('exchange_rates')
    .values(Object.entries(rates).map(([currency, rate]) => ({ ...fetched, currency, rate: String(rate) })))
    .onConflict((conflict) =>
      conflict.columns(['base', 'currency', 'day']).doUpdateSet((eb) => ({
        rate: eb.ref('excluded.rate'),
        source: eb.ref('excluded.source'),
        fetched_at: eb.ref('excluded.fetched_at'),
      })),
    )
    .execute();
  await publishEvent(ctx.em, 'rates', 0);
  invalidateRates(ctx.app);
}

/**
 * Fetches the day's exchange rates from RATES_URL and stores them. Without a source, or with an invalid response, the known ones
 * stay.
 * @returns the day of the stored rates, or null
 */
export async function refreshRates(ctx: RequestContext, fetchFrom: typeof fetch = fetch): Promise<string | null> {
  const { ratesUrl } = ctx.app.env;
  if (ratesUrl === undefined) return null;
  try {
    const rates = await fetchRates(ratesUrl, await getCurrentRates(ctx), fetchFrom);
    await storeRates(ctx, rates, new URL(ratesUrl).host.slice(0, 100));
    return rates.day;
  } catch (error) {
    if (!(error instanceof RatesError)) throw error;
    ctx.app.log.warn({ err: error }, 'exchange rates were not refreshed');
    return null;
  }
}

export const currencyJobs: Jobs = {
  'refresh-exchange-rates': async (ctx) => {
    await refreshRates(ctx);
  },
};

/** Invalidates this server's cached rates. */
export function invalidateRates(app: App): void {
  getCache(app).invalidate();
}

/** Twice a day, and soon after a start that missed the last run. */
export const CURRENCY_CRONTAB = '20 5,17 * * * refresh-exchange-rates ?fill=1d';
