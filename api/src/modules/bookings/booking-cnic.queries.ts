import type { EntityManager } from '@mikro-orm/postgresql';
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
