import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { deleteInBatches } from '../../database/batches.js';
import { NamedQuery } from '../../database/prepared.js';
import type { Database } from '../../database/tables.js';
import type { KeyOwner } from './idempotency.queries.js';

const CLAIM = new NamedQuery(
  'claim-idempotency-key',
  (db: Kysely<Database>, userId: number, operation: string, key: string, hash: string, at: Date) =>
    db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, operation, key, request_hash: hash, created_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'operation', 'key']).doNothing())
      .returning('id'),
);

const SAVE_CREATED = new NamedQuery('save-idempotent-answer', (db, claimId: number, created: string) =>
  db.updateTable('idempotency_keys').set({ response_ref: created }).where('id', '=', claimId),
);

/**
 * Claims a key for a request; waits while another request with the same key is running.
 * @returns the id of the key's record, or undefined if the key was claimed before
 */
export async function claimKey(
  em: EntityManager,
  { userId, operation, key }: KeyOwner,
  request: { hash: string; at: Date },
): Promise<number | undefined> {
  const [inserted] = await CLAIM.run(em, userId, operation, key, request.hash, request.at);
  return inserted?.id;
}

/** Records what the request of a claimed key created. */
export async function saveCreated(em: EntityManager, claimId: number, createdId: number): Promise<void> {
  await SAVE_CREATED.run(em, claimId, String(createdId));
}

/** Deletes the keys that were claimed before an instant. */
export async function deleteKeysBefore(em: EntityManager, before: Date): Promise<void> {
  await deleteInBatches(em, 'idempotency_keys', sql<SqlBool>`created_at < ${before}`);
}
