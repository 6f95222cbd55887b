import type { EntityManager } from '@mikro-orm/postgresql';
import { TEST_NOW } from '../harness.js';

/** The time of all rows, as ISO 8601. */
export const AT = TEST_NOW.toISOString();

/** Inserts a row. @returns its id */
export async function insert(em: EntityManager, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const rows: { id: number }[] = await em.execute(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

/** Adds a rule of a city. @returns its id */
export function insertCityRule(em: EntityManager): Promise<number> {
  return insert(em, 'city_rules', {
    city: 'Quetta',
    kind: 'one_dish',
    effect: 'warn',
    first_day: '2027-05-01',
    source: 'An order',
  });
}

const DAY_MS = 86_400_000;

/** A session on another device, valid for a day. @returns its id */
export function insertSession(em: EntityManager, userId: number): Promise<number> {
  const times = { created_at: AT, last_used_at: AT, signed_in_at: AT };
  const end = { expires_at: new Date(TEST_NOW.getTime() + DAY_MS).toISOString() };
  return insert(em, 'sessions', {
    user_id: userId,
    ...times,
    ...end,
    device: 'Firefox on Linux',
    address: '198.51.100.0/24',
  });
}

/** The secret of the customer's shared list. */
export const SHARED_LIST_TOKEN = 'list-of-the-customer'.padEnd(32, '-');

/** Saves a hall for a customer, and shares a list with it. @returns the list's id */
export async function insertSavedList(em: EntityManager, userId: number, hallId: number): Promise<number> {
  await em.execute('insert into saved_halls (user_id, hall_id) values (?, ?)', [userId, hallId]);
  const list = { user_id: userId, name: 'Mehndi', share_token: SHARED_LIST_TOKEN };
  const id = await insert(em, 'saved_lists', list);
  await em.execute('insert into saved_list_halls (list_id, user_id, hall_id) values (?, ?, ?)', [id, userId, hallId]);
  return id;
}
