import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from './connections.js';
import { databaseHome, databaseIdentity, findBinaries, type Binaries, type Identity } from './embedded-files.js';
import {
  isAlive,
  isGone,
  pause,
  runningServer,
  stopOrphans,
  stopServer,
  Users,
  type RunningServer,
  type StopMode,
} from './embedded-process.js';
import { startWatchdog } from './embedded-watchdog.js';
import { findFreePort, isFree } from './free-port.js';

/** Options of the embedded database. */
export interface EmbeddedOptions {
  /** The project's data folder (`DATA_DIR`); the database is in its `postgres`. */
  dataDir: string;
  /** A fixed port; defaults to a free one, which is kept. */
  port?: number;
  /** Settings of PostgreSQL by name, overriding the defaults. */
  settings?: Record<string, string>;
  /** Name of the database, created if missing; defaults to `mehfil`. */
  database?: string;
  /** Aborts a start, and stops what was started. */
  signal?: AbortSignal;
}

/** A started database. */
export interface Embedded {
  /** For `createOrm`. */
  url: string;
  /** The server's process. */
  readonly pid: number;
  /** Restarts the server on the same port whenever it exits, until `stop`. */
  watch(log: WatchLog): void;
  /**
   * Stops the server unless another process uses it. Close every pool before. Returns within the deadline (5 seconds, then as
   * long again to kill it).
   */
  stop(deadlineMilliseconds?: number): Promise<void>;
  /** Stops the server unless another process uses it, without waiting: the next start recovers. */
  kill(): Promise<void>;
}

/** The log of `watch`. */
export interface WatchLog {
  warn: (text: string) => void;
  error: (error: unknown, text: string) => void;
}

/** Timeout of a start; recovery after a crash of the machine can take a while. */
const START_DEADLINE = 60_000;
const START_ATTEMPTS = 5;
/** Delay before the second attempt, added again for each further one. */
const RETRY_MS = 200;
const STOP_DEADLINE = 5_000;
/** Timeout of a check whether the server responds. */
const PROBE_MS = 2_000;
const WRONG_PASSWORD = '28P01';
/** How often a watched server is checked. */
const WATCH_MS = 250;
/** How long `kill` waits for the server to exit before killing it. */
const KILL_DEADLINE = 1_000;
const LARGEST_LOG = 10 * 1024 * 1024;

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Only TCP on loopback: limits and permissions of socket folders differ between systems.
  unix_socket_directories: '',
  max_connections: '120',
  // Statements are short: compiling them doesn't pay off.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

interface Cluster {
  home: string;
  /** PostgreSQL's own data folder. */
  data: string;
  identity: Identity | undefined;
  binaries: Binaries;
  password: string;
}

/**
 * Starts PostgreSQL 18 on the data folder, or uses the server that already runs there (left by a killed process, or used by
 * another process of the project). Only this machine can connect, with a random password that is stored beside the data.
 * @throws Error with the end of the server's log when it can't start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const identity = databaseIdentity();
  const home = databaseHome(options.dataDir, identity);
  const binaries = await findBinaries(home, identity);
  const cluster: Cluster = { home, data: join(home, 'cluster'), identity, binaries, password: readPassword(home) };
  initialise(cluster);
  const users = new Users(home);
  users.enter();
  const endWatch = startWatchdog({ owner: process.pid, home, cluster: cluster.data, binaries });
  try {
    const server = await runOrJoin(cluster, options);
    const url = toDatabaseUrl(cluster, server.port, options.database ?? 'mehfil');
    await ensureDatabase(cluster, server.port, options.database ?? 'mehfil');
    return new StartedDatabase(cluster, users, { ...options, port: server.port }, { url, pid: server.pid, endWatch });
  } catch (error) {
    await stopIfUnused(cluster, users, { deadline: STOP_DEADLINE });
    endWatch();
    throw error;
  }
}

class StartedDatabase implements Embedded {
  readonly url: string;
  pid: number;
  private readonly ending = new AbortController();
  private watching: Promise<void> = Promise.resolve();
  private stopping: Promise<void> | undefined;
  private readonly endWatch: () => void;

  constructor(
    private readonly cluster: Cluster,
    private readonly users: Users,
    private readonly options: EmbeddedOptions,
    { url, pid, endWatch }: { url: string; pid: number; endWatch: () => void },
  ) {
    this.url = url;
    this.pid = pid;
    this.endWatch = endWatch;
  }

  watch(log: WatchLog): void {
    this.watching = this.restartWhenEnded(log);
  }

  stop(deadline = STOP_DEADLINE): Promise<void> {
    return (this.stopping ??= this.end({ deadline }));
  }

  kill(): Promise<void> {
    return this.end({ deadline: KILL_DEADLINE, modes: ['immediate'] });
  }

  private async end(how: { deadline: number; modes?: readonly StopMode[] }): Promise<void> {
    this.ending.abort();
    await this.watching;
    await stopIfUnused(this.cluster, this.users, how);
    this.endWatch();
  }

  private isEnding(): boolean {
    return this.ending.signal.aborted;
  }

  private async restartWhenEnded(log: WatchLog): Promise<void> {
    const { signal } = this.ending;
    for (;;) {
      await sleep(WATCH_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      if (runningServer(this.cluster.data)) continue;
      log.warn('the database ended by itself and is started again');
      try {
        const server = await runOrJoin(this.cluster, { ...this.options, signal });
        this.pid = server.pid;
        log.warn('the database runs again');
      } catch (error) {
        if (!this.isEnding()) log.error(error, 'the database can’t be started again');
      }
    }
  }
}

async function stopIfUnused(
  cluster: Cluster,
  users: Users,
  how: { deadline: number; modes?: readonly StopMode[] },
): Promise<void> {
  if (!users.leave()) return;
  const server = runningServer(cluster.data);
  if (server) await stopServer(server, { ...how, cluster: cluster.data, binaries: cluster.binaries });
  await stopOrphans(cluster.data);
}

function passwordFile(home: string): string {
  return join(home, 'password');
}

/** Created once, atomically, since two processes may start at the same time. */
function readPassword(home: string): string {
  const file = passwordFile(home);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Creates the data folder atomically: an aborted start leaves a draft, which the next one removes. */
function initialise({ home, data, identity, binaries, password }: Cluster): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  removeDrafts(home);
  const draft = `${data}.${process.pid}`;
  const secret = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(secret, password, { mode: 0o600 });
  if (identity) chownSync(secret, identity.uid, identity.gid);
  // PostgreSQL's built-in C.UTF-8: the same collation and characters on every system.
  const result = spawnSync(
    binaries.initdb,
    [
      ...['-D', draft, '-U', 'mehfil', '--pwfile', secret, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
      ...[
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--locale',
        systemLocale(),
        '--no-instructions',
      ],
    ],
    { ...identity, cwd: home, env: ENVIRONMENT, encoding: 'utf8' },
  );
  rmSync(secret, { force: true });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`PostgreSQL's data folder can't be made: ${result.error?.message ?? result.stderr}`);
  }
  try {
    renameSync(draft, data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
  }
}

/** Removes the drafts of aborted starts. */
function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^cluster\.(\d+)/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** The system's UTF-8 locale, which determines the letters of trigrams. */
function systemLocale(): string {
  if (process.platform === 'win32') return 'C';
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

/** Without the server's environment, which contains secrets. */
const ENVIRONMENT = { LC_ALL: systemLocale() };

async function runOrJoin(cluster: Cluster, options: EmbeddedOptions): Promise<RunningServer> {
  const end = performance.now() + START_DEADLINE;
  let child: ChildProcess | undefined;
  for (let attempts = 0; performance.now() < end && !options.signal?.aborted;) {
    const server = runningServer(cluster.data);
    if (server && (await answers(cluster, server.port))) return server;
    if (!server && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (attempts === START_ATTEMPTS) break;
      // A server that was just killed keeps its port and memory for a moment.
      await pause(attempts * RETRY_MS);
      attempts += 1;
      await stopOrphans(cluster.data);
      // The kept port may be taken; the second attempt chooses another.
      child = run(cluster, options.port ?? (await choosePort(cluster, attempts === 1)), options.settings);
    }
    await pause(10);
  }
  if (child) await endStart(child);
  options.signal?.throwIfAborted();
  throw new Error(`PostgreSQL doesn't start. Its log ends with:\n${readEndOfLog(cluster.home)}`);
}

/** Ends a starting server, which may not have written its pid file yet. */
async function endStart(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGQUIT');
  if (await isGone(child.pid, KILL_DEADLINE)) return;
  child.kill('SIGKILL');
  await isGone(child.pid, KILL_DEADLINE);
}

function run(
  { home, data, identity, binaries }: Cluster,
  port: number,
  settings: Record<string, string> = {},
): ChildProcess {
  const log = join(home, 'server.log');
  if (existsSync(log) && statSync(log).size > LARGEST_LOG) renameSync(log, `${log}.old`);
  const output = openSync(log, 'a', 0o600);
  const named = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    // Its own process group: on Ctrl-C we close our connections before the server stops.
    const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...named], {
      ...identity,
      cwd: home,
      env: ENVIRONMENT,
      detached: true,
      stdio: ['ignore', output, output],
    });
    // A program that can't run shows as an exit; see the log and the loop above.
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** The previous port if it is free, otherwise a free one, which is kept. */
async function choosePort({ home }: Cluster, keep: boolean): Promise<number> {
  const file = join(home, 'port');
  const kept = keep && existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (kept > 0 && (await isFree(kept))) return kept;
  const port = await findFreePort();
  writeFileSync(file, String(port));
  return port;
}

function toDatabaseUrl({ password }: Cluster, port: number, database: string): string {
  return `postgres://mehfil:${password}@127.0.0.1:${port}/${database}`;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  try {
    const client = await openClient(toDatabaseUrl(cluster, port, 'postgres'), 'mehfil-start', PROBE_MS);
    await client.end();
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === WRONG_PASSWORD) {
      throw new Error(`The database does not take the password in ${passwordFile(cluster.home)}: restore that file.`, {
        cause: error,
      });
    }
    return false;
  }
}

async function ensureDatabase(cluster: Cluster, port: number, name: string): Promise<void> {
  const client = await openClient(toDatabaseUrl(cluster, port, 'postgres'), 'mehfil-start');
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process, which started at the same time, created it.
    if ((error as pg.DatabaseError).code !== '42P04' && (error as pg.DatabaseError).code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

function readEndOfLog(home: string): string {
  try {
    return readFileSync(join(home, 'server.log'), 'utf8').split('\n').slice(-15).join('\n');
  } catch {
    return '(no log)';
  }
}
