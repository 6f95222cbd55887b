import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { hasSecondFactor } from '../../database/account-columns.js';
import { isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { grantRights } from '../../domain/accounts/rights.js';
import type { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor, type SecondFactorRule } from '../../domain/accounts/second-factor.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { KIND_GROUPS } from '../../domain/notifications/groups.js';
import type { NotificationKind } from '../../domain/notifications/kinds.js';
import { toQuietHours, type QuietHours } from '../../domain/notifications/quiet-hours.js';
import { selectShown, selectVisible, type NotificationReader, type NotificationRow } from './notification.queries.js';

/** Who is pushed to. */
export interface PushedPerson extends NotificationReader {
  locale: Locale;
  quietHours: QuietHours | null;
  /** The groups without push notifications, as the database names them. */
  pushOff: readonly string[];
}

/** An account with its settings, and what it may act as now; undefined if it is closed or suspended; one statement. */
export async function findPushedPerson(
  em: EntityManager,
  rule: SecondFactorRule,
  userId: number,
): Promise<PushedPerson | undefined> {
  const found = await em
    .getKysely<Database>()
    .selectFrom('users as u')
    .leftJoin('business_members as m', 'm.user_id', 'u.id')
    .leftJoin('notification_settings as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.role', 'u.locale', 'm.business_id as businessId'])
    .select(sql<MemberRole | null>`upper(m.role)`.as('memberRole'))
    .select(hasSecondFactor('u.id').as('hasFactor'))
    .select(['c.push_off as pushOff', 'c.quiet_from as quietFrom', 'c.quiet_until as quietUntil'])
    .select('c.time_zone as timeZone')
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, role, locale, businessId, memberRole, hasFactor, pushOff } = found;
  const lacksFactor = (needed: Role) => needsSecondFactor(rule, needed) && !hasFactor;
  const rights = await grantRights({ role, businessId, memberRole }, lacksFactor);
  return {
    id,
    role: rights.role,
    membership: rights.membership,
    locale: locale ?? 'en',
    quietHours: toQuietHours(found),
    pushOff: pushOff ?? [],
  };
}

function selectBrowsers(db: Kysely<Database>, serverKey: string, now: Date) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .where('p.server_key', '=', serverKey)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now);
}

/** The browsers that an account is pushed to, by their sessions; one statement. */
export function findBrowsers(
  em: EntityManager,
  { userId, serverKey, now }: { userId: number; serverKey: string; now: Date },
): Promise<{ sessionId: number; createdAt: Date }[]> {
  return selectBrowsers(em.getKysely<Database>(), serverKey, now)
    .select(['p.session_id as sessionId', 'p.created_at as createdAt'])
    .where('p.user_id', '=', userId)
    .orderBy('p.session_id')
    .execute();
}

/** The browser of a session; undefined if it isn't pushed to any more; one statement. */
export function findBrowser(
  em: EntityManager,
  { sessionId, serverKey, now }: { sessionId: number; serverKey: string; now: Date },
) {
  return selectBrowsers(em.getKysely<Database>(), serverKey, now)
    .select(['p.session_id as sessionId', 'p.user_id as userId', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Whether notifications of a kind are pushed to somebody. */
function isPushed({ pushOff }: PushedPerson, kind: NotificationKind): boolean {
  return !pushOff.includes(toEnumValue(KIND_GROUPS[kind]));
}

/**
 * Marks what is to be pushed to somebody as taken up: what is unread, was renewed since it was last pushed, and isn't older.
 * @returns how much it is
 */
export async function claimUnpushed(
  em: EntityManager,
  person: PushedPerson,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const db = em.getKysely<Database>();
  const kinds = (Object.keys(KIND_GROUPS) as NotificationKind[]).filter((kind) => isPushed(person, kind));
  const ids = selectVisible(db, person)
    .select('n.id')
    .where('n.read_at', 'is', null)
    .where('n.created_at', '>=', since)
    .where(isOneOf('n.kind', kinds.map(toEnumValue)));
  const claimed = await db
    .updateTable('notifications')
    .set({ pushed_at: now })
    .where('id', 'in', ids)
    // Looked at again once its lock is had: another server may have taken it up.
    .where(sql<SqlBool>`(pushed_at is null or pushed_at < created_at)`)
    .returning('id')
    .execute();
  return claimed.length;
}

/** Gives back what was taken up at a moment, so that it is gathered again. */
export async function releasePushed(em: EntityManager, userId: number, at: Date): Promise<void> {
  const taken = em.getKysely<Database>().updateTable('notifications').set({ pushed_at: null });
  await taken.where('user_id', '=', userId).where('pushed_at', '=', at).execute();
}

/** What was taken up at a moment and is still unread, the newest first; one statement. */
export function findPushed(em: EntityManager, person: PushedPerson, at: Date): Promise<NotificationRow[]> {
  const db = em.getKysely<Database>();
  const ids = selectVisible(db, person).select('n.id').where('n.read_at', 'is', null).where('n.pushed_at', '=', at);
  return selectShown(db).where('n.id', 'in', ids).orderBy('n.created_at', 'desc').orderBy('n.id', 'desc').execute();
}
