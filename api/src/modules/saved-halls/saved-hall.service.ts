import { requireViewer, type RequestContext } from '../../context.js';
import { toConnection, cursorPair, type Connection, type PageRequest } from '../../graphql/paging.js';
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
  const counted = await ctx.em.execute<{ count: number }[]>(
    'select count(*)::int as count from saved_halls where user_id = ? and hall_id <> ?',
    [userId, hallId],
  );
  if ((counted[0]?.count ?? 0) >= max) throw new DomainError('CONFLICT', `You can save at most ${max} halls.`);
  await ctx.em.execute(
    'insert into saved_halls (user_id, hall_id, created_at) values (?, ?, ?) on conflict do nothing',
    [userId, hallId, ctx.now().toISOString()],
  );
  return { hallId, viewerHasSaved: true };
}

/** Removes a hall from the viewer's saved ones. Idempotent. */
export async function unsaveHall(ctx: RequestContext, hallId: number): Promise<HallSaving> {
  await ctx.em.execute('delete from saved_halls where user_id = ? and hall_id = ?', [requireViewer(ctx).id, hallId]);
  return { hallId, viewerHasSaved: false };
}

interface SavedRow {
  hall_id: number;
  created_at: string;
}

function getCursorValues(page: PageRequest): readonly [string | number, number] | undefined {
  return page.after && cursorPair('timestamptz', page.after);
}

/** The viewer's saved halls that are still public, last saved first. */
export async function viewerSavedHalls(ctx: RequestContext, page: PageRequest): Promise<Connection<HallCard>> {
  const userId = requireViewer(ctx).id;
  const after = getCursorValues(page);
  const rows = await ctx.em.execute<SavedRow[]>(
    `select s.hall_id, s.created_at from saved_halls s join halls h on h.id = s.hall_id and h.is_public
      where s.user_id = ? ${after ? 'and (s.created_at, s.hall_id) < (?::timestamptz, ?)' : ''}
      order by s.created_at desc, s.hall_id desc limit ? offset ?`,
    [userId, ...(after ?? []), page.limit + 1, page.offset],
  );
  const ids = rows.slice(0, page.limit).map((row) => row.hall_id);
  const cards = new Map((await readHallCards(ctx.em, ids, userId)).map((card) => [card.id, card]));
  const connection = toConnection(rows, page, {
    node: (row) => cards.get(row.hall_id),
    cursor: (row) => [new Date(row.created_at).toISOString(), row.hall_id],
    count: async () => {
      const counted = await ctx.em.execute<{ count: number }[]>(
        'select count(*)::int as count from saved_halls s join halls h on h.id = s.hall_id and h.is_public where s.user_id = ?',
        [userId],
      );
      return counted[0]?.count ?? 0;
    },
  });
  // A hall that goes offline between the two statements has no card.
  return { ...connection, nodes: connection.nodes.filter((card) => card !== undefined) };
}
