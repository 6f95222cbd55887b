import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { toBusinessFacts } from '../businesses/business.access.js';
import { Hall } from '../halls/hall.entity.js';
import { canChange } from '../halls/hall.policy.js';

/**
 * A hall that the viewer may change, locked, so that changes of its schedule come one after the other, and before or after a
 * request for it.
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export async function lockHall(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  notFound = 'Hall not found',
): Promise<Hall> {
  const hall = await em.findOne(Hall, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!hall || !canChange(requireViewer(ctx), toBusinessFacts(await hall.business.loadOrFail()))) {
    throw new DomainError('NOT_FOUND', notFound);
  }
  return hall;
}
