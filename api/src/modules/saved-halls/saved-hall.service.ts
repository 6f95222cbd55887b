import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { DomainError } from '../../domain/input/errors.js';
import { HALL_NOT_FOUND, requireVisibleHall } from '../halls/hall-detail.service.js';
import { readHallCards } from '../halls/hall-search.queries.js';
import type { HallCard } from '../halls/hall.types.js';
import { countOtherSavedHalls, findSavedHalls } from './saved-hall.queries.js';
import { requireOwnList } from './saved-list.changes.js';
import { canSave } from './saved-hall.policy.js';
import type { HallSaving } from './saved-hall.types.js';

/**
 * Saves a public hall for the viewer. Idempotent.
 * @throws DomainError NOT_FOUND; CONFLICT at the limit of saved halls
 */
export async function saveHall(ctx: RequestContext, hallId: number): Promise<HallSaving> {
  const hall = await requireVisibleHall(ctx, hallId);
  const viewer = requireViewer(ctx);
  if (!canSave(viewer, hall)) throw new DomainError('NOT_FOUND', HALL_NOT_FOUND);
  const userId = viewer.id;
  const max = HALL_LIMITS.savedMax;
  const count = await countOtherSavedHalls(ctx.em, userId, hallId);
  if (count >= max) throw new DomainError('CONFLICT', `You can save at most ${max} halls.`);
  await ctx.em
    .getKysely<Database>()
    .insertInto('saved_halls')
    .values({ user_id: userId, hall_id: hallId, created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { hallId, viewerHasSaved: true };
}

/** Removes a hall from the viewer's saved ones. Idempotent. */
export async function unsaveHall(ctx: RequestContext, hallId: number): Promise<HallSaving> {
  await ctx.em
    .getKysely<Database>()
    .deleteFrom('saved_halls')
    .where('user_id', '=', requireViewer(ctx).id)
    .where('hall_id', '=', hallId)
    .execute();
  return { hallId, viewerHasSaved: false };
}

/**
 * The viewer's saved halls that are still public, last saved first.
 * @param listId only those of this list
 * @throws DomainError NOT_FOUND unless the list is the viewer's
 */
export async function listViewerSavedHalls(
  ctx: RequestContext,
  page: PageRequest,
  listId: number | null = null,
): Promise<Connection<HallCard>> {
  const userId = requireViewer(ctx).id;
  if (listId !== null) await requireOwnList(ctx, ctx.em, listId);
  const halls = await findSavedHalls(ctx.em, { userId, listId }, page);
  const ids = halls.nodes.map(({ id }) => id);
  // A hall that goes offline between the two statements has no card.
  return { ...halls, nodes: await readHallCards(ctx.em, ids, userId) };
}
