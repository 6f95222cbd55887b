import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { claimKey, saveCreated } from './idempotency.changes.js';
import { findClaim } from './idempotency.queries.js';

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
 * Creates a record once per key: repeated requests return the first result, marked as replayed. Concurrent repeats wait for the first one on its row
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
  const owner = { userId: requireViewer(ctx).id, operation, key };
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const claimId = await claimKey(em, owner, { hash, at: ctx.now() });
  if (claimId === undefined) {
    const first = await findClaim(em, owner);
    if (!first || first.hash !== hash || first.createdId === null) {
      throw new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another request.', {
        field: 'clientMutationId',
      });
    }
    ctx.markReplayed?.();
    return { id: Number(first.createdId), created: undefined };
  }
  const record = await create();
  await saveCreated(em, claimId, record.id);
  return toOnceCreated(record);
}

function toOnceCreated<Created extends { id: number }>(created: Created): OnceCreated<Created> {
  return { id: created.id, created };
}
