import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type NotNull } from 'kysely';
import type { Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Period } from '../../domain/time/zone.js';
import { overlaps } from '../availability/ledger.js';
import type { ExternalCalendar, ExternalEvent } from './external-calendar.types.js';

/** External calendars (`c`) with what lists show. */
function selectCalendars(em: EntityManager, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('external_calendars as c')
    .leftJoin('halls as h', 'h.id', 'c.hall_id')
    .select(['c.id', 'c.name', 'c.url', 'c.hall_id as hallId', 'c.event_count as eventCount'])
    .select(['c.problem_count as problemCount', 'c.problems'])
    .select(['c.synced_at as syncedAt', 'c.failures', 'c.last_error as lastError', 'c.next_sync_at as nextSyncAt'])
    .select(HALL_TITLE.$castTo<string | null>().as('hallTitle'))
    .select((eb) =>
      eb
        .selectFrom('occupancies as e')
        .innerJoin('occupancies as o', (join) =>
          join
            .onRef('o.unit_id', '=', 'e.unit_id')
            .on('o.kind', '=', 'booking')
            .on(sql<boolean>`o.period && e.period`),
        )
        .select((clash) => clash.fn.count<number>('o.booking_id').distinct().as('count'))
        .whereRef('e.external_calendar_id', '=', 'c.id')
        .where(sql<boolean>`upper(o.period) > ${now}`)
        .as('clashCount'),
    );
}

/** The external calendars of a business, oldest first; one statement. */
export async function findCalendars(em: EntityManager, businessId: number, now: Date): Promise<ExternalCalendar[]> {
  const calendars = selectCalendars(em, now).where('c.business_id', '=', businessId).orderBy('c.id');
  return (await calendars.execute()).map((row) => ({
    ...row,
    clashCount: Number(row.clashCount),
    problems: row.problems.map(({ title, start, reason }) => ({
      ...{ title, reason, startTime: start === null ? null : new Date(start) },
    })),
  }));
}

/** The external calendars (`c`) whose turn it is, but for those of a removed hall. */
function selectDue(em: EntityManager, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('external_calendars as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .leftJoin('halls as h', 'h.id', 'c.hall_id')
    .where('c.next_sync_at', '<=', now)
    .where('b.is_trading', '=', true)
    .where('h.deleted_at', 'is', null);
}

/** The calendars whose turn it is, the longest waiting first. */
export function findDueCalendars(em: EntityManager, now: Date, limit: number) {
  return selectDue(em, now)
    .select(['c.id', 'c.business_id as businessId'])
    .orderBy('c.next_sync_at')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** A calendar that is due, locked against other processes. */
function lockDue(em: EntityManager, id: number, now: Date) {
  return selectDue(em, now)
    .select(['c.id', 'c.url', 'c.failures', 'b.time_zone as zone'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .skipLocked();
}

/** A calendar to read. */
export type DueCalendar = InferResult<ReturnType<typeof lockDue>>[number];

/** Claims a calendar that is due; undefined if another process has it. Sets when it is due again. */
export async function claimCalendar(
  em: EntityManager,
  id: number,
  { now, next }: { now: Date; next: Date },
): Promise<DueCalendar | undefined> {
  const calendar = await lockDue(em, id, now).executeTakeFirst();
  if (!calendar) return undefined;
  await em
    .getKysely<Database>()
    .updateTable('external_calendars')
    .set({ next_sync_at: next })
    .where('id', '=', id)
    .execute();
  return calendar;
}

/** The halls whose time a calendar's events take; none if it was removed. */
export async function findHallsOfCalendar(em: EntityManager, id: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('external_calendars as c')
    .innerJoin('halls as h', 'h.business_id', 'c.business_id')
    .select('h.id')
    .where('c.id', '=', id)
    .where('h.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('c.hall_id', 'is', null), eb('c.hall_id', '=', eb.ref('h.id'))]))
    .orderBy('h.id')
    .execute();
  return rows.map(({ id: hallId }) => hallId);
}

/** Whom to write about a calendar. */
export function findContact(em: EntityManager, id: number) {
  return em
    .getKysely<Database>()
    .selectFrom('external_calendars as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .innerJoin('users as u', 'u.id', 'b.owner_id')
    .select(['c.name', 'c.url', 'b.name as businessName', 'u.name as ownerName', 'u.email as ownerEmail'])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

/** Confirmed bookings that a calendar's events overlap from now on, the first 10 by start. */
export function findClashingBookings(em: EntityManager, id: number, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .innerJoin('businesses as x', 'x.id', 'b.business_id')
    .select(['b.id', 'b.hall_title as hallTitle', 'b.start_time as start', 'b.end_time as end', 'x.time_zone as zone'])
    .where('b.end_time', '>', now)
    .where('b.id', 'in', (eb) =>
      eb
        .selectFrom('occupancies as e')
        .innerJoin('occupancies as o', 'o.unit_id', 'e.unit_id')
        .select('o.booking_id')
        .where('e.external_calendar_id', '=', id)
        .where('o.kind', '=', 'booking')
        .where(sql<boolean>`o.period && e.period`)
        .$narrowType<{ booking_id: NotNull }>(),
    )
    .orderBy('b.start_time')
    .orderBy('b.id')
    .limit(10)
    .execute();
}

/** The events of external calendars in the calendar of a business; one statement. SQL: PostgreSQL's arrays. */
export function findExternalEvents(em: EntityManager, businessId: number, period: Period): Promise<ExternalEvent[]> {
  return em
    .getKysely<Database>()
    .selectFrom('occupancies as o')
    .innerJoin('external_calendars as c', 'c.id', 'o.external_calendar_id')
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .innerJoin('halls as h', 'h.id', 'l.hall_id')
    .select(['c.id as calendarId', 'c.name as calendarName'])
    .select((eb) => eb.fn.coalesce('o.note', sql<string>`''`).as('title'))
    .select([
      sql<Date>`lower(o.period)`.as('startTime'),
      sql<Date>`upper(o.period)`.as('endTime'),
      sql<number[]>`array_agg(distinct l.hall_id order by l.hall_id)`.as('hallIds'),
    ])
    .where('c.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .where(overlaps('o.period', period))
    .groupBy(['c.id', 'o.period', 'o.note'])
    .orderBy('startTime')
    .orderBy('c.id')
    .orderBy('title')
    .execute();
}
