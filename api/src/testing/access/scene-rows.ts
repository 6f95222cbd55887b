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
