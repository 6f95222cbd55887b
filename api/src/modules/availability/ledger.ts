import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isOneOf, type Database } from '../../database/tables.js';
import type { Period } from '../../domain/time/zone.js';
import type { OccupancyKind } from './occupancy.entity.js';

/** A period in which a unit is taken. */
export interface TakenPeriod extends Period {
  kind: OccupancyKind;
  bookingId: number | null;
}

/** A condition that a period of the ledger overlaps another. SQL, since Kysely has no ranges. */
export function overlaps(column: string, { start, end }: Period): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} && tstzrange(${start}, ${end})`;
}

/** The taken periods of the ledger (`o`). An expired hold is ineffective, though its row may still exist. */
function selectTaken(em: EntityManager, period: Period, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('occupancies as o')
    .select(['o.kind', 'o.booking_id as bookingId'])
    .select([sql<Date>`lower(o.period)`.as('start'), sql<Date>`upper(o.period)`.as('end')])
    .distinct()
    .where(overlaps('o.period', period))
    .where((eb) => eb.or([eb('o.kind', '<>', 'hold'), eb('o.expires_at', '>', now)]))
    .orderBy('start')
    .orderBy('end');
}

/**
 * The taken periods of a hall's units, buffers included. For display; to decide on a booking, lock the units first and call
 * {@link findTakenByUnits}.
 */
export function findTakenByHall(em: EntityManager, hallId: number, period: Period, now: Date): Promise<TakenPeriod[]> {
  return selectTaken(em, period, now)
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .where('l.hall_id', '=', hallId)
    .execute();
}

/** The taken periods of some units. Call it while holding their locks to decide on a booking. */
export function findTakenByUnits(
  em: EntityManager,
  unitIds: readonly number[],
  period: Period,
  now: Date,
): Promise<TakenPeriod[]> {
  return selectTaken(em, period, now).where(isOneOf('o.unit_id', unitIds)).execute();
}

/**
 * Adds a booking to the ledger, on every unit, and deletes expired holds in its period.
 * @param period the booking's period with its buffer
 * @throws the exclusion constraint's error (SLOT_TAKEN) if the caller hasn't checked under the lock
 */
export async function occupy(
  em: EntityManager,
  entry: { bookingId: number; unitIds: readonly number[]; period: Period; now: Date },
): Promise<void> {
  const { bookingId, unitIds, period, now } = entry;
  const db = em.getKysely<Database>();
  await db
    .deleteFrom('occupancies')
    .where('kind', '=', 'hold')
    .where('expires_at', '<=', now)
    .where(isOneOf('unit_id', unitIds))
    .where(overlaps('period', period))
    .execute();
  const row = {
    period: sql<string>`tstzrange(${period.start}, ${period.end})`,
    kind: 'booking' as const,
    booking_id: bookingId,
    created_at: now,
  };
  await db
    .insertInto('occupancies')
    .values(unitIds.map((id) => ({ ...row, unit_id: id })))
    .execute();
}

/** Removes a booking from the ledger; its period is free again when the transaction commits. */
export async function release(em: EntityManager, bookingId: number): Promise<void> {
  await em.getKysely<Database>().deleteFrom('occupancies').where('booking_id', '=', bookingId).execute();
}

/** A period in which an owner blocks units. */
export interface NewBlock {
  unitIds: readonly number[];
  period: Period;
  note: string | null;
  /** The owner's account. */
  by: number;
  now: Date;
}

/**
 * Adds a block to the ledger, on every unit. SQL: one number from a sequence for all of its rows.
 * @returns the block's id
 */
export async function blockUnits(em: EntityManager, { unitIds, period, note, by, now }: NewBlock): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with block as (select nextval('blocks_id')::int as id)
    insert into occupancies (unit_id, period, kind, block_id, note, created_by, created_at)
    select unit_id, tstzrange(${period.start}, ${period.end}), 'block', block.id, ${note}, ${by}::int, ${now}::timestamptz
      from block, unnest(${unitIds}::int[]) unit_id
    returning block_id as id`.execute(em.getKysely<Database>());
  return rows[0]?.id ?? 0;
}

/** Removes a block from the ledger. */
export async function releaseBlock(em: EntityManager, blockId: number): Promise<void> {
  await em.getKysely<Database>().deleteFrom('occupancies').where('block_id', '=', blockId).execute();
}
