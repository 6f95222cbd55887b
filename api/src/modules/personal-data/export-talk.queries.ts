import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';

/** What the person wrote about bookings and enquiries, and what was written to them about their own; of the business without who it was. */
export function selectMessages(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('messages as m')
    .innerJoin('threads as t', 't.id', 'm.thread_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .select([
      'm.id',
      't.booking_id',
      't.enquiry_id',
      'm.side',
      sql<boolean>`(m.sender_id = ${userId} and not m.is_automatic)`.as('is_own'),
      'm.is_automatic',
      'm.text',
    ])
    .select(['m.created_at', 'm.deleted_at'])
    .select(
      sql<string | null>`(select string_agg(f.original_name, ', ' order by f.id) from stored_files f
        where f.claimed_by = 'message:' || m.id)`.as('files'),
    )
    .where((eb) => eb.or([eb('m.sender_id', '=', userId), eb('b.user_id', '=', userId), eb('e.user_id', '=', userId)]))
    .orderBy('m.id');
}

/** What the person was told in the app. */
export function selectNotifications(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('notifications')
    .select(['id', 'audience', 'kind', 'booking_id', 'enquiry_id', 'business_id', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
}

/** What the person is told of by mail and push. */
export function selectNotificationSettings(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('notification_settings')
    .select(['mail_off', 'push_off', 'quiet_from', 'quiet_until', 'time_zone', 'updated_at'])
    .where('user_id', '=', userId);
}

/** The browsers that the person is pushed to, without what would let others write to them. */
export function selectPushSubscriptions(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('push_subscriptions')
    .select(['session_id', sql<string>`substring(endpoint from '^https?://([^/]+)')`.as('service')])
    .select(['created_at', 'last_success_at'])
    .where('user_id', '=', userId)
    .orderBy('session_id');
}

/** What the person asked halls before there was a booking. */
export function selectEnquiries(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('enquiries')
    .select(['id', 'hall_id', 'day', 'guest_count', 'occasion', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
}
