import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain/input/errors.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { Hall } from './hall.entity.js';

const { perBusinessMax } = HALL_LIMITS;

/**
 * Checks the limit of halls. Only after `lockBusiness` does it hold until the transaction ends.
 * @param added how many halls are to be added to those that are there
 * @throws DomainError CONFLICT
 */
export async function assertRoomForHalls(em: EntityManager, businessId: number, added: number): Promise<void> {
  const listed = await em.count(Hall, { business: businessId, deletedAt: null });
  if (listed + added > perBusinessMax)
    throw new DomainError('CONFLICT', `A business can list at most ${perBusinessMax} halls`);
}
