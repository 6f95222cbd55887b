import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { deleteInBatches } from '../../database/batches.js';
import type { Database } from '../../database/tables.js';
import type { KeyOwner } from './idempotency.queries.js';

/**
 * Claims a key for a request; waits while another request with the same key is running.
 * @returns the id of the key's record, or undefined if the key was claimed before
 */
export async function claimKey(
  em: EntityManager,
  { userId, operation, key }: KeyOwner,
  request: { hash: string; at: Date },
): Promise<number | undefined> {
  const inserted = await em
    .getKysely<Database>()
    .insertInto('idempotency_keys')
    .values({ user_id: userId, operation, key, request_hash: request.hash, created_at: request.at })
    .onConflict((conflict) => conflict.columns(['user_id', 'operation', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Records what the request of a claimed key created. */
export async function saveCreated(em: EntityManager, claimId: number, createdId: number): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('idempotency_keys')
    .set({ response_ref: String(createdId) })
    .where('id', '=', claimId)
    .execute();
}

/** Deletes the keys that were claimed before an instant. */
export async function deleteKeysBefore(em: EntityManager, before: Date): Promise<void> {
  await deleteInBatches(em, 'idempotency_keys', sql<SqlBool>`created_at < ${before}`);
}
