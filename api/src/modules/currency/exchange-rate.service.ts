import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { announce } from '../../graphql/live.js';
import { addJob } from '../../jobs/queue.js';
import type { ExchangeRates } from '../../domain/currency/conversion.js';
import type { ExchangeRateInput } from '../../domain/currency/inputs.js';
import { CURRENCY_LIMITS } from '../../domain/currency/limits.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { facts, type Facts } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { currentRates, forgetRates } from './currency.service.js';
import type { ExchangeRateLine, ExchangeRateTable } from './exchange-rate.types.js';

const BY_HAND = 'by hand';
const BUILT_IN = 'built in';
const JOB = 'refresh-exchange-rates';
/** PostgreSQL keeps this many decimals of a rate. */
const DECIMALS = 10;

interface StoredLine {
  currency: string;
  source: string;
  fetched: string;
}

async function storedLines(em: EntityManager, { base, day }: ExchangeRates): Promise<Map<string, StoredLine>> {
  const rows: StoredLine[] = await em.execute(
    'select currency, source, fetched_at as fetched from exchange_rates where base = ? and day = ?::date',
    [base, day],
  );
  return new Map(rows.map((row) => [row.currency, row]));
}

async function linesOf(em: EntityManager, known: ExchangeRates): Promise<ExchangeRateLine[]> {
  const stored = await storedLines(em, known);
  return Object.entries(known.rates)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, rate]) => {
      const line = stored.get(currency);
      return { currency, rate, source: line?.source ?? BUILT_IN, fetchedAt: line ? new Date(line.fetched) : null };
    });
}

/** The exchange rates that count, with where each comes from. */
export async function exchangeRates(ctx: RequestContext): Promise<ExchangeRateTable> {
  const known = await currentRates(ctx);
  const { base, day } = known;
  return { base, day, hasSource: ctx.app.env.ratesUrl !== undefined, rates: await linesOf(ctx.em, known) };
}

/**
 * Lets a job read the source soon; one that waits already is enough.
 * @throws DomainError CONFLICT where no source is configured
 */
export async function askForRefresh(ctx: RequestContext): Promise<boolean> {
  if (ctx.app.env.ratesUrl === undefined)
    throw new DomainError('CONFLICT', 'No source of exchange rates is configured (RATES_URL)');
  const key = `${JOB}-asked`;
  await inTransaction(ctx.em, async (em) => {
    if (await waits(em, key)) return;
    await addJob(em, JOB, {}, { key });
    const job = facts({ task: JOB });
    await recordChange(ctx, em, { action: 'rates.refresh-asked', subjectType: 'rates', before: null, after: job });
  });
  return true;
}

/** Whether a job with this key waits that no server has begun. */
async function waits(em: EntityManager, key: string): Promise<boolean> {
  const rows: unknown[] = await em.execute(
    'select id from graphile_worker.jobs where key = ? and locked_at is null and attempts = 0',
    [key],
  );
  return rows.length > 0;
}

function assertPlausible({ currency, rate }: ExchangeRateInput, known: ExchangeRates): void {
  const before = Object.hasOwn(known.rates, currency) ? known.rates[currency] : undefined;
  if (before === undefined) throw invalidInput([{ field: 'currency', message: 'This currency has no rate here' }]);
  if (currency === known.base)
    throw invalidInput([{ field: 'currency', message: 'The rates count from this currency' }]);
  const factor = CURRENCY_LIMITS.ratesMaxFactor;
  if (rate > before * factor || rate < before / factor)
    throw invalidInput([{ field: 'rate', message: `The rate of ${currency} is far from the last one` }]);
}

/** The rates of the day, so that the one set by hand stands among the others: what is there already stays. */
async function keepDay(em: EntityManager, known: ExchangeRates, day: string, at: string): Promise<void> {
  const lines = await linesOf(em, known);
  const places = lines.map(() => '(?, ?, ?, ?::date, ?, ?)').join(', ');
  await em.execute(
    `insert into exchange_rates (base, currency, rate, day, source, fetched_at) values ${places} on conflict do nothing`,
    lines.flatMap(({ currency, rate, source, fetchedAt }) => [
      known.base,
      currency,
      rate.toFixed(DECIMALS),
      day,
      source,
      fetchedAt?.toISOString() ?? at,
    ]),
  );
}

/** What is known of a currency's rate. */
async function factsOfRate(em: EntityManager, known: ExchangeRates, currency: string): Promise<Facts> {
  const line = (await linesOf(em, known)).find((each) => each.currency === currency);
  return facts({ base: known.base, rate: line?.rate, day: known.day, source: line?.source });
}

/**
 * Sets one rate by hand for today; it counts until the source is read again.
 * @throws DomainError INVALID_INPUT for an unknown currency, the base, or a rate that strays far from the last one
 */
export async function setExchangeRate(ctx: RequestContext, input: ExchangeRateInput): Promise<ExchangeRateTable> {
  forgetRates(ctx.app);
  const known = await currentRates(ctx);
  const { currency, rate } = input;
  assertPlausible(input, known);
  const at = ctx.now().toISOString();
  const today = at.slice(0, 10);
  const day = known.day > today ? known.day : today;
  await inTransaction(ctx.em, async (em) => {
    const before = await factsOfRate(em, known, currency);
    await keepDay(em, known, day, at);
    await em.execute(
      'update exchange_rates set rate = ?, source = ?, fetched_at = ? where base = ? and currency = ? and day = ?::date',
      [rate.toFixed(DECIMALS), BY_HAND, at, known.base, currency, day],
    );
    await recordChange(ctx, em, {
      action: 'rates.set',
      subjectType: 'rates',
      subjectId: currency,
      naming: ['base'],
      before,
      after: facts({ base: known.base, rate, day, source: BY_HAND }),
    });
    await announce(em, 'rates', 0);
  });
  forgetRates(ctx.app);
  return exchangeRates(ctx);
}
