import type { EntityManager } from '@mikro-orm/postgresql';
import { isOneOf, type Database } from '../../database/tables.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';

/** Erases names and notes in the acceptances of bookings whose contact is removed: what the trigger lets change. */
export async function eraseAcceptances(em: EntityManager, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await em
    .getKysely<Database>()
    .updateTable('terms_acceptances')
    .set({ name: REMOVED_CONTACT.name, note: null })
    .where(isOneOf('booking_id', bookingIds))
    .where('name', 'is not', null)
    .execute();
}
