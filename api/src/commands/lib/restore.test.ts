import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { OutdatedData } from '../../database/migrate.js';
import { MIGRATIONS } from '../../database/migrations/index.js';
import { readEnv } from '../../env.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { readManifest, writeManifest } from './backup-manifest.js';
import { migrationNames } from './backup-tables.js';
import { restore } from './restore.js';

/** A backup that the last version before the baseline has written: its files by path, in base64. */
const STORED = new URL('../../testing/backups/0084.json', import.meta.url);

let folder: string;
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mehfil-restore-'));
  const files = JSON.parse(await readFile(STORED, 'utf8')) as Record<string, string>;
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'backup', path)), { recursive: true });
    await writeFile(join(folder, 'backup', path), Buffer.from(content, 'base64'));
  }
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const request = () => ({
  env: readEnv({ DATA_DIR: join(folder, 'data') }),
  databaseUrl: database.url,
  folder: join(folder, 'backup'),
  force: false,
});

async function read<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}

describe('[operations Backup and restore] a backup of the version before the baseline', () => {
  it('is brought up to date, with its files', async () => {
    await restore(request());
    expect(await migrationNames(client)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await read('select name, phone_e164 from businesses')).toEqual([
      { name: 'Noor Mahal', phone_e164: '+923001234567' },
    ]);
    expect(await read('select status from bookings order by id')).toEqual([
      { status: 'confirmed' },
      { status: 'pending' },
    ]);
    expect(await read('select hall_id from hall_cards')).toHaveLength(1);
    const [file] = await read<{ storage_key: string }>('select storage_key from stored_files');
    expect((await readFile(join(folder, 'data', 'files', file?.storage_key ?? ''))).length).toBeGreaterThan(100);
  });

  it('of a version before that is refused, with a word', async () => {
    const manifest = await readManifest(join(folder, 'backup'));
    await writeManifest(join(folder, 'backup'), { ...manifest, migrations: manifest.migrations.slice(0, -1) });
    await expect(restore({ ...request(), force: true })).rejects.toThrow(OutdatedData);
    expect(await read('select id from businesses')).toHaveLength(1);
  });
});
