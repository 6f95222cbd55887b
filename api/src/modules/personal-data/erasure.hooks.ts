import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hooks, RequestContext } from '../../context.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import { GroupStatus } from '../../domain/bookings/functions.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { EnquirySource } from '../../domain/threads/enquiries.js';
import { endOwnedTeams } from '../businesses/team.service.js';
import { eraseChangeNotes } from '../booking-changes/booking-change.queries.js';
import { bookingGroupHooks } from '../booking-groups/booking-group.hooks.js';
import { deleteTasks } from '../booking-tasks/booking-task.queries.js';
import { deleteNotesWithoutGuest } from '../guests/guest.changes.js';
import { deleteCnics } from '../bookings/booking-cnic.changes.js';
import { bookingHooks } from '../bookings/booking.hooks.js';
import { enquiryHooks } from '../threads/enquiry.hooks.js';
import { endErasedVisits } from '../threads/visit.actions.js';
import { eraseAcceptances } from '../terms/terms.changes.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { closeIntegrations } from '../integrations/integrations.changes.js';

/**
 * Erases how an owner was reached and what only the owner used. Name and logo stay, since documents of the business show them; its
 * bookings keep what their documents say.
 */
async function eraseBusiness(em: EntityManager, ownerId: number): Promise<void> {
  const db = em.getKysely<Database>();
  const [business] = await db
    .updateTable('businesses')
    .set({
      documents: [],
      location: '',
      phone: '',
      phone_e164: null,
      description: '',
      city: null,
      latitude: null,
      longitude: null,
    })
    .set({ tax_number: null, calendar_token: null })
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  if (!business) return;
  await db.deleteFrom('payment_details').where('business_id', '=', business.id).execute();
  await db.deleteFrom('reply_templates').where('business_id', '=', business.id).execute();
  await db.deleteFrom('first_answers').where('business_id', '=', business.id).execute();
  const halls = db.selectFrom('halls').select('id').where('business_id', '=', business.id);
  await db
    .deleteFrom('enquiries')
    .where('hall_id', 'in', halls)
    .where('source', '<>', toEnumValue(EnquirySource.APP))
    .execute();
  await db
    .updateTable('enquiries')
    .set({ lost_note: null, follow_up_on: null })
    .where('hall_id', 'in', halls)
    .execute();
  await db.deleteFrom('guest_notes').where('business_id', '=', business.id).execute();
  await db.deleteFrom('guest_second_phones').where('business_id', '=', business.id).execute();
  await db.deleteFrom('booking_tasks').where('business_id', '=', business.id).execute();
  await db.deleteFrom('webhooks').where('business_id', '=', business.id).execute();
  await db.deleteFrom('external_calendars').where('business_id', '=', business.id).execute();
  const units = db.selectFrom('hall_units').select('id').where('business_id', '=', business.id);
  await db
    .updateTable('occupancies')
    .set({ note: null })
    .where('unit_id', 'in', units)
    .where('kind', '=', 'block')
    .where('note', 'is not', null)
    .execute();
  await db.updateTable('schedule_exceptions').set({ note: null }).where('business_id', '=', business.id).execute();
}

function selectOwned(em: EntityManager, userId: number) {
  return em.getKysely<Database>().selectFrom('businesses').select('id').where('owner_id', '=', userId);
}

function selectNeverAgreed(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', BookingStatus.CANCELLED)
    .where('confirmed_at', 'is', null);
}

/** Deletes what nobody else needs of a deleted account; what was never agreed keeps no contact. */
async function eraseRecords(ctx: RequestContext, em: EntityManager, userId: number): Promise<void> {
  const db = em.getKysely<Database>();
  await endOwnedTeams(ctx, em, userId);
  await db.deleteFrom('saved_lists').where('user_id', '=', userId).execute();
  await db.deleteFrom('notifications').where('user_id', '=', userId).execute();
  await db.deleteFrom('notification_settings').where('user_id', '=', userId).execute();
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
  await db.deleteFrom('saved_halls').where('user_id', '=', userId).execute();
  await db
    .updateTable('sessions')
    .set({ device: null, address: null, place: null })
    .where('user_id', '=', userId)
    .execute();
  const erased = await db
    .updateTable('bookings')
    .set({
      customer_name: REMOVED_CONTACT.name,
      customer_phone: REMOVED_CONTACT.phone,
      customer_phone_e164: null,
      customer_email: REMOVED_CONTACT.email,
      special_requests: null,
      notes: null,
      labels: [],
      cancellation_note: null,
    })
    .where('user_id', '=', userId)
    .where('status', '=', BookingStatus.CANCELLED)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .execute();
  if (erased.length > 0) await deleteNotesWithoutGuest(em);
  const erasedIds = erased.map(({ id }) => id);
  await eraseChangeNotes(em, erasedIds);
  await eraseAcceptances(em, erasedIds);
  await deleteCnics(em, erasedIds);
  await deleteTasks(em, erasedIds);
  await db.deleteFrom('enquiries').where('user_id', '=', userId).execute();
  // Who never agreed on anything has nothing to prove by what was written.
  await db.deleteFrom('threads').where('booking_id', 'in', selectNeverAgreed(em, userId)).execute();
  await db.deleteFrom('thread_reads').where('user_id', '=', userId).execute();
  await db
    .updateTable('booking_groups')
    .set({ name: REMOVED_CONTACT.name })
    .where('user_id', '=', userId)
    .where('status', '<>', toEnumValue(GroupStatus.CONFIRMED))
    .execute();
  await eraseBusiness(em, userId);
  await db.deleteFrom('business_invitations').where('business_id', 'in', selectOwned(em, userId)).execute();
  // Unclaimed files are swept, the oldest first.
  await db
    .updateTable('stored_files')
    .set({ claimed_by: null })
    .where('owner_id', '=', userId)
    .where('kind', 'in', [UploadKind.DOCUMENT, UploadKind.PROOF])
    .execute();
}

async function onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]> {
  const cancelled = await bookingHooks.onAccountDeleted(ctx, em, userId);
  await endErasedVisits(ctx, em, userId);
  await eraseRecords(ctx, em, userId);
  return cancelled;
}

/** What happens to the records of other modules when an account, a business or a booking changes. */
export const personalDataHooks: Hooks = {
  ...bookingHooks,
  ...bookingGroupHooks,
  ...enquiryHooks,
  onAccountDeleted,
  onAccountReclaimed: closeIntegrations,
  onTimeFreed: serveWaitingLists,
};
