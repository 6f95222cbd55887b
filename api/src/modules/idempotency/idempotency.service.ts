import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
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

/**
 * Creates a record once per key: repeated requests return the first result. Concurrent repeats wait for the first one on its row
 * lock.
 * @param em the transaction that creates
 * @param create creates the record and returns its id
 * @returns the id, and whether it was created by this call
 * @throws DomainError IDEMPOTENCY_MISMATCH when the key was used with a different request
 */
export async function createOnce(
  ctx: RequestContext,
  em: EntityManager,
  { operation, key, request }: IdempotentRequest,
  create: () => Promise<number>,
): Promise<{ id: number; created: boolean }> {
  if (key === null || key === undefined || key === '') return { id: await create(), created: true };
  const userId = requireViewer(ctx).id;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const inserted: { id: number }[] = await em.execute(
    `insert into idempotency_keys (user_id, operation, key, request_hash, created_at) values (?, ?, ?, ?, ?)
     on conflict (user_id, operation, key) do nothing returning id`,
    [userId, operation, key, hash, ctx.now().toISOString()],
  );
  const row = inserted[0];
  if (!row) {
    const found: { request_hash: string; response_ref: string | null }[] = await em.execute(
      'select request_hash, response_ref from idempotency_keys where user_id = ? and operation = ? and key = ?',
      [userId, operation, key],
    );
    const first = found[0];
    if (!first || first.request_hash !== hash || first.response_ref === null) {
      throw new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another request.', {
        field: 'clientMutationId',
      });
    }
    return { id: Number(first.response_ref), created: false };
  }
  const id = await create();
  await em.execute('update idempotency_keys set response_ref = ? where id = ?', [String(id), row.id]);
  return { id, created: true };
}
