import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closeOrm, createOrm, type Orm } from '../database/orm.js';
import { User } from '../modules/accounts/user.entity.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { recordStatements } from './statements.js';

let database: TestDatabase;
let orm: Orm;
const reported: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = createOrm({ databaseUrl: database.url, poolMax: 2, onStatement: (sql) => reported.push(sql) });
});
afterAll(async () => {
  await closeOrm(orm);
  await database.drop();
});

describe('statementsOf', () => {
  test('returns the statements of the work, and only those', async () => {
    await orm.em.fork().count(User);
    const { result, statements } = await recordStatements(orm, async () => {
      await orm.em.fork().execute('select 1');
      return orm.em.fork().count(User);
    });
    await orm.em.fork().count(User);
    expect(result).toBe(0);
    expect(statements).toEqual(['select 1', expect.stringContaining('from "users"')]);
    expect(reported).toHaveLength(4);
  });

  test('stops listening after a failure too', async () => {
    await expect(recordStatements(orm, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await recordStatements(orm, () => Promise.resolve())).statements).toEqual([]);
  });
});
