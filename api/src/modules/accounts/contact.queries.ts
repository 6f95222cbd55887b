import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';

/** Who an account is, and how they are reached. */
interface Contact {
  name: string;
  email: string;
  phone: string | null;
}

/** The contact of an account. */
export function findContact(em: EntityManager, userId: number): Promise<Contact> {
  return em
    .getKysely<Database>()
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
