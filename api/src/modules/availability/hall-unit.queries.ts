import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isOneOf, type Database } from '../../database/tables.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import type { HallUnitItem, SharingHall } from './hall-unit.types.js';

interface NamedHall {
  id: number;
  hallName: string | null;
  hallNameUrdu: string | null;
  hallNumber: string;
}

const SHARING_HALL = [
  'h.id',
  'h.hall_name as hallName',
  'h.hall_name_urdu as hallNameUrdu',
  'h.hall_number as hallNumber',
] as const;

function toSharingHall(hall: NamedHall): SharingHall {
  return { id: hall.id, title: hallTitle(hall), hallNameUrdu: hall.hallNameUrdu };
}

/**
 * The units of a business by name with the halls that take them, or the one with this id; one statement. Units that only removed
 * halls took are left out.
 */
export async function findHallUnits(em: EntityManager, businessId: number, id?: number): Promise<HallUnitItem[]> {
  const units = em
    .getKysely<Database>()
    .selectFrom('hall_units as u')
    .select(['u.id', 'u.name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('hall_unit_links as l')
          .innerJoin('halls as h', 'h.id', 'l.hall_id')
          .select(SHARING_HALL)
          .whereRef('l.unit_id', '=', 'u.id')
          .where('h.deleted_at', 'is', null)
          .orderBy('h.id'),
      ).as('halls'),
    )
    .where('u.business_id', '=', businessId)
    .where((eb) => {
      const links = eb.selectFrom('hall_unit_links as k').select('k.hall_id').whereRef('k.unit_id', '=', 'u.id');
      const kept = links.innerJoin('halls as g', 'g.id', 'k.hall_id').where('g.deleted_at', 'is', null);
      return eb.or([eb.exists(kept), eb.not(eb.exists(links))]);
    })
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id');
  const rows = await (id === undefined ? units : units.where('u.id', '=', id)).execute();
  return rows.map(({ halls, ...unit }) => ({ ...unit, halls: halls.map(toSharingHall) }));
}

/** How many more units than halls a business has; removed halls count, since their units stay. */
export async function countAddedUnits(em: EntityManager, businessId: number): Promise<number> {
  const { units, halls } = await em
    .getKysely<Database>()
    .selectNoFrom((eb) => [
      eb
        .selectFrom('hall_units')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('business_id', '=', businessId)
        .$asScalar()
        .$notNull()
        .as('units'),
      eb
        .selectFrom('halls')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('business_id', '=', businessId)
        .$asScalar()
        .$notNull()
        .as('halls'),
    ])
    .executeTakeFirstOrThrow();
  return units - halls;
}

/** The names of the halls that take a unit, removed ones too. */
export async function findHallTitles(em: EntityManager, unitId: number): Promise<string[]> {
  const halls = await em
    .getKysely<Database>()
    .selectFrom('hall_unit_links as l')
    .innerJoin('halls as h', 'h.id', 'l.hall_id')
    .select(['h.hall_name as hallName', 'h.hall_number as hallNumber'])
    .where('l.unit_id', '=', unitId)
    .orderBy('h.id')
    .execute();
  return halls.map(hallTitle);
}

/** The most halls that a hall's page names. */
const NAMED_HALLS = 20;

/** The other public halls that share a unit with a hall, by id. */
export async function findSharingHalls(em: EntityManager, hallId: number): Promise<SharingHall[]> {
  const db = em.getKysely<Database>();
  const units = db.selectFrom('hall_unit_links').select('unit_id').where('hall_id', '=', hallId);
  const sharing = db.selectFrom('hall_unit_links as l').select('l.hall_id').where('l.unit_id', 'in', units);
  const halls = await db
    .selectFrom('halls as h')
    .select(SHARING_HALL)
    .where('h.id', 'in', sharing)
    .where('h.id', '<>', hallId)
    .where('h.is_public', '=', true)
    .orderBy('h.id')
    .limit(NAMED_HALLS)
    .execute();
  return halls.map(toSharingHall);
}

/** Locks units of a business in id order until the transaction ends. Returns the ids that there are. */
export async function lockBusinessUnits(
  em: EntityManager,
  businessId: number,
  ids: readonly number[],
): Promise<number[]> {
  const units = await em
    .getKysely<Database>()
    .selectFrom('hall_units')
    .select('id')
    .where('business_id', '=', businessId)
    .where(isOneOf('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return units.map(({ id }) => id);
}

/** The halls that take some units. */
export async function findHallsOfUnits(em: EntityManager, unitIds: readonly number[]): Promise<number[]> {
  const links = em.getKysely<Database>().selectFrom('hall_unit_links').select('hall_id as hallId').distinct();
  return (await links.where(isOneOf('unit_id', unitIds)).execute()).map(({ hallId }) => hallId);
}
