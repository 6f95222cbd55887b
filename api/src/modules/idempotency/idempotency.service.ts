import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { DomainError } from '../../domain/input/errors.js';

/** A creation that its client may retry. */
export interface IdempotentRequest {
  /** The mutation's name. */
  operation: string;
  /** The client's key; without one, requests are not deduplicated. */
  key: string | null | undefined;
  /** The request: the same key with a different one is refused. */
  request: unknown;
}

/** The record of a request: the one that was just created, or only the id of the one that was created before. */
export interface OnceCreated<Created> {
  id: number;
  created: Created | undefined;
}

/**
 * Creates a record once per key: repeated requests return the first result. Concurrent repeats wait for the first one on its row
 * lock.
 * @param em the transaction that creates
 * @param create creates the record and returns it
 * @returns the id, and the record if it was created by this call
 * @throws DomainError IDEMPOTENCY_MISMATCH when the key was used with a different request
 */
export async function createOnce<Created extends { id: number }>(
  ctx: RequestContext,
  em: EntityManager,
  { operation, key, request }: IdempotentRequest,
  create: () => Promise<Created>,
): Promise<OnceCreated<Created>> {
  if (key === null || key === undefined || key === '') return toOnceCreated(await create());
  const userId = requireViewer(ctx).id;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const db = em.getKysely<Database>();
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, operation, key, request_hash: hash, created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'operation', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const first = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response_ref'])
      .where('user_id', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!first || first.request_hash !== hash || first.response_ref === null) {
      throw new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another request.', {
        field: 'clientMutationId',
      });
    }
    return { id: Number(first.response_ref), created: undefined };
  }
  const record = await create();
  await db
    .updateTable('idempotency_keys')
    .set({ response_ref: String(record.id) })
    .where('id', '=', inserted.id)
    .execute();
  return toOnceCreated(record);
}

function toOnceCreated<Created extends { id: number }>(created: Created): OnceCreated<Created> {
  return { id: created.id, created };
}
