import type { Orm } from '../database/orm.js';

/**
 * Runs the work and returns the SQL statements of the ORM meanwhile, so that a test can fix their number. Without begin and
 * commit. One at a time per ORM.
 */
export async function recordStatements<T>(
  orm: Orm,
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const before = orm.config.get('onQuery');
  orm.config.set('onQuery', (sql, params) => {
    statements.push(sql);
    return before(sql, params);
  });
  try {
    return { result: await work(), statements };
  } finally {
    orm.config.set('onQuery', before);
  }
}
