import type { EntityManager } from '@mikro-orm/postgresql';
import { runNamed } from '../../database/prepared.js';
import { isOneOf, type Database } from '../../database/tables.js';

/**
 * Locks the units of a hall in id order until the transaction ends, and the hall against a change of its units. Call it before
 * writing occupancies or reading them for a decision (docs/decisions/0006-ledger.md).
 * @param em the transaction's entity manager
 * @param hallId the hall
 * @returns the ids of the units, ascending
 * @throws Error outside a transaction, and for a hall without units, which doesn't exist
 */
export async function lockUnits(em: EntityManager, hallId: number): Promise<number[]> {
  const units = (await lockUnitsOfHalls(em, [hallId])).get(hallId);
  if (!units) throw new Error(`Hall ${hallId} has no units.`);
  return units;
}

/** Whether there is a public hall with this id. */
export async function isHallPublic(em: EntityManager, hallId: number): Promise<boolean> {
  const halls = em.getKysely<Database>().selectFrom('halls').select('id').where('is_public', '=', true);
  return (await halls.where('id', '=', hallId).executeTakeFirst()) !== undefined;
}

interface UnitLink {
  hallId: number;
  unitId: number;
}

function groupByHall(links: readonly UnitLink[]): Map<number, number[]> {
  const units = new Map<number, number[]>();
  for (const { hallId, unitId } of links) units.set(hallId, [...(units.get(hallId) ?? []), unitId]);
  return units;
}

/** The ids of the units of each of several halls, ascending, without locking them. */
export async function findUnitsOfHalls(em: EntityManager, hallIds: readonly number[]): Promise<Map<number, number[]>> {
  const links = em
    .getKysely<Database>()
    .selectFrom('hall_unit_links')
    .select(['hall_id as hallId', 'unit_id as unitId']);
  return groupByHall(await links.where(isOneOf('hall_id', hallIds)).orderBy('unit_id').execute());
}

/** The ids of a hall's units. */
export async function findUnits(em: EntityManager, hallId: number): Promise<number[]> {
  return (await findUnitsOfHalls(em, [hallId])).get(hallId) ?? [];
}

const LOCK_UNITS = {
  name: 'lock-hall-units',
  text: 'select hall_id as "hallId", unit_id as "unitId" from lock_hall_units($1::int[])',
};

/**
 * Locks the units of several halls in id order until the transaction ends (see `lockUnits` for one hall). SQL: the function of
 * the database reads the links again once it holds the halls, so that it never returns units of the moment before.
 * @returns the units of each hall, ascending
 */
export async function lockUnitsOfHalls(em: EntityManager, hallIds: readonly number[]): Promise<Map<number, number[]>> {
  if (!em.isInTransaction()) throw new Error('Units are locked inside a transaction only.');
  return groupByHall(await runNamed<UnitLink>(em, LOCK_UNITS, [hallIds]));
}
