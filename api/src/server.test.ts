import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { openClient } from './database/connections.js';
import { readEnv } from './env.js';
import { createServer } from './server.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { until } from './testing/until.js';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'mehfil-server-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

describe('[security Keeps working] a server that can’t be built', () => {
  it('leaves no connection to its database behind', async () => {
    // A page that can't be read, once the database is open.
    mkdirSync(join(folder, 'index.html'));
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ENV_FILE: join(folder, '.env'), WEB_DIR: folder });
    const log = pino({ level: 'silent' });
    await expect(createServer(env, { databaseUrl: database.url, log })).rejects.toThrow('EISDIR');
    const client = await openClient(database.url, 'test');
    const isAlone = async () => {
      const { rowCount } = await client.query(
        'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rowCount === 0;
    };
    await until(isAlone).finally(() => client.end());
  });
});
