import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../../database/migrate.js';
import { MIGRATIONS } from '../../database/migrations/index.js';
import { closeOrm, createOrm } from '../../database/orm.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { rollbackCommand } from './rollback.js';

const [BEFORE = '', LAST = ''] = MIGRATIONS.slice(-2).map(({ name }) => name);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { code: await rollbackCommand(database.url, args, { out: say, err: say }), lines };
}

describe('[security Keeps working] npm run rollback', () => {
  it('takes back what came after a migration, which the next start does again', async () => {
    expect(await run(BEFORE)).toEqual({ code: 0, lines: [`${LAST} is taken back.`, `The database is at ${BEFORE}.`] });
    expect(await run(BEFORE)).toEqual({ code: 0, lines: [`The database is at ${BEFORE}.`] });
    const orm = createOrm({ databaseUrl: database.url, poolMax: 2 });
    expect(await migrate(orm).finally(() => closeOrm(orm))).toEqual([LAST]);
  });

  it('refuses a migration that isn’t there, and explains itself', async () => {
    await expect(run('0000-nothing')).rejects.toThrow(`no migration 0000-nothing; its latest are`);
    expect(await run()).toMatchObject({ code: 1, lines: [expect.stringContaining('npm run rollback -- MIGRATION')] });
    expect((await run('--help')).code).toBe(0);
  });
});
