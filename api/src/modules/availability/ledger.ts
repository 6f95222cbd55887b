import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period } from '../../domain/time/zone.js';
import type { OccupancyKind } from './occupancy.entity.js';

/** A period in which a unit is taken. */
export interface TakenPeriod extends Period {
  kind: OccupancyKind;
  bookingId: number | null;
}

interface TakenRow {
  kind: OccupancyKind;
  booking_id: number | null;
  starts: string;
  ends: string;
}

const TAKEN_COLUMNS = 'distinct o.kind, o.booking_id, lower(o.period) as starts, upper(o.period) as ends';
/** An expired hold is ineffective, though its row may still exist. */
const IS_EFFECTIVE = `(o.kind <> 'hold' or o.expires_at > ?::timestamptz)`;

function toTakenPeriod(row: TakenRow): TakenPeriod {
  return { kind: row.kind, bookingId: row.booking_id, start: new Date(row.starts), end: new Date(row.ends) };
}

/**
 * The taken periods of a hall's units, buffers included. For display; to decide on a booking, lock the units first and call
 * {@link findTakenByUnits}.
 */
export async function findTakenByHall(
  em: EntityManager,
  hallId: number,
  period: Period,
  now: Date,
): Promise<TakenPeriod[]> {
  const rows = await em.execute<TakenRow[]>(
    `select ${TAKEN_COLUMNS} from occupancies o join hall_unit_links l on l.unit_id = o.unit_id
      where l.hall_id = ? and o.period && tstzrange(?, ?) and ${IS_EFFECTIVE} order by starts, ends`,
    [hallId, period.start.toISOString(), period.end.toISOString(), now.toISOString()],
  );
  return rows.map(toTakenPeriod);
}

/** The taken periods of some units. Call it while holding their locks to decide on a booking. */
export async function findTakenByUnits(
  em: EntityManager,
  unitIds: readonly number[],
  period: Period,
  now: Date,
): Promise<TakenPeriod[]> {
  const rows = await em.execute<TakenRow[]>(
    `select ${TAKEN_COLUMNS} from occupancies o
      where o.unit_id in (?) and o.period && tstzrange(?, ?) and ${IS_EFFECTIVE} order by starts, ends`,
    [unitIds, period.start.toISOString(), period.end.toISOString(), now.toISOString()],
  );
  return rows.map(toTakenPeriod);
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
  const range = [period.start.toISOString(), period.end.toISOString()];
  await em.execute(
    `delete from occupancies
      where kind = 'hold' and expires_at <= ?::timestamptz and unit_id in (?) and period && tstzrange(?, ?)`,
    [now.toISOString(), unitIds, ...range],
  );
  await em.execute(
    `insert into occupancies (unit_id, period, kind, booking_id, created_at)
     select u.id, tstzrange(?, ?), 'booking', ?, ? from hall_units u where u.id in (?)`,
    [...range, bookingId, now.toISOString(), unitIds],
  );
}

/** Removes a booking from the ledger; its period is free again when the transaction commits. */
export async function release(em: EntityManager, bookingId: number): Promise<void> {
  await em.execute('delete from occupancies where booking_id = ?', [bookingId]);
}
