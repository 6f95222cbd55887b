import type { EntityManager } from '@mikro-orm/postgresql';
import { paginate } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';

const LAST_SAVED = { by: 's.created_at', type: 'timestamptz', direction: 'desc' } as const;

/** How many halls an account has saved besides one. */
export async function countOtherSavedHalls(em: EntityManager, userId: number, hallId: number): Promise<number> {
  const { count } = await em
    .getKysely<Database>()
    .selectFrom('saved_halls')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('hall_id', '<>', hallId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The saved halls of an account, or of one of its lists, that are still public, last saved first. */
export function findSavedHalls(
  em: EntityManager,
  { userId, listId }: { userId: number; listId: number | null },
  page: PageRequest,
): Promise<Connection<{ id: number }>> {
  const all = em.getKysely<Database>().selectFrom('saved_halls as s').where('s.user_id', '=', userId);
  const saved =
    listId === null
      ? all
      : all.where((eb) =>
          eb.exists(
            eb
              .selectFrom('saved_list_halls as i')
              .select('i.hall_id')
              .where('i.list_id', '=', listId)
              .whereRef('i.hall_id', '=', 's.hall_id'),
          ),
        );
  const found = saved.innerJoin('halls as h', (join) =>
    join.onRef('h.id', '=', 's.hall_id').on('h.is_public', '=', true),
  );
  return paginate(em, { found, rows: saved.select('s.hall_id as id'), id: 's.hall_id' }, LAST_SAVED, page);
}
