import { requireViewer, type RequestContext } from '../../context.js';
import { paginate } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { DomainError } from '../../domain/input/errors.js';
import { HALL_NOT_FOUND, requireVisibleHall } from '../halls/hall-detail.service.js';
import { readHallCards } from '../halls/hall-search.queries.js';
import type { HallCard } from '../halls/hall.types.js';
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
  const db = ctx.em.getKysely<Database>();
  const { count } = await db
    .selectFrom('saved_halls')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('hall_id', '<>', hallId)
    .executeTakeFirstOrThrow();
  if (count >= max) throw new DomainError('CONFLICT', `You can save at most ${max} halls.`);
  await db
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

const LAST_SAVED = { by: 's.created_at', type: 'timestamptz', direction: 'desc' } as const;

/** The viewer's saved halls that are still public, last saved first. */
export async function listViewerSavedHalls(ctx: RequestContext, page: PageRequest): Promise<Connection<HallCard>> {
  const userId = requireViewer(ctx).id;
  const saved = ctx.em.getKysely<Database>().selectFrom('saved_halls as s').where('s.user_id', '=', userId);
  const found = saved.innerJoin('halls as h', (join) =>
    join.onRef('h.id', '=', 's.hall_id').on('h.is_public', '=', true),
  );
  const rows = saved.select('s.hall_id as id');
  const halls = await paginate(ctx.em, { found, rows, id: 's.hall_id' }, LAST_SAVED, page);
  const ids = halls.nodes.map(({ id }) => id);
  // A hall that goes offline between the two statements has no card.
  return { ...halls, nodes: await readHallCards(ctx.em, ids, userId) };
}
