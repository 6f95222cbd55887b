import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { runNamed } from '../../database/prepared.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import type { Period } from '../../domain/time/zone.js';
import { WAITING_ACTIONS, type WaitingAction } from '../../domain/waiting-list/transitions.js';

/** SQL in this file: the ledger's ranges, and locks that are taken without waiting. */

const WAITED_HALLS = {
  name: 'waited-halls',
  text: `
    select distinct w.hall_id as id from waiting_entries w join hall_unit_links l on l.hall_id = w.hall_id
      where w.state in ('waiting', 'offered')
        and l.unit_id in (select k.unit_id from hall_unit_links k where k.hall_id = any($1::int[]))`,
};

/**
 * The halls that share a unit with some halls, these included, and for which somebody waits or has an offer. With the units of
 * the halls their units are locked as well (`lock_hall_units`).
 */
export async function findWaitedHalls(em: EntityManager, hallIds: readonly number[]): Promise<number[]> {
  const rows = await runNamed<{ id: number }>(em, WAITED_HALLS, [hallIds]);
  return rows.map(({ id }) => id);
}

/** Writes a transition of the entries (`w`) of some halls that meet a condition, and frees what they held. @returns their ids */
async function endEntries(
  em: EntityManager,
  action: Exclude<WaitingAction, 'offer'>,
  condition: RawBuilder<SqlBool>,
  now: Date,
): Promise<number[]> {
  const { from, to } = WAITING_ACTIONS[action];
  const { rows } = await sql<{ id: number }>`
    with over as (
      update waiting_entries w set state = ${to}, ended_at = ${now}
        where w.state = any(${from}::text[]) and ${condition} returning w.id),
    freed as (delete from occupancies o using over where o.waiting_id = over.id)
    select id from over order by id`.execute(em.getKysely<Database>());
  return rows.map(({ id }) => id);
}

/** Ends the offers of some halls that the clock has ended. @returns their ids */
export function missOffers(em: EntityManager, hallIds: readonly number[], now: Date): Promise<number[]> {
  const condition = sql<SqlBool>`w.hall_id = any(${hallIds}::int[]) and w.offered_until <= ${now}`;
  return endEntries(em, 'miss', condition, now);
}

/** Ends the entries of some halls whose time has begun, or whose hall isn't public any more. */
export async function endOverdue(em: EntityManager, hallIds: readonly number[], now: Date): Promise<void> {
  const condition = sql<SqlBool>`w.hall_id = any(${hallIds}::int[])
    and (w.start_time <= ${now} or not (select h.is_public from halls h where h.id = w.hall_id))`;
  await endEntries(em, 'end', condition, now);
}

/** Takes an entry off its list. @returns whether it was open */
export async function leaveEntry(em: EntityManager, id: number, now: Date): Promise<boolean> {
  return (await endEntries(em, 'leave', sql<SqlBool>`w.id = ${id}`, now)).length > 0;
}

/**
 * Turns the live offers that a customer has for hours of a hall into what is requested: what they held is free for it.
 * @returns whether there was one
 */
export async function takeOffers(
  em: EntityManager,
  { customerId, hallId, period }: { customerId: number; hallId: number; period: Period },
  now: Date,
): Promise<boolean> {
  const condition = sql<SqlBool>`w.user_id = ${customerId} and w.hall_id = ${hallId} and w.offered_until > ${now}
    and w.start_time < ${period.end} and w.end_time > ${period.start}`;
  return (await endEntries(em, 'request', condition, now)).length > 0;
}

/** An entry whose whole time is free. */
export interface FreeEntry extends Period {
  id: number;
  hallId: number;
  bufferMinutes: number;
}

/** The buffer that holds for a hall (`t` are its settings). */
const BUFFER = sql<number>`t.buffer_time`;

/** A condition that nothing takes the time of an entry (`w`) and its buffer. */
function isFree(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
        and o.period && tstzrange(w.start_time, w.end_time + make_interval(mins => ${BUFFER}))
      where l.hall_id = w.hall_id and (o.kind <> 'hold' or o.expires_at > ${now}))`;
}

/** A condition that an entry (`w`) waits for a time to come, with a customer who can be offered it. */
function isServable(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`w.state = 'waiting' and w.start_time > ${now} and h.is_public and b.hold_hours > 0
    and u.deleted_at is null and u.suspended_at is null`;
}

const SERVED_TABLES = sql`waiting_entries w
  join halls h on h.id = w.hall_id
  join businesses b on b.id = w.business_id
  join users u on u.id = w.user_id
  join effective_booking_settings t on t.hall_id = w.hall_id`;

/** The first entry of some halls, after another one, whose whole time is free. */
export async function findFreeEntry(
  em: EntityManager,
  { hallIds, after }: { hallIds: readonly number[]; after: number },
  now: Date,
): Promise<FreeEntry | undefined> {
  const { rows } = await sql<FreeEntry>`
    select w.id, w.hall_id as "hallId", w.start_time as start, w.end_time as end, ${BUFFER} as "bufferMinutes"
      from ${SERVED_TABLES}
      where w.hall_id = any(${hallIds}::int[]) and w.id > ${after} and ${isServable(now)} and ${isFree(now)}
      order by w.id limit 1`.execute(em.getKysely<Database>());
  return rows[0];
}

/**
 * Halls, after another one, with something for the job: an offer that the clock has ended, an entry whose time has begun or whose
 * hall isn't public, or one whose time is free.
 */
export async function findHallsToServe(
  em: EntityManager,
  { after, limit }: { after: number; limit: number },
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct w.hall_id as id from ${SERVED_TABLES}
      where w.state in ('waiting', 'offered') and w.hall_id > ${after}
        and (w.start_time <= ${now} or not h.is_public or w.offered_until <= ${now}
          or (${isServable(now)} and ${isFree(now)}))
      order by id limit ${limit}`.execute(em.getKysely<Database>());
  return rows.map(({ id }) => id);
}

/**
 * The units of a hall, if they are locked, or can be at once: those of a hall that somebody began to wait for in this moment
 * aren't. Never waits, so that the order of the locks doesn't matter.
 * @returns null if another transaction has one of them
 */
async function lockUnitsAtOnce(em: EntityManager, hallId: number): Promise<number[] | null> {
  const { rows } = await sql<{ id: number; links: number }>`
    with links as (select unit_id from hall_unit_links where hall_id = ${hallId})
    select u.id, (select count(*)::int from links) as links from hall_units u
      where u.id in (select unit_id from links) order by u.id for no key update skip locked`.execute(
    em.getKysely<Database>(),
  );
  return rows.length > 0 && rows.length === rows[0]?.links ? rows.map(({ id }) => id) : null;
}

/**
 * Holds the time of an entry for its customer.
 * @returns whether it was held; not if another transaction has its units
 */
export async function holdOffer(em: EntityManager, entry: FreeEntry, until: Date, now: Date): Promise<boolean> {
  const unitIds = await lockUnitsAtOnce(em, entry.hallId);
  if (!unitIds) return false;
  const db = em.getKysely<Database>();
  await db
    .deleteFrom('occupancies')
    .where('kind', '=', 'hold')
    .where(isOneOf('unit_id', unitIds))
    .where('expires_at', '<=', now)
    .execute();
  const { start, end } = occupiedPeriod(entry, entry.bufferMinutes);
  const period = sql<string>`tstzrange(${start}, ${end})`;
  const row = { period, kind: 'hold', waiting_id: entry.id, expires_at: until, created_at: now } as const;
  await db
    .insertInto('occupancies')
    .values(unitIds.map((id) => ({ ...row, unit_id: id })))
    .execute();
  await db
    .updateTable('waiting_entries')
    .set({ state: WAITING_ACTIONS.offer.to, offered_at: now, offered_until: until })
    .where('id', '=', entry.id)
    .execute();
  return true;
}

/** Deletes the entries of a customer who leaves, and what they held. The caller holds the locks of their units. */
export async function deleteCustomerEntries(em: EntityManager, customerId: number): Promise<void> {
  await em.getKysely<Database>().deleteFrom('waiting_entries').where('user_id', '=', customerId).execute();
}
