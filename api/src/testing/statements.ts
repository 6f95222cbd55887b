import { onStatement, type Orm } from '../database/orm.js';

/**
 * Runs the work and tells which SQL statements the ORM sent meanwhile, so that a test can hold their number constant.
 * Transaction brackets are not among them. One at a time for an ORM.
 */
export async function statementsOf<T>(orm: Orm, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const stop = onStatement(orm, (sql) => statements.push(sql));
  try {
    return { result: await work(), statements };
  } finally {
    stop();
  }
}
