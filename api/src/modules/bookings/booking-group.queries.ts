import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { enumName, isOneOf, toEnumValue, type Database, type InferExpression } from '../../database/tables.js';
import { OPEN_GROUP, type FunctionName, type GroupEnd, type GroupStatus } from '../../domain/bookings/functions.js';
import { currentGroup } from '../../domain/bookings/groups.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { localDay, type Period } from '../../domain/time/zone.js';
import type { BookingGroup } from './booking-group.types.js';
import type { BookingSide } from './booking-locks.queries.js';

type GroupTables = Database & { g: Database['booking_groups']; b: Database['bookings']; f: Database['bookings'] };

const eb = expressionBuilder<GroupTables, 'g' | 'b' | 'f'>();

/** The functions of a group as its other owners may see them. */
function functionsJson() {
  return jsonArrayFrom(
    eb
      .selectFrom('bookings as f')
      .select(enumName<FunctionName>('f.function_name').as('functionName'))
      .select(['f.start_time as startTime', 'f.time_zone as timeZone', 'f.status'])
      .select(sql<boolean>`f.accepted_at is not null`.as('isAccepted'))
      .whereRef('f.group_id', '=', 'g.id')
      .orderBy('f.start_time')
      .orderBy('f.id'),
  );
}

/** A group (`g`) with its functions. */
function selectGroupJson() {
  return jsonBuildObject({
    id: eb.ref('g.id'),
    userId: eb.ref('g.user_id'),
    name: eb.ref('g.name'),
    status: enumName<GroupStatus>('g.status'),
    endReason: enumName<GroupEnd>('g.end_reason'),
    answerBy: eb.ref('g.answer_by'),
    createdAt: eb.ref('g.created_at'),
    endedAt: eb.ref('g.ended_at'),
    functions: functionsJson(),
  });
}

/** A group as JSON: the same for a booking's group and for lists of groups. */
export type GroupRow = InferExpression<ReturnType<typeof selectGroupJson>>;

/** The group of a booking (`b`). */
export function groupJson() {
  return eb
    .selectFrom('booking_groups as g')
    .select(selectGroupJson().as('group'))
    .whereRef('g.id', '=', 'b.group_id')
    .$asScalar()
    .$castTo<GroupRow | null>();
}

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

/** A group as everybody who may see one of its bookings sees it. */
export function presentGroup(row: GroupRow, now: Date): BookingGroup {
  const { userId: _userId, functions, ...group } = row;
  return {
    ...currentGroup({ ...group, answerBy: new Date(row.answerBy) }, now),
    createdAt: new Date(row.createdAt),
    endedAt: row.endedAt === null ? null : new Date(row.endedAt),
    functions: functions.map(({ startTime, timeZone, ...each }) => ({
      ...each,
      date: localDay(new Date(startTime), timeZone),
    })),
  };
}

/** The halls of the functions of a group, which can't change while they wait. */
export async function findGroupHallIds(em: EntityManager, groupIds: readonly number[]): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select('hall_id as hallId')
    .distinct()
    .where(isOneOf('group_id', groupIds))
    .execute();
  return rows.map(({ hallId }) => hallId);
}

/** The groups with pending functions of a customer or business. */
export async function findOpenGroupIds(em: EntityManager, { column, id }: BookingSide): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select('group_id as groupId')
    .distinct()
    .where(column, '=', id)
    .where('status', '=', OPEN_BOOKING)
    .where('group_id', 'is not', null)
    .execute();
  return rows.flatMap(({ groupId }) => groupId ?? []);
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
