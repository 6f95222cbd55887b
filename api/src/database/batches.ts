import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './tables.js';

/** Rows of one statement: it holds its locks for a moment only. */
const BATCH = 1000;

/** Deletes a batch of rows. SQL, since Kysely's `delete` has no limit. @returns whether there may be more */
export async function deleteBatch(
  em: EntityManager,
  table: keyof Database,
  condition: RawBuilder<SqlBool>,
): Promise<boolean> {
  const from = sql.table(table);
  const batch = sql`select ctid from ${from} where ${condition} limit ${sql.lit(BATCH)}`;
  const { numAffectedRows = 0n } = await sql`delete from ${from} where ctid = any(array(${batch}))`.execute(
    em.getKysely<Database>(),
  );
  return Number(numAffectedRows) === BATCH;
}

/** Deletes all rows that meet a condition, in batches, each in a statement of its own. */
export async function deleteInBatches(
  em: EntityManager,
  table: keyof Database,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  while (await deleteBatch(em, table, condition));
}
