import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';

/** The terms that a customer accepted, with their texts; who accepted or recorded for the business, and its notes, are the business's. */
export function selectOwnAcceptances(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('terms_acceptances as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .innerJoin('business_terms as t', 't.id', 'a.terms_id')
    .select(['a.id', 'a.booking_id', 'a.kind', 'a.name', 't.version', 't.text', 't.text_urdu', 'a.sha256'])
    .select([sql<string | null>`to_char(a.day, 'YYYY-MM-DD')`.as('day'), 'a.created_at'])
    .where('b.user_id', '=', userId)
    .orderBy('a.id');
}
