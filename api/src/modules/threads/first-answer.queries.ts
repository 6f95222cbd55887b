import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { Locale } from '../../domain/accounts/locales.js';
import type { OpeningHours } from '../../domain/availability/availability.js';

/** What a business answers by itself to a customer, with the customer's language; nothing while it is off. One statement. */
export function findSentAnswer(em: EntityManager, businessId: number, customerId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('first_answers as f')
    .innerJoin('users as u', (join) => join.on('u.id', '=', customerId))
    .select(['f.english', 'f.urdu', sql<Locale | null>`u.locale`.as('locale')])
    .where('f.business_id', '=', businessId)
    .where('f.is_on', '=', true)
    .executeTakeFirst();
}

/** The opening hours of a hall: its own, else its business's; none where it is always open. One statement. */
export async function findOpeningHours(em: EntityManager, hallId: number): Promise<OpeningHours[]> {
  // SQL: a view.
  const { rows } = await sql<OpeningHours>`
    select day_of_week as "dayOfWeek", opening_time as "openingTime", closing_time as "closingTime", is_active as "isActive"
      from effective_operating_hours where hall_id = ${hallId}`.execute(em.getKysely<Database>());
  return rows;
}

/** The first answer of an owner's business, for the export of their data. */
export function selectOwnersAnswer(em: EntityManager, ownerId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('first_answers as f')
    .innerJoin('businesses as b', 'b.id', 'f.business_id')
    .select(['f.is_on', 'f.english', 'f.urdu', 'f.updated_at'])
    .where('b.owner_id', '=', ownerId);
}
