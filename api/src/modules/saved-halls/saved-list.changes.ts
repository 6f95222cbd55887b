import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { SAVED_LIST_MESSAGES } from '../../domain/saved-halls/inputs.js';
import { SavedList } from './saved-list.entity.js';

/** One of the viewer's lists. @throws DomainError NOT_FOUND for anybody else's */
export async function requireOwnList(ctx: RequestContext, em: EntityManager, id: number): Promise<SavedList> {
  const list = await em.findOne(SavedList, { id, user: requireViewer(ctx).id });
  if (!list) throw new DomainError('NOT_FOUND', SAVED_LIST_MESSAGES.notFound);
  return list;
}
