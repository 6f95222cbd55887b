import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferResult } from 'kysely';
import { isOneOf, type Database } from '../../database/tables.js';
import { selectBookings } from '../bookings/booking.queries.js';

function selectFunctions(em: EntityManager) {
  return selectBookings(em.getKysely<Database>())
    .leftJoin('users as c', 'c.id', 'b.user_id')
    .select(['b.accepted_by as acceptedBy', 'b.group_id as groupId', 'c.email as accountEmail'])
    .orderBy('b.start_time')
    .orderBy('b.id');
}

/** A booking of a group, with who accepted it and its customer's own address. */
export type FunctionRow = InferResult<ReturnType<typeof selectFunctions>>[number];

/** The bookings of a group, by start. */
export function findFunctions(em: EntityManager, groupId: number): Promise<FunctionRow[]> {
  return selectFunctions(em).where('b.group_id', '=', groupId).execute();
}

/** The bookings of several groups, by start; one statement. */
export function findFunctionsOfGroups(em: EntityManager, groupIds: readonly number[]): Promise<FunctionRow[]> {
  return selectFunctions(em).where(isOneOf('b.group_id', groupIds)).execute();
}
