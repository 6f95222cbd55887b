import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isOneOf, type Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { UNIT_LIMITS, type Clash } from '../../domain/halls/units.js';

/** A change of the units that a hall takes. All of them, and the hall, are locked. */
export interface UnitChange {
  hallId: number;
  /** The units that it took. */
  before: readonly number[];
  added: readonly number[];
  removed: readonly number[];
  now: Date;
}

/** The rows of the ledger (`o`) on some units that aren't over; by the index of periods, however long the units' past is. */
function comingRows(unitIds: readonly number[], now: Date) {
  return sql`unnest(${unitIds}::int[]) as n(unit_id)
    join occupancies o on o.unit_id = n.unit_id and o.period && tstzrange(${now}::timestamptz, null)`;
}

/**
 * What moves with a hall to other units: its coming bookings and live holds, and the coming blocks that take all of its units.
 * SQL, as all of this file: the ledger's ranges.
 */
function selectMoving({ hallId, before, now }: UnitChange) {
  return sql`
    select distinct on (o.kind, o.booking_id, o.block_id, o.period) o.*
      from ${comingRows(before, now)} left join bookings b on b.id = o.booking_id
        left join waiting_entries w on w.id = o.waiting_id
      where (
        (coalesce(b.hall_id, w.hall_id) = ${hallId} and (o.kind = 'booking' or (o.kind = 'hold' and o.expires_at > ${now})))
        or (o.kind = 'block' and ${before.length} = (
          select count(distinct p.unit_id) from occupancies p
            where p.block_id = o.block_id and p.unit_id = any(${before}::int[]))))
      order by o.kind, o.booking_id, o.block_id, o.period, o.id`;
}

/** The name of the hall whose time a hold of the ledger offers to its waiting list. */
function offeredTitle(row: 'm' | 'o') {
  return sql`(select ${HALL_TITLE} from waiting_entries w join halls h on h.id = w.hall_id
    where w.id = ${sql.ref(`${row}.waiting_id`)})`;
}

/** Typed by hand, since the ledger's statements are SQL. */
interface ClashRow {
  bookingId: number | null;
  hallTitle: string | null;
  start: Date;
  end: Date;
  otherId: number | null;
  otherTitle: string | null;
  otherStart: Date;
  otherEnd: Date;
}

/** The first pairs of coming entries that the change would put into one unit at once; two blocks may overlap. */
export async function findClashes(em: EntityManager, change: UnitChange): Promise<Clash[]> {
  const { rows } = await sql<ClashRow>`
    with moving as (${selectMoving(change)})
    select distinct m.booking_id as "bookingId", coalesce(mb.hall_title, ${offeredTitle('m')}) as "hallTitle", lower(m.period) as start,
        coalesce(mb.end_time, upper(m.period)) as "end", o.booking_id as "otherId",
        coalesce(ob.hall_title, ${offeredTitle('o')}) as "otherTitle",
        lower(o.period) as "otherStart", coalesce(ob.end_time, upper(o.period)) as "otherEnd"
      from moving m
        cross join unnest(${change.added}::int[]) as a(unit_id)
        join occupancies o on o.unit_id = a.unit_id and o.period && m.period
          and o.booking_id is distinct from coalesce(m.booking_id, 0)
          and (o.kind = 'booking' or (o.kind = 'hold' and o.expires_at > ${change.now})
            or (o.kind = 'block' and m.kind <> 'block'))
        left join bookings mb on mb.id = m.booking_id
        left join bookings ob on ob.id = o.booking_id
      order by start, "bookingId", "otherStart", "otherId"
      limit ${UNIT_LIMITS.clashesShown}`.execute(em.getKysely<Database>());
  return rows.map(({ otherId, otherTitle, otherStart, otherEnd, ...booking }) => ({
    booking,
    other: { bookingId: otherId, hallTitle: otherTitle, start: otherStart, end: otherEnd },
  }));
}

/** Writes the new units of a hall, and what moves with it to the added ones. */
export async function writeUnits(em: EntityManager, change: UnitChange): Promise<void> {
  const { hallId, added, removed, now } = change;
  const db = em.getKysely<Database>();
  if (added.length > 0) {
    await sql`delete from occupancies where unit_id = any(${added}::int[]) and kind = 'hold' and expires_at <= ${now}`.execute(
      db,
    );
    await sql`
      insert into occupancies (
          unit_id, period, kind, booking_id, block_id, waiting_id, expires_at, note, created_by, created_at)
      select a.unit_id, m.period, m.kind, m.booking_id, m.block_id, m.waiting_id, m.expires_at, m.note, m.created_by, m.created_at
        from (${selectMoving(change)}) m cross join unnest(${added}::int[]) a(unit_id)
        where not exists (select from occupancies o where o.unit_id = a.unit_id and o.block_id = m.block_id)`.execute(
      db,
    );
    await db
      .insertInto('hall_unit_links')
      .values(added.map((id) => ({ hall_id: hallId, unit_id: id, since: now })))
      .execute();
  }
  if (removed.length > 0) await leaveUnits(em, change);
  await moveExternalEvents(em, change);
}

/** Puts the coming events of external calendars on the units that their halls take now. */
async function moveExternalEvents(
  em: EntityManager,
  { hallId, before, added, removed, now }: UnitChange,
): Promise<void> {
  const db = em.getKysely<Database>();
  const covers = sql`select l.unit_id from hall_unit_links l join halls h on h.id = l.hall_id
    where h.business_id = c.business_id and (c.hall_id is null or c.hall_id = h.id)`;
  await sql`
    insert into occupancies (unit_id, period, kind, external_calendar_id, note, created_at)
    select distinct a.unit_id, o.period, o.kind, o.external_calendar_id, o.note, ${now}::timestamptz
      from ${comingRows(before, now)}
        join external_calendars c on c.id = o.external_calendar_id
        cross join unnest(${added}::int[]) a(unit_id)
      where (c.hall_id is null or c.hall_id = ${hallId}) and not exists (
        select from occupancies p where p.unit_id = a.unit_id and p.external_calendar_id = o.external_calendar_id
          and p.period = o.period and p.note = o.note)`.execute(db);
  await sql`
    delete from occupancies where id in (
      select o.id from ${comingRows(removed, now)} join external_calendars c on c.id = o.external_calendar_id
        where o.unit_id not in (${covers}))`.execute(db);
}

/** Takes a hall and its coming bookings off units; blocks stay where another hall takes the unit. */
async function leaveUnits(em: EntityManager, { hallId, removed, now }: UnitChange): Promise<void> {
  const db = em.getKysely<Database>();
  await db.deleteFrom('hall_unit_links').where('hall_id', '=', hallId).where(isOneOf('unit_id', removed)).execute();
  await sql`
    delete from occupancies where id in (
      select o.id from ${comingRows(removed, now)} left join bookings b on b.id = o.booking_id
        left join waiting_entries w on w.id = o.waiting_id
        where coalesce(b.hall_id, w.hall_id) = ${hallId}
          or (o.kind = 'block' and not exists (select from hall_unit_links l where l.unit_id = o.unit_id)))`.execute(
    db,
  );
}

/** Whether a unit has coming entries in the ledger. */
export async function isOccupied(em: EntityManager, unitId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from ${comingRows([unitId], now)} limit 1`.execute(em.getKysely<Database>());
  return rows.length > 0;
}

/** Deletes a unit that no hall takes, with what the ledger still knows of its past. */
export async function deleteUnit(em: EntityManager, unitId: number): Promise<void> {
  const db = em.getKysely<Database>();
  await db.deleteFrom('occupancies').where('unit_id', '=', unitId).execute();
  await db.deleteFrom('hall_units').where('id', '=', unitId).execute();
}
