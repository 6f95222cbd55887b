import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { DEFAULT_CURRENCY } from '../../domain/currency/currencies.js';
import type { HallPrices } from '../../domain/halls/budgets.js';

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
