import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';
import { toAccountKey } from './user.entity.js';

/** The account of an address; undefined where there is none. */
export async function findAccountId(em: EntityManager, email: string): Promise<number | undefined> {
  const user = await em
    .getKysely<Database>()
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', toAccountKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user?.id;
}

/** Locks the businesses of an owner. Before the account: decisions also lock a business first, then its owner. */
export async function lockBusinesses(em: EntityManager, ownerId: number): Promise<void> {
  const businesses = em.getKysely<Database>().selectFrom('businesses').select('id');
  await businesses.where('owner_id', '=', ownerId).forUpdate().execute();
}

/** Locks every admin who can act, in the order of their ids. Returns the ids. */
export async function lockAdmins(em: EntityManager): Promise<number[]> {
  const admins = await em
    .getKysely<Database>()
    .selectFrom('users')
    .select('id')
    .where('role', '=', Role.ADMIN)
    .where('deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}
