import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { NamedQuery } from '../../database/prepared.js';
import type { Database } from '../../database/tables.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { SESSION_LIMITS } from '../../domain/accounts/sessions.js';
import type { AccountSessionView } from './session.types.js';

/** Whether an account has used a device, by browser and system, in the last 90 days; one statement. */
export async function isKnownDevice(
  em: EntityManager,
  userId: number,
  device: string | null,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - SESSION_LIMITS.rememberedMs);
  const known = await em
    .getKysely<Database>()
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('device', 'is not distinct from', device)
    .where('last_used_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

const SIGNED_IN = new NamedQuery(
  'signed-in',
  (db: Kysely<Database>, sessionId: number, userId: number, tokenVersion: number, now: Date) =>
    db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('business_members as m', 'm.user_id', 'u.id')
      .select(['u.id as userId', 'u.role', 'u.name', 's.last_used_at as lastUsedAt'])
      .select(({ eb }) => eb('u.phone', 'is', null).as('lacksPhone'))
      .select(['m.business_id as businessId', sql<MemberRole | null>`upper(m.role)`.as('memberRole')])
      .where('s.id', '=', sessionId)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', now)
      .where('u.id', '=', userId)
      .where('u.token_version', '=', tokenVersion)
      .where('u.deleted_at', 'is', null)
      .where('u.suspended_at', 'is', null),
);

/** The account of an open session with its membership of a team, if neither has changed; one statement. */
export async function findSignedIn(
  em: EntityManager,
  { sessionId, userId, tokenVersion }: { sessionId: number; userId: number; tokenVersion: number },
  now: Date,
) {
  return (await SIGNED_IN.run(em, sessionId, userId, tokenVersion, now))[0];
}

/** The open sessions of an account, the last used one first; one statement. */
export function findOpenSessions(
  em: EntityManager,
  { userId, currentId, now }: { userId: number; currentId: number; now: Date },
): Promise<AccountSessionView[]> {
  return em
    .getKysely<Database>()
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'place', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(sql<boolean>`id = ${currentId}`.as('isCurrent'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSION_LIMITS.listedMax)
    .execute();
}
