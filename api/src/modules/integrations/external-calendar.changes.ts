import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { StoredProblem } from './external-calendar.entity.js';
import type { BusyPeriod, ReadCalendar } from './external-calendar.reader.js';

/**
 * Makes the ledger hold exactly these events of a calendar: removes what isn't among them, and adds what is missing. The caller
 * holds the units. SQL: the ledger's ranges, and arrays of any length as three parameters.
 */
export async function writeEvents(
  em: EntityManager,
  { id, unitIds, events, now }: { id: number; unitIds: readonly number[]; events: readonly BusyPeriod[]; now: Date },
): Promise<void> {
  const wanted = sql`
    select u.unit_id, tstzrange(e.starts, e.ends) as period, e.title
      from unnest(${events.map(({ start }) => start)}::timestamptz[], ${events.map(({ end }) => end)}::timestamptz[],
          ${events.map(({ title }) => title)}::text[]) as e(starts, ends, title)
        cross join unnest(${unitIds}::int[]) as u(unit_id)`;
  const db = em.getKysely<Database>();
  await sql`
    delete from occupancies o where o.external_calendar_id = ${id} and not exists (
      select from (${wanted}) w where w.unit_id = o.unit_id and w.period = o.period and w.title = o.note)`.execute(db);
  await sql`
    insert into occupancies (unit_id, period, kind, external_calendar_id, note, created_at)
      select w.unit_id, w.period, 'external', ${id}::int, w.title, ${now}::timestamptz from (${wanted}) w
        where not exists (select from occupancies o
          where o.external_calendar_id = ${id} and o.unit_id = w.unit_id and o.period = w.period and o.note = w.title)`.execute(
    db,
  );
}

/** Records that a calendar was read. SQL: a list as JSON, which the driver would write as an array. */
export async function saveSync(
  em: EntityManager,
  id: number,
  { at, calendar }: { at: Date; calendar: ReadCalendar },
): Promise<void> {
  const { events, problemCount, problems } = calendar;
  const result = {
    ...{ synced_at: at, event_count: events.length, failures: 0, last_error: null },
    ...{ problem_count: problemCount, problems: sql<StoredProblem[]>`${JSON.stringify(problems)}::jsonb` },
  };
  await em.getKysely<Database>().updateTable('external_calendars').set(result).where('id', '=', id).execute();
}

/** Records that a calendar could not be read, and when it is tried again. */
export async function saveFailure(
  em: EntityManager,
  id: number,
  { failures, error, next }: { failures: number; error: string; next: Date },
): Promise<void> {
  const result = { failures, last_error: error.slice(0, 300), next_sync_at: next };
  await em.getKysely<Database>().updateTable('external_calendars').set(result).where('id', '=', id).execute();
}

/** Makes a calendar due. */
export async function makeDue(em: EntityManager, id: number, now: Date): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('external_calendars')
    .set({ next_sync_at: now })
    .where('id', '=', id)
    .execute();
}
