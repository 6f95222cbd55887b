import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period } from '../../rules/index.js';
import type { OccupancyKind } from './occupancy.entity.js';

/** A stretch in which a unit is taken. */
export interface Taken extends Period {
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
/** A hold that has run out takes nothing, though its row may still be there. */
const COUNTS = `(o.kind <> 'hold' or o.expires_at > ?::timestamptz)`;

function toTaken(row: TakenRow): Taken {
  return { kind: row.kind, bookingId: row.booking_id, start: new Date(row.starts), end: new Date(row.ends) };
}

/**
 * What is taken of a hall's units within a period, buffers included. For showing; whoever decides on it locks the units
 * first and asks {@link takenOfUnits}.
 */
export async function takenOfHall(em: EntityManager, hallId: number, period: Period, now: Date): Promise<Taken[]> {
  const rows = await em.execute<TakenRow[]>(
    `select ${TAKEN_COLUMNS} from occupancies o join hall_unit_links l on l.unit_id = o.unit_id
      where l.hall_id = ? and o.period && tstzrange(?, ?) and ${COUNTS} order by starts, ends`,
    [hallId, period.start.toISOString(), period.end.toISOString(), now.toISOString()],
  );
  return rows.map(toTaken);
}

/** What is taken of some units within a period. Call it under their lock to decide. */
export async function takenOfUnits(
  em: EntityManager,
  unitIds: readonly number[],
  period: Period,
  now: Date,
): Promise<Taken[]> {
  const rows = await em.execute<TakenRow[]>(
    `select ${TAKEN_COLUMNS} from occupancies o
      where o.unit_id in (?) and o.period && tstzrange(?, ?) and ${COUNTS} order by starts, ends`,
    [unitIds, period.start.toISOString(), period.end.toISOString(), now.toISOString()],
  );
  return rows.map(toTaken);
}

/**
 * Enters a booking into the ledger, on every unit. Holds of that time that have run out make room.
 * @param period the booking's time with its buffer
 * @throws the exclusion constraint's error (SLOT_TAKEN), should the caller not have looked under the lock
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

/** Takes a booking out of the ledger; its time is free again when the transaction commits. */
export async function release(em: EntityManager, bookingId: number): Promise<void> {
  await em.execute('delete from occupancies where booking_id = ?', [bookingId]);
}
