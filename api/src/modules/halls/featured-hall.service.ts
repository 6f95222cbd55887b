import { LockMode } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { Hall } from './hall.entity.js';

/**
 * Features a hall, or stops featuring it.
 * @throws DomainError NOT_FOUND
 */
export async function featureHall(ctx: RequestContext, id: number, isFeatured: boolean): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const hall = await em.findOne(Hall, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!hall) throw new DomainError('NOT_FOUND', 'Hall Not Found');
    const before = toSnapshot(hall);
    hall.isFeatured = isFeatured;
    await em.flush();
    const action = isFeatured ? 'hall.featured' : 'hall.unfeatured';
    const subject = auditSubject('hall', id, { naming: ['hallName', 'hallNumber'] });
    await recordChange(ctx, em, { action, ...subject, before, after: toSnapshot(hall) });
    return isFeatured;
  });
}
