import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type SqlBool } from 'kysely';
import type { Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';

function selectLive(em: EntityManager, hash: string, now: Date) {
  return (
    em
      .getKysely<Database>()
      .selectFrom('api_keys as k')
      .innerJoin('businesses as b', 'b.id', 'k.business_id')
      .innerJoin('users as u', 'u.id', 'b.owner_id')
      .select(['k.id', 'k.scopes', 'k.expires_at as expiresAt', 'k.last_used_at as lastUsedAt'])
      .select([
        'k.business_id as businessId',
        'u.id as ownerId',
        'u.name as ownerName',
        'u.suspended_at as ownerSuspendedAt',
      ])
      .where('k.key_hash', '=', hash)
      .where('k.revoked_at', 'is', null)
      .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
      // A suspended owner is found, and refused as such.
      .where((eb) => eb.or([eb('b.is_trading', '=', true), eb('u.suspended_at', 'is not', null)]))
      .where('u.role', '=', Role.BUSINESS)
  );
}

/** A key with the owner for whom it acts. */
export type LiveKey = InferResult<ReturnType<typeof selectLive>>[number];

/** A key that is neither revoked nor expired, and whose business may trade; one statement. */
export function findLiveKey(em: EntityManager, hash: string, now: Date): Promise<LiveKey | undefined> {
  return selectLive(em, hash, now).executeTakeFirst();
}

/** Whether the security log has a use of a key from a network; one statement. */
export async function isKnownNetwork(
  em: EntityManager,
  { keyId, ownerId, network }: { keyId: number; ownerId: number; network: string },
): Promise<boolean> {
  const use = await em
    .getKysely<Database>()
    .selectFrom('security_events')
    .select('id')
    .where('account_id', '=', ownerId)
    .where('kind', '=', 'key_used')
    .where(sql<SqlBool>`details @> ${JSON.stringify({ key: keyId, network })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}
