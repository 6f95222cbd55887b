import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { decryptCnic, type CnicSecrets } from '../bookings/booking-cnic.encryption.js';
import { findStoredCnics } from '../bookings/booking-cnic.queries.js';

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

/** The CNICs of a customer's contracts, decrypted; null where the server's secret has changed since. */
export async function findOwnCnics(
  em: EntityManager,
  userId: number,
  env: CnicSecrets,
): Promise<{ booking_id: number; cnic: string | null; changed_at: Date }[]> {
  const stored = await findStoredCnics(em, userId);
  return Promise.all(
    stored.map(async ({ booking_id: id, encrypted_text: text, changed_at: changedAt }) => ({
      booking_id: id,
      cnic: await decryptCnic(env, id, text),
      changed_at: changedAt,
    })),
  );
}
