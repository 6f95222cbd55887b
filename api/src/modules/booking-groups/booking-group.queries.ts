import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
import { OPEN_GROUP, type GroupEnd, type GroupStatus } from '../../domain/bookings/functions.js';
import type { Period } from '../../domain/time/zone.js';
import { selectGroupJson, type GroupRow } from '../bookings/booking-function.queries.js';

/** Groups (`g`) with their id, for lists. */
export function selectGroups(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_groups as g')
    .select(['g.id', selectGroupJson().as('group')]);
}

/** A group by its id. */
export async function findGroup(em: EntityManager, id: number): Promise<GroupRow | undefined> {
  return (await selectGroups(em).where('g.id', '=', id).executeTakeFirst())?.group;
}

/** Groups that weren't answered in time and haven't been ended. */
export async function findOverdueGroups(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('booking_groups')
    .select('id')
    .where('status', '=', toEnumValue(OPEN_GROUP))
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many groups of a customer wait for answers. */
export async function countWaitingGroups(em: EntityManager, userId: number, now: Date): Promise<number> {
  const { count } = await em
    .getKysely<Database>()
    .selectFrom('booking_groups')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', toEnumValue(OPEN_GROUP))
    .where('answer_by', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** In how many groups a customer has asked for a time of a hall. */
export async function countAskedBefore(
  em: EntityManager,
  userId: number,
  { hallId, period }: { hallId: number; period: Period },
): Promise<number> {
  const { count } = await em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select(sql<number>`count(distinct group_id)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('hall_id', '=', hallId)
    .where('group_id', 'is not', null)
    .where('start_time', '<', period.end)
    .where('end_time', '>', period.start)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes the new state of a group that waits. @returns whether it did */
export async function writeGroupEnd(
  em: EntityManager,
  id: number,
  end: { status: GroupStatus; reason: GroupEnd | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely<Database>()
    .updateTable('booking_groups')
    .set({
      status: toEnumValue(end.status),
      end_reason: end.reason === null ? null : toEnumValue(end.reason),
      ended_at: end.now,
    })
    .where('id', '=', id)
    .where('status', '=', toEnumValue(OPEN_GROUP))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the owner of a pending function accepts it, and clears its reminder. */
export async function writeAcceptance(em: EntityManager, id: number, by: number, now: Date): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set(({ eb: set }) => ({
      accepted_at: now,
      accepted_by: by,
      hold_due_at: null,
      revision: set('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}
