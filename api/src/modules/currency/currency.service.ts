import type { App, RequestContext } from '../../context.js';
import { announce } from '../../graphql/live.js';
import type { Jobs } from '../../jobs/queue.js';
import type { ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_LIMITS } from '../../domain/currency/limits.js';
import { BUILT_IN_RATES } from '../../domain/currency/rates.js';
import { fetchRates, RatesError } from './rates-source.js';

interface Kept {
  rates: ExchangeRates;
  readAt: number;
}

const keptByApp = new WeakMap<App, Kept>();

/** Forgets what this server keeps as soon as any server stores other rates. */
export function followRates(app: App): void {
  app.live.listen(({ kind }) => {
    if (kind === 'rates' || kind === 'reconnected') forgetRates(app);
  });
}

/**
 * The newest exchange rates that this server knows: those that the job has stored, else the built-in ones. Read from the
 * database when they have changed, and every ten minutes at most, so that a search needs no statement for them.
 */
export async function currentRates(ctx: RequestContext): Promise<ExchangeRates> {
  const now = ctx.now().getTime();
  const kept = keptByApp.get(ctx.app);
  if (kept && Math.abs(now - kept.readAt) < CURRENCY_LIMITS.ratesKeptMs) return kept.rates;
  const rates = await readRates(ctx);
  keptByApp.set(ctx.app, { rates, readAt: now });
  return rates;
}

/** The rates of the newest day; a currency that its source left out keeps its built-in rate. */
async function readRates(ctx: RequestContext): Promise<ExchangeRates> {
  const rows = await ctx.em.execute<{ base: string; currency: string; rate: string; day: string }[]>(
    `select base, currency, rate::text, to_char(day, 'YYYY-MM-DD') as day from exchange_rates
      where (day, base) = (select day, base from exchange_rates order by day desc, fetched_at desc limit 1)`,
  );
  const first = rows[0];
  if (!first || first.day < BUILT_IN_RATES.day) return BUILT_IN_RATES;
  const stored: Record<string, number> = Object.fromEntries(rows.map(({ currency, rate }) => [currency, Number(rate)]));
  const toBase = stored[BUILT_IN_RATES.base] ?? 1;
  const builtIn = Object.entries(BUILT_IN_RATES.rates).map(([currency, rate]) => [currency, rate * toBase] as const);
  return { base: first.base, day: first.day, rates: { ...Object.fromEntries(builtIn), ...stored } };
}

/** Stores the rates of a day; the same day again replaces them. */
async function storeRates(ctx: RequestContext, { base, day, rates }: ExchangeRates, source: string): Promise<void> {
  const rows = Object.entries(rates).flatMap(([currency, rate]) => [
    base,
    currency,
    rate,
    day,
    source,
    ctx.now().toISOString(),
  ]);
  const places = Object.keys(rates)
    .map(() => '(?, ?, ?, ?, ?, ?)')
    .join(', ');
  await ctx.em.execute(
    `insert into exchange_rates (base, currency, rate, day, source, fetched_at) values ${places}
      on conflict (base, currency, day) do update
        set rate = excluded.rate, source = excluded.source, fetched_at = excluded.fetched_at`,
    rows,
  );
  await announce(ctx.em, 'rates', 0);
  forgetRates(ctx.app);
}

/**
 * Reads today's exchange rates from RATES_URL and stores them. Without a source, or with a bad answer, the known ones stay.
 * @returns the day of the stored rates, or null
 */
export async function refreshRates(ctx: RequestContext, fetchFrom: typeof fetch = fetch): Promise<string | null> {
  const { ratesUrl } = ctx.app.env;
  if (ratesUrl === undefined) return null;
  try {
    const rates = await fetchRates(ratesUrl, await currentRates(ctx), fetchFrom);
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

/** Forgets the rates that this server keeps: they are read again when they are next needed. */
export function forgetRates(app: App): void {
  keptByApp.delete(app);
}

/** Twice a day, and once soon after a start that finds the last time missed. */
export const CURRENCY_CRONTAB = '20 5,17 * * * refresh-exchange-rates ?fill=1d';
