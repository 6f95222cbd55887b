import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { deleteInBatches } from '../../database/batches.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { FOLLOW_UP_KEPT_DAYS, RETENTION, type RetentionKind } from '../../domain/personal-data/retention.js';
import type { Jobs } from '../../jobs/queue.js';
import { eraseAccount } from '../accounts/account-deletion.service.js';
import { lockBusinesses } from '../accounts/account.queries.js';
import { User } from '../accounts/user.entity.js';
import { eraseChangeNotes } from '../booking-changes/booking-change.queries.js';
import { deleteTasks } from '../booking-tasks/booking-task.queries.js';
import { deleteCnics } from '../bookings/booking-cnic.changes.js';
import { deleteNotesWithoutGuest } from '../guests/guest.changes.js';
import { eraseExpenseFiles } from '../payments/expense.queries.js';
import { eraseProofs } from '../payments/payment-proof.queries.js';
import { eraseAcceptances } from '../terms/terms.changes.js';
import { findUnusedAccounts } from './retention.queries.js';

const DAY_MS = 86_400_000;
const BATCH = 500;
/** No limit counts longer than a day (http/limits.ts). */
const LONGEST_LIMIT_MS = 2 * DAY_MS;

function getLimit(ctx: RequestContext, kind: RetentionKind): Date {
  return new Date(ctx.now().getTime() - RETENTION[kind].days * DAY_MS);
}

/** Removes the contact from a batch of bookings, and what belongs to it elsewhere. @returns of how many */
async function removeContacts(em: EntityManager, isConfirmed: boolean, before: Date): Promise<number> {
  const db = em.getKysely<Database>();
  const old = db
    .selectFrom('bookings')
    .select('id')
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .where('end_time', '<', before)
    .where(sql<SqlBool>`customer_email <> ${sql.lit(REMOVED_CONTACT.email)}`)
    .limit(BATCH);
  const rows = await db
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
      // An agreed price keeps a reason: a check of the database.
      price_reason: sql<string | null>`case when price_reason is not null then ${REMOVED_CONTACT.name} end`,
    })
    .where('id', 'in', old)
    .returning(['id', 'group_id'])
    .execute();
  const ids = rows.map(({ id }) => id);
  const groupIds = rows.flatMap(({ group_id: groupId }) => groupId ?? []);
  await db.updateTable('booking_groups').set({ name: REMOVED_CONTACT.name }).where(isOneOf('id', groupIds)).execute();
  await eraseChangeNotes(em, ids);
  await eraseProofs(em, ids);
  await eraseExpenseFiles(em, ids);
  await deleteTasks(em, ids);
  await eraseAcceptances(em, ids);
  await deleteCnics(em, ids);
  await db.deleteFrom('threads').where(isOneOf('booking_id', ids)).execute();
  await db.deleteFrom('enquiries').where(isOneOf('booking_id', ids)).execute();
  return rows.length;
}

/**
 * Removes the contact from bookings that were confirmed, or never, and ended before a time, in batches that are whole: names elsewhere
 * are found by their bookings. An index of each kind holds those that still have one.
 */
async function removeContactsBefore(em: EntityManager, isConfirmed: boolean, before: Date): Promise<void> {
  for (let changed = BATCH; changed === BATCH;)
    changed = await inTransaction(em, (within) => removeContacts(within, isConfirmed, before));
}

/** Deletes counts whose limit has ended, and those that a clock which was ahead has made last longer than any limit. */
async function deleteAttempts(ctx: RequestContext): Promise<void> {
  const [before, after] = [getLimit(ctx, 'attempts').getTime(), ctx.now().getTime() + LONGEST_LIMIT_MS];
  await deleteInBatches(ctx.em, 'attempts', sql<SqlBool>`expire < ${before} or expire > ${after}`);
}

/** Looks again once the account is locked: it may have been confirmed or used meanwhile. */
async function deleteIfUnused(ctx: RequestContext, em: EntityManager, id: number): Promise<void> {
  await lockBusinesses(em, id);
  const user = await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const [unused] = await findUnusedAccounts(em, getLimit(ctx, 'unconfirmedAccounts'), { id });
  if (user && unused) await eraseAccount(ctx, em, user);
}

/** Deletes unused accounts whose address was never confirmed, where that is required. */
async function deleteUnusedAccounts(ctx: RequestContext): Promise<void> {
  if (!ctx.app.env.requireConfirmedEmail) return;
  for (let found = BATCH; found === BATCH;) {
    const unused = await findUnusedAccounts(ctx.em, getLimit(ctx, 'unconfirmedAccounts'), { limit: BATCH });
    for (const { id } of unused) await inTransaction(ctx.em, (em) => deleteIfUnused(ctx, em, id));
    found = unused.length;
  }
}

/**
 * A condition for enquiries in which nobody has written, proposed a visit or changed what was entered since a time, and that the
 * business doesn't ask again. A booking that it entered of one keeps it.
 */
function isSilentSince(limit: Date, now: Date) {
  const asked = new Date(now.getTime() - FOLLOW_UP_KEPT_DAYS * DAY_MS);
  return sql<SqlBool>`(follow_up_on is null or lost_at is not null or follow_up_on < ${asked}::timestamptz::date)
    and booking_id is null and coalesce(changed_at, created_at) < ${limit} and not exists (
    select from threads t join messages m on m.thread_id = t.id and m.sequence = t.last_sequence
      where t.enquiry_id = enquiries.id and m.created_at >= ${limit}) and not exists (
    select from threads t join visits s on s.thread_id = t.id
      where t.enquiry_id = enquiries.id and s.created_at >= ${limit})`;
}

/** Deletes what is older than its period and has no job of its own (domain/personal-data/retention.ts). */
async function applyRetention(ctx: RequestContext): Promise<void> {
  await deleteInBatches(ctx.em, 'outbox_mails', sql<SqlBool>`created_at < ${getLimit(ctx, 'mails')}`);
  await deleteInBatches(ctx.em, 'notifications', sql<SqlBool>`created_at < ${getLimit(ctx, 'notifications')}`);
  // Agreements keep theirs for the legal period, other requests for a shorter one.
  await removeContactsBefore(ctx.em, true, getLimit(ctx, 'bookingContacts'));
  await removeContactsBefore(ctx.em, false, getLimit(ctx, 'requestContacts'));
  await deleteNotesWithoutGuest(ctx.em);
  await deleteAttempts(ctx);
  await deleteInBatches(ctx.em, 'business_invitations', sql<SqlBool>`expires_at < ${getLimit(ctx, 'invitations')}`);
  await deleteInBatches(ctx.em, 'waiting_entries', sql<SqlBool>`end_time < ${getLimit(ctx, 'waitingEntries')}`);
  await deleteInBatches(ctx.em, 'enquiries', isSilentSince(getLimit(ctx, 'enquiries'), ctx.now()));
  await deleteUnusedAccounts(ctx);
}

/** Jobs of personal data. */
export const personalDataJobs: Jobs = { 'apply-retention': (ctx) => applyRetention(ctx) };

/** Daily. */
export const PERSONAL_DATA_CRONTAB = '51 3 * * * apply-retention';
