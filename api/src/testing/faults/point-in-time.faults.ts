import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { backUp } from '../../commands/lib/backup.js';
import { startEmbedded } from '../../database/embedded.js';
import { migrate } from '../../database/migrate.js';
import { closeOrm, createOrm } from '../../database/orm.js';
import { readEnv } from '../../env.js';
import { createTestFolder } from '../database.js';
import { archiveAll, archivingTo, copyBase, makePlaces, prepareRecovery } from './point-in-time.js';

const NOW = new Date('2027-03-01T07:00:00Z');

async function query<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const insertPeople = (url: string, prefix: string) =>
  query(
    url,
    `insert into users (email, email_key, username, username_key, password, name, created_at)
       select e, e, '${prefix}_' || n, '${prefix}_' || n, '', 'عائشہ ' || n, now()
       from generate_series(1, 500) n, lateral (select '${prefix}' || n || '@mail.test' as e) as address`,
  );

describe('[security Keeps working] point-in-time recovery', () => {
  it('brings back what was there at a time, checksum by checksum, after all was deleted and the disk lost', async () => {
    const dataDir = createTestFolder();
    const places = makePlaces(dataDir);
    const settings = { fsync: 'off', ...archivingTo(places.archive) };
    const first = await startEmbedded({ dataDir, settings });
    const orm = createOrm({ databaseUrl: first.url, poolMax: 2 });
    await migrate(orm).finally(() => closeOrm(orm));
    const env = readEnv({ NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'silent', DATA_DIR: join(dataDir, 'files') });
    const copy = (databaseUrl: string, name: string) =>
      backUp({ env, databaseUrl, now: NOW, folder: join(dataDir, name) });

    await insertPeople(first.url, 'before');
    await copyBase(first.url, places);
    await insertPeople(first.url, 'after');
    const held = await copy(first.url, 'held');
    const [time] = await query<{ at: string }>(first.url, 'select clock_timestamp()::text as at');
    // By mistake, after that time.
    await query(first.url, 'delete from users');
    await insertPeople(first.url, 'wrong');
    await archiveAll(first.url);
    await first.stop();

    prepareRecovery(places, time?.at ?? '');
    const second = await startEmbedded({ dataDir, settings });
    try {
      const isRecovering = async () =>
        (await query<{ is: boolean }>(second.url, 'select pg_is_in_recovery() as is'))[0]?.is !== false;
      while (await isRecovering());
      expect((await copy(second.url, 'recovered')).tables).toEqual(held.tables);
      expect(held.tables.users?.rows).toBe(1000);
      // It is a database like any other.
      await insertPeople(second.url, 'later');
    } finally {
      await second.stop();
    }
  }, 120_000);
});
