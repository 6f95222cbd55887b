import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { createTestFolder } from '../testing/database.js';
import { startEmbedded, type Embedded } from './embedded.js';
import { reachableBinaries, type Binaries } from './embedded-files.js';
import { findChildren, isAlive, pause } from './embedded-process.js';

const QUICK = { fsync: 'off' };

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

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await pause(20);
  return !isAlive(pid);
}

/** Stops processes without ending them; some of PostgreSQL's end by themselves. */
function freeze(pids: readonly number[]): void {
  for (const pid of pids.filter(isAlive)) {
    try {
      process.kill(pid, 'SIGSTOP');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

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
    expect(await isGone(embedded.pid)).toBe(true);
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

  test('two at once share one server; the last to leave stops it', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.pid).toBe(first.pid);
    await first.stop();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await isGone(first.pid)).toBe(true);
  });

  test('uses a server that a killed process left behind, and stops it at the end', async () => {
    const abandoned = await start();
    running.pop();
    // As after kill -9: the user's note stays, the process that wrote it is gone.
    const users = join(dataDir, 'postgres', 'users');
    rmSync(users, { recursive: true });
    mkdirSync(users);
    writeFileSync(join(users, `${await deadPid()}-1-x`), '');
    const next = await start();
    expect(next.pid).toBe(abandoned.pid);
    await next.stop();
    expect(await isGone(abandoned.pid)).toBe(true);
  });

  test('keeps committed data after kill -9 of the database', async () => {
    const first = await startEmbedded({ dataDir });
    running.push(first);
    await query(first.url, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    await isGone(first.pid);
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('restarts after being killed during a statement, with frozen processes', async () => {
    const embedded = await start();
    embedded.watch({ warn: () => undefined, error: () => undefined });
    const client = new pg.Client({ connectionString: embedded.url });
    client.on('error', () => undefined);
    await client.connect();
    const counting = client.query('select count(*) from generate_series(1, 10000000000)').catch(() => 'cut off');
    const processes = findChildren(embedded.pid);
    freeze(processes);
    process.kill(embedded.pid, 'SIGKILL');
    while (!(await query(embedded.url, 'select 1').catch(() => undefined))) await pause(20);
    expect(processes.filter(isAlive)).toEqual([]);
    expect(await counting).toBe('cut off');
    await client.end().catch(() => undefined);
  }, 30_000);

  test('if killed and not restarted, none of its processes survives the stop, not even a frozen one', async () => {
    const embedded = await start();
    const processes = findChildren(embedded.pid);
    freeze(processes);
    process.kill(embedded.pid, 'SIGKILL');
    await embedded.stop();
    expect([embedded.pid, ...processes].filter(isAlive)).toEqual([]);
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
    expect(await isGone(embedded.pid)).toBe(true);
    await client.end().catch(() => undefined);
  });

  test('an aborted start leaves nothing behind', async () => {
    const draft = join(dataDir, 'postgres', `cluster.${await deadPid()}`);
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

describe('isAlive', () => {
  test('is false for a process that has ended, even for a zombie', async () => {
    // The shell becomes a program that never asks what became of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(await isGone(pid)).toBe(true);
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill();
  });
});

describe('the watchdog', () => {
  test('waits for its process to end where the pipe between them is closed before', async () => {
    const home = join(dataDir, 'postgres');
    mkdirSync(join(home, 'cluster'), { recursive: true });
    const program = new URL('./embedded-process.ts', import.meta.url).href;
    const run = (script: string) =>
      spawn(
        process.execPath,
        ['--input-type=module', '--eval', `const program = await import('${program}'); ${script}`],
        { stdio: ['pipe', 'pipe', 'ignore'] },
      );
    const owner = run(
      `new program.Users(${JSON.stringify(home)}).enter(); console.log('entered'); process.stdin.resume();`,
    );
    await once(owner.stdout, 'data');
    const abandonable = { owner: owner.pid, home, cluster: join(home, 'cluster'), binaries: {} };
    const watchdog = run(`console.log('ready'); await program.stopWhenAbandoned(${JSON.stringify(abandonable)});`);
    await once(watchdog.stdout, 'data');
    const ended = once(watchdog, 'exit').then(() => 'has ended');
    watchdog.stdin.end();
    expect(await Promise.race([ended, pause(500).then(() => 'waits')])).toBe('waits');
    for (const child of [owner, watchdog]) child.kill('SIGKILL');
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
  function unpack(): { programs: Binaries; native: string } {
    const native = join(dataDir, 'package', 'native');
    for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true });
    for (const file of ['bin/postgres', 'bin/initdb', 'bin/pg_ctl', 'lib/libpq.so.5.18'])
      writeFileSync(join(native, file), file);
    writeFileSync(
      join(native, 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    );
    writeFileSync(join(dataDir, 'package', 'package.json'), JSON.stringify({ version: VERSION }));
    const program = (name: string) => join(native, 'bin', name);
    return { native, programs: { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') } };
  }

  test('get the links that an install without scripts leaves out', () => {
    const { programs, native } = unpack();
    expect(reachableBinaries(programs, dataDir, undefined)).toEqual(programs);
    expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('lib/libpq.so.5.18');
  });

  test('are copied, complete, where the database’s user could not reach them', () => {
    const { programs, native } = unpack();
    chmodSync(join(dataDir, 'package'), 0o700);
    const copied = reachableBinaries(programs, dataDir, NOBODY);
    const copy = dirname(dirname(copied.postgres));
    try {
      expect(copy).not.toBe(native);
      expect(statSync(copied.initdb).mode & 0o001).toBe(1);
      expect(readFileSync(join(copy, 'lib', 'libpq.so.5'), 'utf8')).toBe('lib/libpq.so.5.18');
      expect(reachableBinaries(programs, dataDir, NOBODY)).toEqual(copied);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
