import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type ExpressionBuilder } from 'kysely';
import { isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import type { NotificationGroup } from '../../domain/notifications/groups.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import type { QuietHours } from '../../domain/notifications/quiet-hours.js';

/** What to turn on or off of one channel. */
export interface ChannelChange {
  group: NotificationGroup;
  isOn: boolean;
}

/** Changes of settings; a list may be empty, and quiet hours that aren't given stay. */
export interface SettingsChange {
  mail: readonly ChannelChange[];
  push: readonly ChannelChange[];
  quietHours: QuietHours | null | undefined;
}

/** The groups that are off after changes. SQL: arrays of the row as it is when it is written, whoever changes it besides. */
function turn(column: 'mail_off' | 'push_off', changes: readonly ChannelChange[]) {
  const toNames = (isOn: boolean) =>
    changes.filter((each) => each.isOn === isOn).map(({ group }) => toEnumValue(group));
  return sql<string[]>`array(select off from unnest(c.${sql.ref(column)} || ${toNames(false)}::text[]) as t(off)
    where off <> all(${toNames(true)}::text[]) group by off order by off)`;
}

/** Changes the settings of an account; its first change adds its row. */
export async function saveSettings(
  em: EntityManager,
  userId: number,
  { mail, push, quietHours }: SettingsChange,
  now: Date,
): Promise<void> {
  const db = em.getKysely<Database>();
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { from = null, until = null, timeZone = null } = quietHours ?? {};
  await db
    .updateTable('notification_settings as c')
    .set({ mail_off: turn('mail_off', mail), push_off: turn('push_off', push), updated_at: now })
    .set(quietHours === undefined ? {} : { quiet_from: from, quiet_until: until, time_zone: timeZone })
    .where('c.user_id', '=', userId)
    .execute();
}

/** A browser that is to be pushed to. */
export interface NewSubscription {
  sessionId: number;
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  serverKey: string;
  createdAt: Date;
}

/** Adds a browser, in the place of what it, its session or an earlier account in it had; beyond the limit, the oldest goes. */
export async function saveSubscription(em: EntityManager, subscription: NewSubscription): Promise<void> {
  const db = em.getKysely<Database>();
  const { sessionId, userId, endpoint, p256dh, auth, serverKey, createdAt } = subscription;
  const keys = { endpoint, p256dh, auth, server_key: serverKey, created_at: createdAt };
  const unused = { last_success_at: null, failures: 0, failing_since: null };
  // SQL: one after the other where several sessions register a browser at once, since its endpoint is unique.
  await sql`select pg_advisory_xact_lock(hashtext('push subscriptions'), hashtext(${endpoint}))`.execute(db);
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('session_id', '<>', sessionId)
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, user_id: userId, ...keys, ...unused })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ ...keys, ...unused }))
    .execute();
  const surplus = db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('session_id', 'desc')
    .offset(NOTIFICATION_LIMITS.browsersMax);
  await db.deleteFrom('push_subscriptions').where('session_id', 'in', surplus).execute();
}

/** Forgets the browsers of sessions. */
export async function deleteSubscriptions(em: EntityManager, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await em.getKysely<Database>().deleteFrom('push_subscriptions').where(isOneOf('session_id', sessionIds)).execute();
}

/** Forgets the browsers of sessions that have expired. */
export async function deleteExpiredSubscriptions(em: EntityManager, now: Date): Promise<void> {
  const db = em.getKysely<Database>();
  const expired = db.selectFrom('sessions').select('id').where('expires_at', '<', now);
  await db.deleteFrom('push_subscriptions').where('session_id', 'in', expired).execute();
}

/** A browser as it was pushed to: its session may have subscribed another one meanwhile. */
export interface PushedBrowser {
  sessionId: number;
  endpoint: string;
}

function isBrowser({ sessionId, endpoint }: PushedBrowser) {
  return (eb: ExpressionBuilder<Database, 'push_subscriptions'>) => eb.and({ session_id: sessionId, endpoint });
}

/** Forgets a browser whose push service knows it no more. */
export async function deleteSubscription(em: EntityManager, browser: PushedBrowser): Promise<void> {
  await em.getKysely<Database>().deleteFrom('push_subscriptions').where(isBrowser(browser)).execute();
}

function updateSubscription(em: EntityManager, browser: PushedBrowser) {
  return em.getKysely<Database>().updateTable('push_subscriptions').where(isBrowser(browser));
}

/** Remembers that a browser's push service took a message, which ends its failures. */
export async function saveSuccess(em: EntityManager, browser: PushedBrowser, now: Date): Promise<void> {
  await updateSubscription(em, browser).set({ last_success_at: now, failures: 0, failing_since: null }).execute();
}

/**
 * Counts a failure of a browser's push service.
 * @returns how many there are in a row, and since when; undefined where the browser isn't pushed to any more
 */
export function incrementFailures(em: EntityManager, browser: PushedBrowser, now: Date) {
  return updateSubscription(em, browser)
    .set((eb) => ({ failures: eb('failures', '+', 1), failing_since: sql<Date>`coalesce(failing_since, ${now})` }))
    .returning(['failures', sql<Date>`failing_since`.as('failingSince')])
    .executeTakeFirst();
}
