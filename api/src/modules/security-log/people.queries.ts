import type { EntityManager } from '@mikro-orm/postgresql';
import { searchText } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import { CONTROL_PANEL_LIMITS } from '../../domain/system/limits.js';

/** Finds the accounts that a name, user name or e-mail address matches; undefined without one. */
export async function findPeople(em: EntityManager, name: string | null | undefined): Promise<number[] | undefined> {
  const isNamed = await searchText(em, { table: 'users', column: 'search_text' }, name);
  if (!isNamed) return undefined;
  const people = await em
    .getKysely<Database>()
    .selectFrom('users')
    .select('id')
    .where(isNamed)
    .orderBy('id')
    .limit(CONTROL_PANEL_LIMITS.peopleMax)
    .execute();
  return people.map(({ id }) => id);
}
