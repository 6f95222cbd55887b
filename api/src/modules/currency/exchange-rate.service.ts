import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { addJob } from '../../jobs/queue.js';
import type { ExchangeRates } from '../../domain/currency/conversion.js';
import type { ExchangeRateInput } from '../../domain/currency/inputs.js';
import { CURRENCY_LIMITS } from '../../domain/currency/limits.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { createSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { findRateSources, isJobWaiting } from './currency.queries.js';
import { getCurrentRates, invalidateRates } from './currency.service.js';
import type { ExchangeRateLine, ExchangeRateTable } from './exchange-rate.types.js';

const BY_HAND = 'by hand';
const BUILT_IN = 'built in';
const JOB = 'refresh-exchange-rates';
/** Decimals of a rate in PostgreSQL. */
const DECIMALS = 10;

async function readRateLines(em: EntityManager, { base, day, rates }: ExchangeRates): Promise<ExchangeRateLine[]> {
  const rows = await findRateSources(em, base, day);
  const stored = new Map(rows.map((row) => [row.currency, row]));
  return Object.entries(rates)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, rate]) => {
      const { source = BUILT_IN, fetchedAt = null } = stored.get(currency) ?? {};
      return { currency, rate, source, fetchedAt };
    });
}

/** The exchange rates in use, with their sources. */
export async function listExchangeRates(ctx: RequestContext): Promise<ExchangeRateTable> {
  const known = await getCurrentRates(ctx);
  const { base, day } = known;
  return { base, day, hasSource: ctx.app.env.ratesUrl !== undefined, rates: await readRateLines(ctx.em, known) };
}

/**
 * Queues a refresh from the source, unless one is waiting already.
 * @throws DomainError CONFLICT when no source is configured
 */
export async function queueRefresh(ctx: RequestContext): Promise<boolean> {
  if (ctx.app.env.ratesUrl === undefined)
    throw new DomainError('CONFLICT', 'No source of exchange rates is configured (RATES_URL)');
  const key = `${JOB}-asked`;
  await inTransaction(ctx.em, async (em) => {
    if (await isJobWaiting(em, key)) return;
    await addJob(em, JOB, {}, { key });
    const job = createSnapshot({ task: JOB });
    await recordChange(ctx, em, { action: 'rates.refresh-asked', subjectType: 'rates', before: null, after: job });
  });
  return true;
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

/** Stores the known rates for the day beside the one set by hand; existing ones stay. */
async function storeDay(em: EntityManager, known: ExchangeRates, day: string, at: Date): Promise<void> {
  const lines = await readRateLines(em, known);
  const rows = lines.map(({ currency, rate, source, fetchedAt }) => ({
    ...{ base: known.base, currency, rate: rate.toFixed(DECIMALS) },
    ...{ day, source, fetched_at: fetchedAt ?? at },
  }));
  const inserted = em.getKysely<Database>().insertInto('exchange_rates').values(rows);
  await inserted.onConflict((conflict) => conflict.doNothing()).execute();
}

/** The audited values of a rate. */
async function readRateSnapshot(em: EntityManager, known: ExchangeRates, currency: string): Promise<Snapshot> {
  const line = (await readRateLines(em, known)).find((each) => each.currency === currency);
  return createSnapshot({ base: known.base, rate: line?.rate, day: known.day, source: line?.source });
}

/**
 * Overrides a rate for today until the next refresh from the source.
 * @throws DomainError INVALID_INPUT for an unknown currency, the base, or a rate that deviates too much from the last one
 */
export async function setExchangeRate(ctx: RequestContext, input: ExchangeRateInput): Promise<ExchangeRateTable> {
  invalidateRates(ctx.app);
  const known = await getCurrentRates(ctx);
  const { currency, rate } = input;
  assertPlausible(input, known);
  const at = ctx.now();
  const today = at.toISOString().slice(0, 10);
  const day = known.day > today ? known.day : today;
  await inTransaction(ctx.em, async (em) => {
    const before = await readRateSnapshot(em, known, currency);
    await storeDay(em, known, day, at);
    await em
      .getKysely<Database>()
      .updateTable('exchange_rates')
      .set({ rate: rate.toFixed(DECIMALS), source: BY_HAND, fetched_at: at })
      .where('base', '=', known.base)
      .where('currency', '=', currency)
      .where('day', '=', day)
      .execute();
    await recordChange(ctx, em, {
      action: 'rates.set',
      subjectType: 'rates',
      subjectId: currency,
      naming: ['base'],
      before,
      after: createSnapshot({ base: known.base, rate, day, source: BY_HAND }),
    });
    await publishEvent(em, 'rates', 0);
  });
  invalidateRates(ctx.app);
  return listExchangeRates(ctx);
}
