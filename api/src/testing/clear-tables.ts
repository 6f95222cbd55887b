import type { EntityManager } from '@mikro-orm/postgresql';

/** For tests: empties tables, also those that are only ever added to. */
export async function clearTables(em: EntityManager, ...tables: readonly string[]): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.execute(`set local mehfil.clear_demo = 'on'`);
    await tx.execute(`truncate ${tables.join(', ')}`);
  });
}
