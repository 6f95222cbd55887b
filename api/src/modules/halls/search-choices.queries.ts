import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import type { HallAddress } from '../../domain/halls/place-names.js';
import type { ServiceChoice } from './search-choices.types.js';

/** The addresses of public halls that name their city. */
export function findHallAddresses(em: EntityManager): Promise<HallAddress[]> {
  return em
    .getKysely<Database>()
    .selectFrom('hall_cards')
    .select(['location', sql<string>`city`.as('city'), sql<number>`count(*)::int`.as('hallCount')])
    .where('city', 'is not', null)
    .where('city', '<>', '')
    .groupBy(['location', 'city'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('city')
    .orderBy('location')
    .execute();
}

/** The services that most public halls include, one spelling each. */
export async function findCommonServices(em: EntityManager): Promise<ServiceChoice[]> {
  // SQL: Kysely can't aggregate within an order.
  const { rows } = await sql<ServiceChoice>`
    select mode() within group (order by name) as name, count(distinct hall_id)::int as "hallCount"
      from hall_cards, unnest(services) as name
     group by lower(name)
     order by 2 desc, 1
     limit ${SEARCH_LIMITS.offeredServices}`.execute(em.getKysely<Database>());
  return rows;
}
