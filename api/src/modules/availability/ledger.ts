import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { NamedQuery } from '../../database/prepared.js';
import { isOneOf, type Database } from '../../database/tables.js';
import type { Period } from '../../domain/time/zone.js';
import type { OccupancyKind } from './occupancy.entity.js';

/** A period in which a unit is taken. */
export interface TakenPeriod extends Period {
  kind: OccupancyKind;
  bookingId: number | null;
  /** Until when, of a hold. */
  heldUntil: Date | null;
  /** Whether it is held for somebody on the waiting list. */
  isOffered: boolean;
}

/** A condition that a period of the ledger overlaps another. SQL, since Kysely has no ranges. */
export function overlaps(column: string, { start, end }: Period): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} && tstzrange(${start}, ${end})`;
}

/** A condition that an entry of the ledger (`o`) takes its time: an expired hold doesn't, though its row may still exist. */
export function isEffective(now: Date) {
  const eb = expressionBuilder<Database & { o: Database['occupancies'] }, 'o'>();
  return eb.or([eb('o.kind', '<>', 'hold'), eb('o.expires_at', '>', now)]);
}

/** The taken periods of the ledger (`o`). */
function selectTaken(db: Kysely<Database>, start: Date, end: Date, now: Date) {
  return db
    .selectFrom('occupancies as o')
    .select(['o.kind', 'o.booking_id as bookingId', 'o.expires_at as heldUntil'])
    .select(sql<boolean>`o.waiting_id is not null`.as('isOffered'))
    .select([sql<Date>`lower(o.period)`.as('start'), sql<Date>`upper(o.period)`.as('end')])
    .distinct()
    .where(overlaps('o.period', { start, end }))
    .where(isEffective(now))
    .orderBy('start')
    .orderBy('end');
}

/** A customer at a hall: what is offered to them there takes nothing from them. */
export interface OfferedCustomer {
  hallId: number;
  /** Undefined for everybody else. */
  customerId: number | undefined;
}

/** A condition that a row of the ledger (`o`) isn't what a customer was offered at a hall; always true for nobody. */
function isNotOfferedTo(customerId: number | null, hallId: number | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`(o.waiting_id is null or o.waiting_id not in (
    select w.id from waiting_entries w where w.user_id = ${customerId} and w.hall_id = ${hallId}))`;
}

const TAKEN_BY_HALL = new NamedQuery(
  'taken-by-hall',
  (db: Kysely<Database>, start: Date, end: Date, now: Date, hallId: number, customerId: number | null) =>
    selectTaken(db, start, end, now)
      .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
      .where('l.hall_id', '=', hallId)
      .where(isNotOfferedTo(customerId, hallId)),
);

const TAKEN_BY_UNITS = new NamedQuery('taken-by-units', selectTakenByUnits);

function selectTakenByUnits(
  db: Kysely<Database>,
  start: Date,
  end: Date,
  now: Date,
  unitIds: readonly number[],
  except: number | null,
  customerId: number | null,
  hallId: number | null,
) {
  return selectTaken(db, start, end, now)
    .where(isOneOf('o.unit_id', unitIds))
    .where((eb) => eb.or([eb('o.booking_id', 'is', null), eb('o.booking_id', 'is distinct from', except)]))
    .where(isNotOfferedTo(customerId, hallId));
}

/**
 * The taken periods of a hall's units, buffers included. For display; to decide on a booking, lock the units first and call
 * {@link findTakenByUnits}.
 * @param customerId who looks at it: what the waiting list offers them is free to them
 */
export function findTakenByHall(
  em: EntityManager,
  { hallId, customerId }: OfferedCustomer,
  period: Period,
  now: Date,
): Promise<TakenPeriod[]> {
  return TAKEN_BY_HALL.run(em, period.start, period.end, now, hallId, customerId ?? null);
}

/**
 * The taken periods of some units. Call it while holding their locks to decide on a booking.
 * @param except a booking whose own hold takes nothing from it
 * @param customer who books: what the waiting list offers them is free to them
 */
export function findTakenByUnits(
  em: EntityManager,
  unitIds: readonly number[],
  {
    period,
    now,
    except,
    customer,
  }: { period: Period; now: Date; except?: number | undefined; customer?: OfferedCustomer | undefined },
): Promise<TakenPeriod[]> {
  const { start, end } = period;
  const { customerId, hallId } = customer ?? {};
  return TAKEN_BY_UNITS.run(em, start, end, now, unitIds, except ?? null, customerId ?? null, hallId ?? null);
}

/** Units that somebody wants in a period, buffer included. */
export interface WantedUnits extends Period {
  /** Tells the places apart. */
  key: number;
  unitIds: readonly number[];
}

/** Units that are wanted, as rows (`w`) of a statement: one for each unit. SQL, since Kysely has no `unnest`. */
export function wantedUnits(places: readonly WantedUnits[]) {
  const rows = places.flatMap(({ key, unitIds, start, end }) => unitIds.map((unitId) => ({ key, unitId, start, end })));
  return sql<{ key: number; unit_id: number; start_at: Date; end_at: Date }>`unnest(
    ${rows.map(({ key }) => key)}::int[], ${rows.map(({ unitId }) => unitId)}::int[],
    ${rows.map(({ start }) => start.toISOString())}::timestamptz[],
    ${rows.map(({ end }) => end.toISOString())}::timestamptz[])`.as<'w'>(sql`w(key, unit_id, start_at, end_at)`);
}

/** The taken periods of each of several places; one statement. Lock the units first to decide on bookings. */
export async function findTakenByPlaces(
  em: EntityManager,
  places: readonly WantedUnits[],
  now: Date,
): Promise<(TakenPeriod & { key: number })[]> {
  return em
    .getKysely<Database>()
    .selectFrom(wantedUnits(places))
    .innerJoin('occupancies as o', 'o.unit_id', 'w.unit_id')
    .select(['w.key', 'o.kind', 'o.booking_id as bookingId', 'o.expires_at as heldUntil'])
    .select(sql<boolean>`o.waiting_id is not null`.as('isOffered'))
    .select([sql<Date>`lower(o.period)`.as('start'), sql<Date>`upper(o.period)`.as('end')])
    .distinct()
    .where(sql<SqlBool>`o.period && tstzrange(w.start_at, w.end_at)`)
    .where(isEffective(now))
    .orderBy('start')
    .orderBy('end')
    .execute();
}

/** A booking or a hold to add to the ledger. */
export interface NewOccupancy {
  bookingId: number;
  unitIds: readonly number[];
  /** With the buffer. */
  period: Period;
  now: Date;
}

/** Deletes the expired holds of some units, and those of a booking. */
async function clearHolds(em: EntityManager, { bookingId, unitIds, now }: NewOccupancy): Promise<void> {
  await em
    .getKysely<Database>()
    .deleteFrom('occupancies')
    .where('kind', '=', 'hold')
    .where(isOneOf('unit_id', unitIds))
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('booking_id', '=', bookingId)]))
    .execute();
}

async function insertOccupancies(
  em: EntityManager,
  bookings: readonly NewOccupancy[],
  row: { kind: OccupancyKind; expires_at?: Date },
): Promise<void> {
  const rows = bookings.flatMap(({ bookingId, unitIds, period, now }) => {
    const taken = sql<string>`tstzrange(${period.start}, ${period.end})`;
    return unitIds.map((id) => ({ ...row, unit_id: id, period: taken, booking_id: bookingId, created_at: now }));
  });
  await em.getKysely<Database>().insertInto('occupancies').values(rows).execute();
}

/**
 * Adds a booking to the ledger, on every unit, in the place of its hold. The caller holds the locks of the units, whose expired
 * holds are deleted.
 * @throws the exclusion constraint's error (SLOT_TAKEN) if the caller hasn't checked under the lock
 */
export async function occupy(em: EntityManager, booking: NewOccupancy): Promise<void> {
  await clearHolds(em, booking);
  await insertOccupancies(em, [booking], { kind: 'booking' });
}

/**
 * Adds new bookings to the ledger, on every unit; two statements. The caller holds the locks of the units, whose expired holds are
 * deleted.
 * @throws the exclusion constraint's error (SLOT_TAKEN) if the caller hasn't checked under the lock
 */
export async function occupyAll(em: EntityManager, bookings: readonly NewOccupancy[]): Promise<void> {
  const [first] = bookings;
  if (!first) return;
  await sweepHolds(em, [...new Set(bookings.flatMap(({ unitIds }) => unitIds))], first.now);
  await insertOccupancies(em, bookings, { kind: 'booking' });
}

/**
 * Holds a period for a pending request, on every unit. The caller holds the locks of the units, whose expired holds are deleted.
 * @param until when the hold ends
 * @throws the exclusion constraint's error (SLOT_TAKEN) if the caller hasn't checked under the lock
 */
export async function hold(em: EntityManager, request: NewOccupancy, until: Date): Promise<void> {
  await clearHolds(em, request);
  await insertOccupancies(em, [request], { kind: 'hold', expires_at: until });
}

/** Removes the live holds of requests. The caller holds the locks of their units. */
export async function releaseHolds(em: EntityManager, bookingIds: readonly number[], now: Date): Promise<void> {
  await em
    .getKysely<Database>()
    .deleteFrom('occupancies')
    .where('kind', '=', 'hold')
    .where(isOneOf('booking_id', bookingIds))
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes the expired holds of some units, whose locks the caller holds. */
export async function sweepHolds(em: EntityManager, unitIds: readonly number[], now: Date): Promise<void> {
  await em
    .getKysely<Database>()
    .deleteFrom('occupancies')
    .where('kind', '=', 'hold')
    .where(isOneOf('unit_id', unitIds))
    .where('expires_at', '<=', now)
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
