import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';

/** The rates of the latest day, of the base that was fetched last. */
export function findLatestRates(em: EntityManager) {
  const db = em.getKysely<Database>();
  const latest = db.selectFrom('exchange_rates').select(['day', 'base']);
  return db
    .selectFrom('exchange_rates as r')
    .innerJoin(latest.orderBy('day', 'desc').orderBy('fetched_at', 'desc').limit(1).as('latest'), (join) =>
      join.onRef('latest.day', '=', 'r.day').onRef('latest.base', '=', 'r.base'),
    )
    .select(['r.base', 'r.currency', sql<number>`r.rate::float8`.as('rate'), 'r.day'])
    .execute();
}

/**
 * Where the rates of a day came from, and when.
 * @param day YYYY-MM-DD
 */
export function findRateSources(em: EntityManager, base: string, day: string) {
  return em
    .getKysely<Database>()
    .selectFrom('exchange_rates')
    .select(['currency', 'source', 'fetched_at as fetchedAt'])
    .where('base', '=', base)
    .where('day', '=', day)
    .execute();
}

/** Whether a job with this key is waiting that no server has started. */
export async function isJobWaiting(em: EntityManager, key: string): Promise<boolean> {
  const job = await em
    .getKysely<Database>()
    .selectFrom('graphile_worker.jobs')
    .select('id')
    .where('key', '=', key)
    .where('locked_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return job !== undefined;
}
