import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded, type Embedded } from '../database/embedded.js';
import { migrate } from '../database/migrate.js';
import { closeOrm, createOrm } from '../database/orm.js';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  url: string;
  /** Drops it, even with open connections. */
  drop: () => Promise<void>;
}

const TEMPLATE = 'mehfil_template';

const MEMORY = '/dev/shm';
const MIN_MEMORY_BYTES = 2 * 1024 ** 3;

/** Prefers speed over durability: the cluster is temporary. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

interface Cluster {
  embedded: Embedded;
  folder: string;
  watchdog: ChildProcess;
}

let cluster: Cluster | undefined;

/** jest's globalSetup: one temporary PostgreSQL for the run, with a template that is migrated once. */
export async function startTestCluster(): Promise<void> {
  const folder = mkdtempSync(join(findFastestFolder(), 'mehfil-test-db-'));
  const watchdog = startWatchdog(folder);
  try {
    const embedded = await startEmbedded({
      dataDir: folder,
      database: TEMPLATE,
      settings: SETTINGS,
    });
    cluster = { embedded, folder, watchdog };
    const orm = createOrm({ databaseUrl: embedded.url, poolMax: 2 });
    await migrate(orm).finally(() => closeOrm(orm));
    // Inherited by jest's workers.
    process.env.MEHFIL_TEST_CLUSTER = embedded.url;
    process.env.MEHFIL_TEST_FOLDER = folder;
  } catch (error) {
    // The watchdog stops and removes what was created.
    watchdog.stdin?.end();
    throw error;
  }
}

/** A folder in memory where available: copying the template is twenty times faster there. */
function findFastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_MEMORY_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** jest's globalTeardown. */
export async function stopTestCluster(): Promise<void> {
  if (!cluster) return;
  const { embedded, folder, watchdog } = cluster;
  cluster = undefined;
  delete process.env.MEHFIL_TEST_CLUSTER;
  delete process.env.MEHFIL_TEST_FOLDER;
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
  watchdog.stdin?.end();
}

/** A migrated, empty database, created in some tens of milliseconds from the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = requireSetting(process.env.MEHFIL_TEST_CLUSTER);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: withDatabase(template, name),
    drop: () => administer(template, `drop database if exists ${name} with (force)`),
  };
}

/** A folder for one test file. Removed with the run, as is any embedded PostgreSQL started on it. */
export function createTestFolder(): string {
  return mkdtempSync(join(requireSetting(process.env.MEHFIL_TEST_FOLDER), 'test-'));
}

function requireSetting(value: string | undefined): string {
  if (value === undefined) throw new Error('The test database is not running: it is started by jest’s globalSetup.');
  return value;
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({
    connectionString: withDatabase(url, 'postgres'),
  });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** The watchdog notices the closed pipe however the process ends, so that no PostgreSQL is left behind. */
function startWatchdog(folder: string): ChildProcess {
  const watchdog = spawn(process.execPath, [join(import.meta.dirname, 'database-watchdog.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  // A child's pipe is a socket, which would keep this process alive.
  (watchdog.stdin as (NodeJS.WritableStream & { unref?: () => void }) | null)?.unref?.();
  return watchdog;
}
