import { onStatement, type Orm } from '../database/orm.js';

/**
 * Runs the work and returns the SQL statements of the ORM meanwhile, so that a test can fix their number. Without begin and
 * commit. One at a time per ORM.
 */
export async function recordStatements<T>(
  orm: Orm,
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const stop = onStatement(orm, (sql) => statements.push(sql));
  try {
    return { result: await work(), statements };
  } finally {
    stop();
  }
}
