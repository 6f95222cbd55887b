import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '../testing/database.js';
import { closeOrm, createOrm } from './orm.js';

it('[security Keeps working] closing waits for a connection that is being opened', async () => {
  const database = await createTestDatabase();
  const orm = createOrm({ databaseUrl: database.url });
  const connection = orm.em.getConnection();
  const pool = await connection.getNativeClient();
  const answer = connection.execute('select 1 as n');
  while (pool.totalCount === 0) await nextTurn();
  await closeOrm(orm);
  expect(await answer).toEqual([{ n: 1 }]);
  await database.drop();
});
