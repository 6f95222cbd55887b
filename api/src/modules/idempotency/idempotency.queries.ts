import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';

/** What identifies an idempotent request. */
export interface KeyOwner {
  userId: number;
  /** The mutation's name. */
  operation: string;
  key: string;
}

/** The request that claimed a key, with the id of what it created. */
export function findClaim(
  em: EntityManager,
  { userId, operation, key }: KeyOwner,
): Promise<{ hash: string; createdId: string | null } | undefined> {
  return em
    .getKysely<Database>()
    .selectFrom('idempotency_keys')
    .select(['request_hash as hash', 'response_ref as createdId'])
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}
