import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
import type { BookingChangeStatus } from '../../domain/bookings/changes.js';
import { changeJson, type ChangeRow } from '../bookings/open-change.queries.js';

function selectChanges(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('booking_changes as c').select(changeJson().as('change'));
}

/** The changes of a booking, the latest first. */
export async function findChanges(em: EntityManager, bookingId: number): Promise<ChangeRow[]> {
  const rows = await selectChanges(em).where('c.booking_id', '=', bookingId).orderBy('c.id', 'desc').execute();
  return rows.map(({ change }) => change);
}

/** A change by its id. */
export async function findChange(em: EntityManager, id: number): Promise<ChangeRow | undefined> {
  return (await selectChanges(em).where('c.id', '=', id).executeTakeFirst())?.change;
}

/** How many changes a booking has had. */
export async function countChanges(em: EntityManager, bookingId: number): Promise<number> {
  const { count } = await em
    .getKysely<Database>()
    .selectFrom('booking_changes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes the end of an open change. @param by who ended it; null for the platform */
export async function writeEnd(
  em: EntityManager,
  id: number,
  { status, by, now }: { status: BookingChangeStatus; by: number | null; now: Date },
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('booking_changes')
    .set({ status: toEnumValue(status), answered_by: by, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Open changes that are due, by their bookings; at most so many. */
export async function findDueChanges(
  em: EntityManager,
  now: Date,
  limit: number,
): Promise<{ id: number; bookingId: number }[]> {
  return em
    .getKysely<Database>()
    .selectFrom('booking_changes')
    .select(['id', 'booking_id as bookingId'])
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
