import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import { addJob } from '../../jobs/queue.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { isGathered, type NotificationAudience, type NotificationKind } from '../../domain/notifications/kinds.js';

/** Something to tell several people of. */
export interface NewNotification {
  audience: NotificationAudience;
  kind: NotificationKind;
  /** The recipients; each is told once. */
  userIds: readonly number[];
  /** What it is about: one of these. */
  subject: { bookingId?: number | null; enquiryId?: number | null; businessId?: number | null };
  /** Tells events of one kind and subject apart: the id of a change, say. */
  event?: number;
}

function toRows({ audience, kind, userIds, subject, event }: NewNotification, createdAt: Date) {
  const { bookingId = null, enquiryId = null, businessId = null } = subject;
  const about = enquiryId === null ? (bookingId ?? businessId) : `enquiry-${enquiryId}`;
  const key = [kind.toLowerCase(), about, ...(event === undefined ? [] : [event])];
  return [...new Set(userIds)].map((userId) => ({
    user_id: userId,
    audience: toEnumValue(audience),
    kind: toEnumValue(kind),
    event_key: [audience.toLowerCase(), ...key].join(':'),
    booking_id: bookingId,
    enquiry_id: enquiryId,
    business_id: businessId,
    created_at: createdAt,
  }));
}

/** The job that takes up what is to be pushed to a person. */
export const GATHER_JOB = 'gather-push';
/** With the person's id, the key of the one such job that waits for each. */
const GATHER_KEY = `${GATHER_JOB}-`;

/**
 * Tells people of something in the app, in its transaction, and has it pushed to those who want that; one statement. Who was told of
 * the same event already isn't told again, but further messages renew the notification of the first.
 */
export async function notifyInApp(
  ctx: RequestContext,
  em: EntityManager,
  notifications: readonly NewNotification[],
): Promise<void> {
  const rows = notifications.flatMap((each) => toRows(each, ctx.now()));
  if (rows.length === 0) return;
  const gathered = notifications.map(({ kind }) => kind).filter(isGathered);
  const gatherAt = new Date(ctx.now().getTime() + NOTIFICATION_LIMITS.pushWaitMs);
  await em
    .getKysely<Database>()
    .with('told', (db) =>
      db
        .insertInto('notifications')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'event_key'])
            .doUpdateSet({ created_at: sql<Date>`excluded.created_at`, read_at: null })
            .where(isOneOf('notifications.kind', gathered.map(toEnumValue))),
        )
        .returning('user_id'),
    )
    .selectFrom((db) =>
      db
        .selectFrom('push_subscriptions as p')
        .select('p.user_id')
        .where('p.user_id', 'in', (eb) => eb.selectFrom('told').select('told.user_id'))
        .distinct()
        // The queue locks the keys of waiting jobs: in one order, whoever else is told at the same time.
        .orderBy('p.user_id')
        .as('t'),
    )
    // SQL: a function of the queue. What comes before the job runs is gathered by it.
    .select(
      sql`graphile_worker.add_job(${GATHER_JOB}, payload := json_build_object('userId', t.user_id),
        run_at := ${gatherAt}, job_key := ${GATHER_KEY} || t.user_id, job_key_mode := 'preserve_run_at')`.as('job'),
    )
    .execute();
}

/** Has the person's pushes gathered at a time, or now, instead of when they were to be. */
export async function addGatherJob(em: EntityManager, userId: number, runAt?: Date): Promise<void> {
  await addJob(em, GATHER_JOB, { userId }, { key: `${GATHER_KEY}${userId}`, runAt });
}

/** Which notifications were read; all where none is named. */
export interface ReadNotifications {
  ids?: readonly number[] | null;
  bookingId?: number | null;
  enquiryId?: number | null;
}

/** Marks a person's notifications as read: those with these ids, those of a booking or an enquiry, or all. */
export async function markRead(
  em: EntityManager,
  { userId, now }: { userId: number; now: Date },
  { ids, bookingId, enquiryId }: ReadNotifications,
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where((eb) => {
      const wanted = [
        ...(ids ? [isOneOf('id', ids)] : []),
        ...(bookingId ? [sql<SqlBool>`booking_id = ${bookingId}`] : []),
        ...(enquiryId ? [sql<SqlBool>`enquiry_id = ${enquiryId}`] : []),
      ];
      return wanted.length === 0 ? eb.lit(true) : eb.or(wanted);
    })
    .execute();
}
