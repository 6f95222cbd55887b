import type { Orm } from '../database/orm.js';

/**
 * Runs the work and tells which SQL statements the ORM sent meanwhile, so that a test can hold their number constant.
 * Transaction brackets are not among them. One at a time for an ORM.
 */
export async function statementsOf<T>(orm: Orm, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
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
