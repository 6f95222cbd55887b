import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { DomainError } from '../../rules/index.js';

/** A creation that its sender may repeat. */
export interface Repeatable {
  /** The mutation's name. */
  operation: string;
  /** The sender's key; without one nothing is remembered. */
  key: string | null | undefined;
  /** What was asked for: the same key with another request is refused. */
  request: unknown;
}

/**
 * Creates once: the first request with a key creates, the same request sent again answers the first result. Parallel repeats
 * wait for the first one on its row.
 * @param em the transaction that creates
 * @param create makes the thing and answers its id
 * @returns the id, and whether it was created just now
 * @throws DomainError IDEMPOTENCY_MISMATCH when the key came with another request
 */
export async function createOnce(
  ctx: RequestContext,
  em: EntityManager,
  { operation, key, request }: Repeatable,
  create: () => Promise<number>,
): Promise<{ id: number; created: boolean }> {
  if (key === null || key === undefined || key === '') return { id: await create(), created: true };
  const userId = viewerOf(ctx).id;
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
