import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isOneOf, type Database } from '../../database/tables.js';
import type { MenuType } from './menu.types.js';

type Tables = Database & { h: Database['halls']; b: Database['businesses'] };

const eb = expressionBuilder<Tables, 'h' | 'b'>();

const DAYS = [
  sql<string | null>`to_char(m.first_day, 'YYYY-MM-DD')`.as('firstDay'),
  sql<string | null>`to_char(m.last_day, 'YYYY-MM-DD')`.as('lastDay'),
] as const;

/** Columns of menus (`m`) that bookings copy. */
const OFFERED = [
  'm.name',
  'm.name_urdu as nameUrdu',
  'm.courses',
  'm.bands',
  'm.guaranteed_heads as guaranteedHeads',
  'm.children_share as childrenShare',
  'm.hall_ids as hallIds',
  'm.shift_names as shiftNames',
  'm.is_fixed as isFixed',
] as const;

/** A menu of a business (`b`) that can be chosen, as a column for statements that read a hall anyway; no row for id 0. */
export function menuJson(menuId: number) {
  return jsonObjectFrom(
    eb
      .selectFrom('menus as m')
      .select(['m.id as menuId', ...OFFERED, ...DAYS])
      .whereRef('m.business_id', '=', 'b.id')
      .where('m.retired_at', 'is', null)
      .where('m.id', '=', menuId),
  );
}

/** Those of some menus that are a business's (`b`), retired ones too, as a column. */
export function menusJson(menuIds: readonly number[]) {
  return jsonArrayFrom(
    eb
      .selectFrom('menus as m')
      .select(['m.id as menuId', ...OFFERED, ...DAYS])
      .whereRef('m.business_id', '=', 'b.id')
      .where(isOneOf('m.id', menuIds)),
  );
}

function selectMenus(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('menus as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['m.id', 'm.description', 'm.picture', 'b.currency', 'm.retired_at as retiredAt', ...OFFERED, ...DAYS])
    .orderBy('m.retired_at', (order) => order.asc().nullsFirst())
    .orderBy(sql`lower(m.name)`)
    .orderBy('m.id');
}

/** The menus of a business by name, retired ones last, or the one with this id; one statement. */
export function findMenus(em: EntityManager, businessId: number, id?: number): Promise<MenuType[]> {
  const menus = selectMenus(em).where('m.business_id', '=', businessId);
  return (id === undefined ? menus : menus.where('m.id', '=', id)).execute();
}

/** The menus that can be chosen for a public hall today or later, by name; one statement. */
export function findHallMenus(em: EntityManager, hallId: number, now: Date): Promise<MenuType[]> {
  return selectMenus(em)
    .innerJoin('halls as h', 'h.business_id', 'b.id')
    .where('h.id', '=', hallId)
    .where('h.is_public', '=', true)
    .where('m.retired_at', 'is', null)
    .where(sql<SqlBool>`(m.hall_ids is null or h.id = any (m.hall_ids))`)
    .where(sql<SqlBool>`coalesce(m.last_day >= (${now}::timestamptz at time zone b.time_zone)::date, true)`)
    .execute();
}
