import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferResult } from 'kysely';
import { isOneOf, type Database } from '../../database/tables.js';

function selectSavedLists(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('saved_lists as l')
    .leftJoin('saved_list_halls as i', 'i.list_id', 'l.id')
    .leftJoin('halls as h', (join) => join.onRef('h.id', '=', 'i.hall_id').on('h.is_public', '=', true))
    .select(['l.id', 'l.name', 'l.share_token as shareToken'])
    .select(({ fn }) => fn.count<number>('h.id').as('hallCount'))
    .where('l.user_id', '=', userId)
    .groupBy('l.id')
    .orderBy(({ fn }) => fn<string>('lower', ['l.name']))
    .orderBy('l.id');
}

/** A list as it is stored, with its number of public halls. */
export type SavedListRow = InferResult<ReturnType<typeof selectSavedLists>>[number];

/** The lists of an account in the order of their names. */
export function findSavedLists(em: EntityManager, userId: number): Promise<SavedListRow[]> {
  return selectSavedLists(em, userId).execute();
}

/** Which lists of an account hold a hall. */
export async function findListsWithHall(em: EntityManager, userId: number, hallId: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('saved_list_halls')
    .select('list_id as id')
    .where('user_id', '=', userId)
    .where('hall_id', '=', hallId)
    .orderBy('list_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A shared list by the secret of its link, unless its owner's account is suspended or deleted. */
export function findSharedList(
  em: EntityManager,
  token: string,
): Promise<{ id: number; userId: number; name: string; ownerName: string } | undefined> {
  return em
    .getKysely<Database>()
    .selectFrom('saved_lists as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.user_id as userId', 'l.name', 'u.name as ownerName'])
    .where('l.share_token', '=', token)
    .where('u.suspended_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps an account from being changed by others until the transaction ends; each change of its lists begins so. */
export async function lockLists(em: EntityManager, userId: number): Promise<void> {
  const db = em.getKysely<Database>();
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Puts a saved hall into these lists of its account, and takes it out of all others. */
export async function writeListsOfHall(
  em: EntityManager,
  { userId, hallId }: { userId: number; hallId: number },
  listIds: readonly number[],
): Promise<void> {
  const db = em.getKysely<Database>();
  await db
    .deleteFrom('saved_list_halls')
    .where('user_id', '=', userId)
    .where('hall_id', '=', hallId)
    .where((eb) => eb.not(isOneOf('list_id', listIds)))
    .execute();
  if (listIds.length === 0) return;
  await db
    .insertInto('saved_list_halls')
    .values(listIds.map((id) => ({ list_id: id, user_id: userId, hall_id: hallId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
