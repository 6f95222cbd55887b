import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { recordStatements } from '../testing/statements.js';
import { BatchedStatement } from './batched.js';
import { closeOrm, createOrm, type Orm } from './orm.js';
import { inTransaction } from './transaction.js';

interface Doubled {
  read: number;
  result: number;
}

let database: TestDatabase;
let orm: Orm;
const doubles = new BatchedStatement<{ number: number; times?: number }, Doubled>({
  name: 'test-doubles',
  text: `select r.read, 2 * r.number / coalesce(r.times, 1) as result
    from json_to_recordset($1::json) as r(read int, number int, times int) where r.number > 0 order by r.read`,
});

beforeAll(async () => {
  database = await createTestDatabase();
  orm = createOrm({ databaseUrl: database.url, poolMax: 2 });
});
afterAll(async () => {
  await closeOrm(orm);
  await database.drop();
});

const read = async (number: number, em: EntityManager = orm.em.fork()) =>
  (await doubles.read(em, { number })).map(({ result }) => result);

describe('[issue: fast reads] a batched statement', () => {
  it('answers what is asked for at the same moment at once, each with its own rows', async () => {
    const { result, statements } = await recordStatements(orm, () => Promise.all([3, 0, 5].map((each) => read(each))));
    expect(result).toEqual([[6], [], [10]]);
    expect(statements).toHaveLength(1);
  });

  it('asks again for whoever comes later', async () => {
    const { statements } = await recordStatements(orm, async () => {
      expect(await read(1)).toEqual([2]);
      expect(await read(2)).toEqual([4]);
    });
    expect(statements).toHaveLength(2);
  });

  it('has room for a bounded number of reads', async () => {
    const numbers = Array.from({ length: 70 }, (_, index) => index + 1);
    const { result, statements } = await recordStatements(orm, () => Promise.all(numbers.map((each) => read(each))));
    expect(result).toEqual(numbers.map((each) => [2 * each]));
    expect(statements).toHaveLength(3);
  });

  it('runs by itself within a transaction', async () => {
    const outside = read(4);
    const inside = await inTransaction(orm.em.fork(), async (em) => {
      const { statements } = await recordStatements(orm, () => Promise.all([read(1, em), read(2, em)]));
      return statements.length;
    });
    expect(inside).toBe(2);
    expect(await outside).toEqual([8]);
  });

  it('fails for all who share it', async () => {
    const asked = [doubles.read(orm.em.fork(), { number: 1, times: 0 }), doubles.read(orm.em.fork(), { number: 1 })];
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read(1)).toEqual([2]);
  });
});
