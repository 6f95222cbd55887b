import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { enumName, isOneOf, type Database, type InferExpression } from '../../database/tables.js';
import type { FunctionName, GroupEnd, GroupStatus } from '../../domain/bookings/functions.js';
import { currentGroup } from '../../domain/bookings/groups.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { localDay } from '../../domain/time/zone.js';
import type { BookingGroupView } from './booking-function.types.js';
import { lockGroupWithConflicts, type BookingSide, type LockedBooking } from './booking-locks.queries.js';

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
export function selectGroupJson() {
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

/** A group as everybody who may see one of its bookings sees it. */
export function presentGroup(row: GroupRow, now: Date): BookingGroupView {
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

/**
 * Locks the units of the halls of all functions of a group, then their bookings
 * (docs/decisions/0027-bookings.md).
 */
export async function lockFunctions(
  em: EntityManager,
  groupId: number,
): Promise<{ functions: LockedBooking[]; hallIds: number[] }> {
  const hallIds = await findGroupHallIds(em, [groupId]);
  await lockUnitsOfHalls(em, hallIds);
  const { functions } = await lockGroupWithConflicts(em, groupId);
  return { functions, hallIds };
}
