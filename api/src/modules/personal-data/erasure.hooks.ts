import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hooks, RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { bookingHooks } from '../bookings/booking.hooks.js';

/** Deletes what nobody else needs of a deleted account; what was never agreed keeps no contact. */
async function eraseRecords(em: EntityManager, userId: number): Promise<void> {
  const db = em.getKysely<Database>();
  await db.deleteFrom('saved_halls').where('user_id', '=', userId).execute();
  await db.updateTable('sessions').set({ device: null, address: null }).where('user_id', '=', userId).execute();
  await db
    .updateTable('bookings')
    .set({
      customer_name: REMOVED_CONTACT.name,
      customer_phone: REMOVED_CONTACT.phone,
      customer_email: REMOVED_CONTACT.email,
      special_requests: null,
      notes: null,
      cancellation_note: null,
    })
    .where('user_id', '=', userId)
    .where('status', '=', BookingStatus.CANCELLED)
    .where('confirmed_at', 'is', null)
    .execute();
  await db.updateTable('businesses').set({ documents: [] }).where('owner_id', '=', userId).execute();
  // Unclaimed files are swept, the oldest first.
  await db
    .updateTable('stored_files')
    .set({ claimed_by: null })
    .where('owner_id', '=', userId)
    .where('kind', '=', UploadKind.DOCUMENT)
    .execute();
}

async function onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  const cancelled = await bookingHooks.onAccountDeleted(ctx, em, userId);
  await eraseRecords(em, userId);
  return cancelled;
}

/** What happens to the records of other modules when an account is deleted or a business suspended. */
export const personalDataHooks: Hooks = { ...bookingHooks, onAccountDeleted };
