import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import {
  selectEnquiries,
  selectMessages,
  selectNotifications,
  selectNotificationSettings,
  selectPushSubscriptions,
} from './export-talk.queries.js';
import type { CnicSecrets } from '../bookings/booking-cnic.encryption.js';
import { findOwnCnics, selectOwnAcceptances } from './export-contracts.queries.js';
import { selectOwnersTasks } from '../booking-tasks/booking-task.queries.js';
import { selectOwnersSecondPhones } from '../guests/guest.queries.js';
import { selectEnquiryWork, selectOwnersEntered } from '../threads/enquiry.queries.js';
import { selectOwnersAnswer } from '../threads/first-answer.queries.js';
import { selectOwnersTemplates } from '../threads/reply-template.queries.js';
import { selectOwnReports } from '../threads/thread-report.queries.js';
import { selectOwnVisits } from '../threads/visit.queries.js';

/** Rows of one table of an export. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Everything about an account, by table. */
export type PersonalRecords = Readonly<Record<(typeof EXPORTED_TABLES)[number], Rows>>;

/** The tables of an export, in the order of its files. */
export const EXPORTED_TABLES = [
  'profile',
  'bookings',
  'booking-changes',
  'booking-payments',
  'payment-proofs',
  'terms-acceptances',
  'contract-cnics',
  'enquiries',
  'messages',
  'visits',
  'thread-reports',
  'notifications',
  'notification-settings',
  'push-subscriptions',
  'booking-groups',
  'reviews',
  'comments',
  'saved-halls',
  'saved-lists',
  'waiting-list',
  'sessions',
  'passkeys',
  'security-log',
  'reports',
  'membership',
  'business',
  'payment-details',
  'reply-templates',
  'first-answer',
  'enquiry-work',
  'entered-enquiries',
  'guest-notes',
  'guest-second-phones',
  'booking-tasks',
  'halls',
  'units',
  'shifts',
  'hall-booking-settings',
  'hall-operating-hours',
  'special-days',
  'rates',
  'blocks',
  'api-keys',
  'external-calendars',
  'webhooks',
  'files',
] as const;

function selectOwn(column: 'session_id' | 'address' | 'device') {
  return sql<string | number | null>`case when actor_id is null then ${sql.ref(column)} end`.as(column);
}

/** Who somebody is, and where and how they signed in. */
function selectAccount(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  return {
    profile: db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'username', 'phone', 'role', 'created_at', 'email_confirmed_at'])
      .select(['locale', 'terms_version', 'terms_accepted_at'])
      .where('id', '=', userId),
    sessions: db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'last_used_at', 'signed_in_at', 'expires_at', 'device', 'address', 'place'])
      .select(['ended_at', 'end_reason'])
      .where('user_id', '=', userId)
      .orderBy('id'),
    passkeys: db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),
    'security-log': db
      .selectFrom('security_events')
      .select(['id', 'kind', 'at', 'details'])
      // Of what somebody else did, where they were is theirs.
      .select([selectOwn('session_id'), selectOwn('address'), selectOwn('device')])
      .select(sql<boolean>`actor_id is not null`.as('by_somebody_else'))
      .where('account_id', '=', userId)
      .orderBy('id'),
    files: db
      .selectFrom('stored_files')
      .select(['id', 'kind', 'original_name', 'storage_key', 'mime', 'size', 'claimed_by', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('id'),
  };
}

/** The entries of a customer's bookings; who recorded them is the business's. */
function selectOwnPayments(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_entries as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.booking_id', 'p.kind', 'p.amount', 'b.currency', 'p.method', 'p.reference', 'p.note'])
    .select([sql<string>`to_char(p.day, 'YYYY-MM-DD')`.as('day'), 'p.receipt_number', 'p.corrects_id', 'p.created_at'])
    .where('b.user_id', '=', userId)
    .orderBy('p.id');
}

/** The proofs of payment that a customer sent; who answered them is the business's. */
function selectOwnProofs(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_proofs as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.booking_id', 'p.status', 'p.amount', 'b.currency', 'p.method', 'p.reference', 'p.reason'])
    .select([sql<string>`to_char(p.day, 'YYYY-MM-DD')`.as('day'), 'p.submitted_at', 'p.answered_at'])
    .where('b.user_id', '=', userId)
    .orderBy('p.id');
}

function selectOwnGroups(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_groups')
    .select(['id', 'name', 'status', 'answer_by', 'end_reason', 'ended_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id');
}

function selectCustomer(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  return {
    bookings: db
      .selectFrom('bookings')
      .select(['id', 'hall_id', 'hall_title', 'hall_location', 'business_name', 'status', 'start_time', 'end_time'])
      .select([
        'shift_name',
        'rate_reason',
        'time_zone',
        'guest_count',
        'customer_name',
        'customer_phone',
        'customer_email',
        'special_requests',
      ])
      .select(['currency', 'total_price', 'created_at', 'confirmed_at', 'cancelled_at', 'cancellation_reason'])
      .select(['cancellation_note', 'held_until', 'changed_at', 'group_id', 'function_name', 'accepted_at'])
      .select(['payment_due_at', sql<string | null>`coalesce(occasion, function_name)`.as('occasion')])
      .where('user_id', '=', userId)
      .orderBy('id'),
    'booking-changes': db
      .selectFrom('booking_changes as c')
      .innerJoin('bookings as b', 'b.id', 'c.booking_id')
      .select(['c.id', 'c.booking_id', 'c.proposed_by', 'c.status', 'c.old_terms', 'c.new_terms', 'c.created_at'])
      .select(['c.expires_at', 'c.ended_at', 'c.kind', 'c.note', 'c.answer_note', 'c.valid_until'])
      .where('b.user_id', '=', userId)
      .where('c.waits_for_discount', '=', false)
      .orderBy('c.id'),
    'booking-payments': selectOwnPayments(em, userId),
    'payment-proofs': selectOwnProofs(em, userId),
    'terms-acceptances': selectOwnAcceptances(em, userId),
    enquiries: selectEnquiries(em, userId),
    messages: selectMessages(em, userId),
    visits: selectOwnVisits(em, userId),
    'thread-reports': selectOwnReports(em, userId),
    notifications: selectNotifications(em, userId),
    'notification-settings': selectNotificationSettings(em, userId),
    'push-subscriptions': selectPushSubscriptions(em, userId),
    'booking-groups': selectOwnGroups(em, userId),
    ...selectPublished(em, userId),
    'waiting-list': db
      .selectFrom('waiting_entries')
      .select(['id', 'hall_id', 'start_time', 'end_time', 'shift_name', 'guest_count', 'state', 'created_at'])
      .select(['offered_at', 'offered_until', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),
  };
}

/** What the person said in public, and what they reported there. */
function selectPublished(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  return {
    reviews: db
      .selectFrom('hall_reviews')
      .select(['id', 'hall_id', 'rating', 'comment', 'created_at', 'updated_at', 'answer', 'is_hidden'])
      .select('hidden_reason')
      .where('user_id', '=', userId)
      .orderBy('id'),
    comments: db
      .selectFrom('blog_comments')
      .select(['id', 'post_id', 'parent_id', 'content', 'status', 'hidden_reason', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),
    reports: db
      .selectFrom('review_reports')
      .select(['id', 'review_id', 'reason', 'created_at', 'resolved_at'])
      .where('reporter_id', '=', userId)
      .orderBy('id'),
  };
}

/** What a customer has saved, with the lists that it is sorted into. */
function selectSaved(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  return {
    'saved-halls': db
      .selectFrom('saved_halls')
      .select(['hall_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at'),
    'saved-lists': db
      .selectFrom('saved_lists as l')
      .leftJoin('saved_list_halls as i', 'i.list_id', 'l.id')
      .select(['l.id', 'l.name', 'l.created_at', sql<boolean>`l.share_token is not null`.as('is_shared')])
      .select(
        sql<number[]>`coalesce(array_agg(i.hall_id order by i.hall_id) filter (where i.hall_id is not null), '{}')`.as(
          'hall_ids',
        ),
      )
      .where('l.user_id', '=', userId)
      .groupBy('l.id')
      .orderBy('l.id'),
  };
}

/** When and where an owner's halls can be booked: units, shifts, special days, rates, and blocks with the halls that they take. */
function selectSchedule(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  const business = db.selectFrom('businesses').select('id').where('owner_id', '=', userId);
  const hallIds = sql<number[]>`coalesce(array_agg(distinct l.hall_id order by l.hall_id)
    filter (where l.hall_id is not null), '{}')`.as('hall_ids');
  return {
    units: db
      .selectFrom('hall_units as u')
      .leftJoin('hall_unit_links as l', 'l.unit_id', 'u.id')
      .select(['u.id', 'u.name', hallIds])
      .where('u.business_id', 'in', business)
      .groupBy('u.id')
      .orderBy('u.id'),
    shifts: db
      .selectFrom('hall_shifts as s')
      .innerJoin('halls as h', 'h.id', 's.hall_id')
      .select(['s.id', 's.hall_id', 's.name', 's.weekdays', 's.start_time', 's.end_time', 's.price', 's.price_type'])
      .select('s.created_at')
      .where('h.business_id', 'in', business)
      .orderBy('s.id'),
    'hall-booking-settings': db
      .selectFrom('hall_booking_settings as s')
      .innerJoin('halls as h', 'h.id', 's.hall_id')
      .select(['s.id', 's.hall_id', 's.slot_duration', 's.buffer_time', 's.allow_multiple_slots', 's.has_own_hours'])
      .select(['s.max_advance_booking_days', 's.min_advance_booking_hours'])
      .where('h.business_id', 'in', business)
      .orderBy('s.id'),
    'hall-operating-hours': db
      .selectFrom('hall_operating_hours as w')
      .innerJoin('halls as h', 'h.id', 'w.hall_id')
      .select(['w.id', 'w.hall_id', 'w.day_of_week', 'w.opening_time', 'w.closing_time', 'w.is_active'])
      .where('h.business_id', 'in', business)
      .orderBy('w.id'),
    'special-days': db
      .selectFrom('schedule_exceptions')
      .select(['id', 'hall_id', 'opening_time', 'closing_time', 'note', 'created_at'])
      .select([toDay('first_day'), toDay('last_day')])
      .where('business_id', 'in', business)
      .orderBy('id'),
    rates: db
      .selectFrom('hall_rates')
      .select(['id', 'hall_id', 'name', 'shift_name', 'weekdays', 'season_start', 'season_end', 'hijri_month'])
      .select([toDay('first_day'), toDay('last_day'), 'percentage', 'price', 'price_type', 'created_at'])
      .where('business_id', 'in', business)
      .orderBy('id'),
    blocks: db
      .selectFrom('occupancies as o')
      .innerJoin('hall_units as u', 'u.id', 'o.unit_id')
      .leftJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
      .select(['o.block_id as id', hallIds, 'o.note'])
      .select((eb) => eb.fn.min('o.created_at').as('created_at'))
      .select([sql<Date>`lower(o.period)`.as('start_time'), sql<Date>`upper(o.period)`.as('end_time')])
      .where('u.business_id', 'in', business)
      .where('o.kind', '=', 'block')
      .groupBy(['o.block_id', 'o.period', 'o.note'])
      .orderBy('o.block_id'),
  };
}

/** A day as it is written, without a time. */
function toDay(column: 'first_day' | 'last_day') {
  return sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column);
}

/** What an owner set up: keys without the key, external calendars, webhooks without the secret. */
function selectIntegrations(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  const business = db.selectFrom('businesses').select('id').where('owner_id', '=', userId);
  return {
    'api-keys': db
      .selectFrom('api_keys')
      .select(['id', 'name', 'scopes', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
      .where('business_id', 'in', business)
      .orderBy('id'),
    'external-calendars': db
      .selectFrom('external_calendars')
      .select(['id', 'hall_id', 'name', 'url', 'created_at'])
      .where('business_id', 'in', business)
      .orderBy('id'),
    webhooks: db
      .selectFrom('webhooks')
      .select(['id', 'url', 'events', 'is_active', 'created_at'])
      .where('business_id', 'in', business)
      .orderBy('id'),
  };
}

/** An owner's business and halls, and the team that somebody is a member of. */
function selectBusiness(em: EntityManager, userId: number) {
  const db = em.getKysely<Database>();
  return {
    business: db
      .selectFrom('businesses')
      .select(['id', 'name', 'location', 'city', 'latitude', 'longitude', 'phone', 'description', 'status'])
      .select(['currency', 'time_zone', 'discount_percentage', 'tax_percentage', 'tax_number', 'created_at'])
      .select(['applied_at', 'approved_at', 'rejection_reason', 'suspended_at', 'suspension_reason'])
      .where('owner_id', '=', userId),
    membership: db
      .selectFrom('business_members as m')
      .innerJoin('businesses as b', 'b.id', 'm.business_id')
      .select(['b.name as business', 'm.role', 'm.joined_at', 'm.request_mails'])
      .where('m.user_id', '=', userId),
    'reply-templates': selectOwnersTemplates(em, userId),
    'first-answer': selectOwnersAnswer(em, userId),
    'enquiry-work': selectEnquiryWork(em, userId),
    'entered-enquiries': selectOwnersEntered(em, userId),
    'payment-details': db
      .selectFrom('payment_details as d')
      .innerJoin('businesses as b', 'b.id', 'd.business_id')
      .select(['d.bank_name', 'd.account_title', 'd.iban', 'd.jazzcash', 'd.easypaisa', 'd.raast', 'd.note'])
      .select('d.changed_at')
      .where('b.owner_id', '=', userId),
    'guest-notes': db
      .selectFrom('guest_notes as n')
      .innerJoin('businesses as b', 'b.id', 'n.business_id')
      .select(['n.phone', 'n.notes', 'n.updated_at'])
      .where('b.owner_id', '=', userId)
      .orderBy('n.id'),
    'guest-second-phones': selectOwnersSecondPhones(em, userId),
    'booking-tasks': selectOwnersTasks(em, userId),
    halls: db
      .selectFrom('halls as h')
      .innerJoin('businesses as b', 'b.id', 'h.business_id')
      .select(['h.hall_name_urdu', 'h.description_urdu'])
      .select(['h.id', 'h.hall_number', 'h.hall_name', 'h.description', 'h.location', 'h.city', 'h.capacity'])
      .select(['h.price_per_hour', 'h.price_per_person', 'h.status', 'h.created_at', 'h.updated_at', 'h.deleted_at'])
      .where('b.owner_id', '=', userId)
      .orderBy('h.id'),
  };
}

/** Everything about an account but secrets; one statement a table. */
export async function findPersonalRecords(
  em: EntityManager,
  userId: number,
  env: CnicSecrets,
): Promise<PersonalRecords> {
  const selects = {
    'contract-cnics': { execute: () => findOwnCnics(em, userId, env) },
    ...{ ...selectAccount(em, userId), ...selectCustomer(em, userId), ...selectSaved(em, userId) },
    ...{ ...selectBusiness(em, userId), ...selectSchedule(em, userId), ...selectIntegrations(em, userId) },
  };
  const found: [string, Rows][] = [];
  for (const table of EXPORTED_TABLES) found.push([table, await selects[table].execute()]);
  return Object.fromEntries(found) as PersonalRecords;
}
