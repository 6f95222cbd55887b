import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import { STAFF } from '../../graphql/auth.js';

/** The accounts of all staff who can sign in. */
export async function findStaffIds(em: EntityManager): Promise<number[]> {
  const staff = await em
    .getKysely<Database>()
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', 'in', STAFF)
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .orderBy('u.id')
    .execute();
  return staff.map(({ id }) => id);
}
