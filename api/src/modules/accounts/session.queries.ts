import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
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
