import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/tables.js';

/** The stored text of a booking's CNIC; undefined without one. */
export async function findStoredCnic(em: EntityManager, bookingId: number): Promise<string | undefined> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('booking_cnics')
    .select('encrypted_text')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.encrypted_text;
}

/** The stored CNICs of a customer's bookings, for the export. */
export function findStoredCnics(
  em: EntityManager,
  userId: number,
): Promise<{ booking_id: number; encrypted_text: string; changed_at: Date }[]> {
  return em
    .getKysely<Database>()
    .selectFrom('booking_cnics as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select(['c.booking_id', 'c.encrypted_text', 'c.changed_at'])
    .where('b.user_id', '=', userId)
    .orderBy('c.booking_id')
    .execute();
}

/**
 * Stored CNICs that weren't encrypted with the current key, in the order of their bookings.
 * @param prefix of those that were
 * @param after the last booking that was looked at
 */
export function findOutdatedCnics(
  em: EntityManager,
  { prefix, after, limit }: { prefix: string; after: number; limit: number },
): Promise<{ bookingId: number; encryptedText: string }[]> {
  return em
    .getKysely<Database>()
    .selectFrom('booking_cnics')
    .select(['booking_id as bookingId', 'encrypted_text as encryptedText'])
    .where('booking_id', '>', after)
    .where(sql<SqlBool>`not starts_with(encrypted_text, ${prefix})`)
    .orderBy('booking_id')
    .limit(limit)
    .execute();
}
