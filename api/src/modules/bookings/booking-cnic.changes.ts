import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { encryptCnic } from './booking-cnic.encryption.js';
import { BookingCnic } from './booking-cnic.entity.js';

/** Stores the CNIC of a booking, encrypted, in the place of the one before. */
export async function saveCnic(ctx: RequestContext, em: EntityManager, bookingId: number, cnic: string): Promise<void> {
  const encryptedText = await encryptCnic(ctx.app.env, bookingId, cnic);
  const row = { booking: bookingId, encryptedText, changedAt: ctx.now() };
  await em.upsert(BookingCnic, row, { onConflictFields: ['booking'] });
}

/** Deletes the CNICs of bookings: removed by who may, or with the contact. */
export async function deleteCnics(em: EntityManager, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await em.getKysely<Database>().deleteFrom('booking_cnics').where(isOneOf('booking_id', bookingIds)).execute();
}

/** Replaces the stored text of a CNIC, unless it was changed or removed meanwhile. */
export async function replaceStoredCnic(
  em: EntityManager,
  bookingId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('booking_cnics')
    .set({ encrypted_text: to })
    .where('booking_id', '=', bookingId)
    .where('encrypted_text', '=', from)
    .execute();
}
