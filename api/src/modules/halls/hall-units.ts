import type { EntityManager } from '@mikro-orm/postgresql';
import { isOneOf, type Database } from '../../database/tables.js';

/**
 * Locks the units of a hall in id order until the transaction ends. Call it before writing occupancies or reading them for a
 * decision (docs/decisions/0006-ledger.md).
 * @param em the transaction's entity manager
 * @param hallId the hall
 * @returns the ids of the units, ascending
 * @throws Error outside a transaction, and for a hall without units, which doesn't exist
 */
export async function lockUnits(em: EntityManager, hallId: number): Promise<number[]> {
  if (!em.isInTransaction()) throw new Error('Units are locked inside a transaction only.');
  const rows = await em.execute<{ id: number }[]>(
    `select u.id from hall_units u join hall_unit_links l on l.unit_id = u.id
      where l.hall_id = ? order by u.id for no key update of u`,
    [hallId],
  );
  if (rows.length === 0) throw new Error(`Hall ${hallId} has no units.`);
  return rows.map((row) => row.id);
}

/** Whether there is a public hall with this id. */
export async function isHallPublic(em: EntityManager, hallId: number): Promise<boolean> {
  const halls = em.getKysely<Database>().selectFrom('halls').select('id').where('is_public', '=', true);
  return (await halls.where('id', '=', hallId).executeTakeFirst()) !== undefined;
}

/** The ids of a hall's units. */
export async function findUnits(em: EntityManager, hallId: number): Promise<number[]> {
  const links = em.getKysely<Database>().selectFrom('hall_unit_links').select('unit_id as id');
  return (await links.where('hall_id', '=', hallId).execute()).map(({ id }) => id);
}

/**
 * Locks the units of several halls in id order until the transaction ends (see `lockUnits` for one hall).
 * @returns the units of each hall
 */
export async function lockUnitsOfHalls(em: EntityManager, hallIds: readonly number[]): Promise<Map<number, number[]>> {
  if (!em.isInTransaction()) throw new Error('Units are locked inside a transaction only.');
  const db = em.getKysely<Database>();
  const ofHalls = db.selectFrom('hall_unit_links').where(isOneOf('hall_id', hallIds));
  await db
    .selectFrom('hall_units')
    .select('id')
    .where('id', 'in', ofHalls.select('unit_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const links = await ofHalls.select(['hall_id as hallId', 'unit_id as unitId']).orderBy('unit_id').execute();
  const units = new Map<number, number[]>();
  for (const { hallId, unitId } of links) units.set(hallId, [...(units.get(hallId) ?? []), unitId]);
  return units;
}
