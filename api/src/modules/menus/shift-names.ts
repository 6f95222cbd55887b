import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { RenamedShift } from '../../domain/availability/shifts.js';
import { renameMenuShift } from '../../domain/menus/menus.js';
import { Menu } from './menu.entity.js';

/** The halls of a business that have a shift of a name. */
async function findHallsOfShift(em: EntityManager, businessId: number, name: string): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('hall_shifts as s')
    .innerJoin('halls as h', 'h.id', 's.hall_id')
    .select('h.id')
    .distinct()
    .where('h.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .where(sql`lower(s.name)`, '=', sql`lower(${name})`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Lets the menus of a hall follow the new name of one of its shifts: it takes the place of the old one, or stands beside it, as far
 * as there is room, while another shift of the menu's halls has the old one. Call it after the shift is stored, with the business
 * locked.
 */
export async function renameShiftOfMenus(em: EntityManager, renamed: RenamedShift): Promise<void> {
  const { businessId, hallId, from, to } = renamed;
  if (from === to) return;
  const menus = await em.find(Menu, { business: businessId, retiredAt: null });
  const others = await findHallsOfShift(em, businessId, from);
  for (const menu of menus) {
    const isOf = (id: number) => menu.hallIds === null || menu.hallIds.includes(id);
    if (isOf(hallId)) menu.shiftNames = renameMenuShift(menu.shiftNames, { from, to, isKept: others.some(isOf) });
  }
  await em.flush();
}
