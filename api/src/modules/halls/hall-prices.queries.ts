import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import type { HallPrices } from '../../domain/halls/budgets.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';

/** The prices of all halls as last measured, in the default currency; null before the first time. */
export async function findHallPrices(em: EntityManager): Promise<HallPrices | null> {
  const prices = await em
    .getKysely<Database>()
    .selectFrom('hall_prices')
    .select(['hall_count as hallCount', sql<number[]>`quantiles::float8[]`.as('quantiles')])
    .where('currency', '=', DEFAULT_CURRENCY)
    .executeTakeFirst();
  return prices ?? null;
}

/** Rows of a currency and the factor from it to another one. */
export function listFactors(rates: ExchangeRates, to: string) {
  const factors = CURRENCY_CODES.map((currency) => conversionFactor(rates, currency, to) ?? 1);
  return sql.join(CURRENCY_CODES.map((currency, index) => sql`(${currency}, ${factors[index]}::numeric)`));
}

/** The prices that bars are counted for, in whole units of a currency. */
export interface PriceScale {
  currency: string;
  min: number;
  max: number;
}

/** How many public halls there are in each bar of a price histogram; those outside of it are in its first and last bar. */
export async function findHallsByPrice(
  em: EntityManager,
  { currency, min, max }: PriceScale,
  rates: ExchangeRates,
): Promise<number[]> {
  const last = SEARCH_LIMITS.priceBars - 1;
  const width = (max - min) / SEARCH_LIMITS.priceBars;
  // SQL: Kysely can't join a list of values.
  const { rows } = await sql<{ bar: number; count: number }>`
    select least(greatest(floor((c.guest_price * f.factor - ${min}::numeric) / ${width}::numeric), 0), ${last}::int)::int as bar,
           count(*)::int as count
      from hall_cards c join (values ${listFactors(rates, currency)}) f (currency, factor) on f.currency = c.business_currency
     group by 1`.execute(em.getKysely<Database>());
  const counts = new Map(rows.map(({ bar, count }) => [bar, count]));
  return Array.from({ length: SEARCH_LIMITS.priceBars }, (_, bar) => counts.get(bar) ?? 0);
}
