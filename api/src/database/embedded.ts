import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { readOrCreateSecret } from '../env/secrets.js';
import { openClient } from './connections.js';
import { databaseHome, databaseIdentity, findPrograms } from './embedded-files.js';
import * as server from './embedded-server.js';
import { findFreePort, isFree } from './free-port.js';

/** Options of the embedded database. */
export interface EmbeddedOptions {
  /** The project's data folder (`DATA_DIR`); the database is in its `postgres`. */
  dataDir: string;
  /** A fixed port; defaults to a free one, which is kept. */
  port?: number;
  /** Settings of PostgreSQL by name, overriding the defaults. */
  settings?: Record<string, string>;
  /** Name of the database, which is created with the data; defaults to `mehfil`. */
  database?: string;
  /** Aborts a start, and stops what was started. */
  signal?: AbortSignal;
}

/** The log of `watch`. */
export type WatchLog = Pick<Logger, 'warn' | 'error'>;

/** A started database. */
export interface Embedded {
  /** For `createOrm`. */
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  /** Restarts the server on the same port whenever it exits, until `stop`. */
  watch(log: WatchLog): void;
  /**
   * Stops the server unless another process owns it. Close every pool before.
   * @param milliseconds how long it may take to flush what it holds (5,000 by default), and then as long again to end without
   *   that before it is killed; 0 to leave recovery to the next start
   */
  stop(milliseconds?: number): Promise<void>;
}

/** Timeout of a start; recovery after a crash of the machine can take a while. */
const START_SECONDS = 60;
/** Until the last attempt, the statements of a killed server's processes have ended. */
const START_ATTEMPTS = 8;
/** Half the delay before the second attempt, doubled for each further one. */
const RETRY_MS = 50;
const STOP_MS = 5_000;
/** How often a starting or watched server is checked. */
const POLL_MS = 20;
const WATCH_MS = 250;
const LARGEST_LOG = 10 * 1024 * 1024;
const WRONG_PASSWORD = '28P01';

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

/**
 * Starts PostgreSQL 18 on the data folder and owns it until it is stopped, or joins the server that runs there already. Who
 * joins one whose owner was killed owns it. Only this machine can connect, with a random password that is stored beside the data.
 * @throws Error with the end of the server's log when it can't start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const identity = databaseIdentity();
  const home = databaseHome(options.dataDir, identity);
  const programs = await findPrograms(home, identity);
  const name = `${process.pid} ${server.getStartTime(process.pid)} ${randomUUID()}`;
  const cluster = { home, data: join(home, 'cluster'), programs, identity, owner: join(home, 'owner'), name };
  const database = options.database ?? 'mehfil';
  const password = readOrCreateSecret(home, 'password');
  initialise(cluster, database);
  const watchdog = server.startWatchdog(cluster);
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  let watching = Promise.resolve();
  const stop = async (milliseconds = STOP_MS) => {
    ending.abort();
    await watching;
    await server.stopIfOwned(cluster, milliseconds);
    watchdog.kill();
  };
  try {
    const running = await runOrJoin(cluster, options);
    const url = `postgres://mehfil:${password}@127.0.0.1:${running.port}/${database}`;
    await assertPassword(url);
    const watched = { ...options, port: running.port, signal: ending.signal };
    const keepRunning = async (log: WatchLog) => {
      while (!isEnding()) {
        await sleep(WATCH_MS, undefined, { signal: watched.signal, ref: false }).catch(() => undefined);
        if (isEnding() || server.runningServer(cluster.data)) continue;
        log.warn('the database ended by itself and is started again');
        try {
          Object.assign(running, await runOrJoin(cluster, watched));
          log.warn('the database runs again');
        } catch (err) {
          if (!isEnding()) log.error({ err }, 'the database can’t be started again');
        }
      }
    };
    return Object.assign(running, { url, stop, watch: (log: WatchLog) => void (watching = keepRunning(log)) });
  } catch (error) {
    await stop(0);
    throw error;
  }
}

/** Creates the data folder and the database, atomically: two processes may start at once, or be killed meanwhile. */
function initialise({ home, data, programs, identity }: server.Cluster, database: string): void {
  const isComplete = () => existsSync(join(data, 'PG_VERSION'));
  if (isComplete()) return;
  const draft = `${data}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const password = join(home, 'password');
  if (identity) chownSync(password, identity.uid, identity.gid);
  const run = (program: string, args: readonly string[], input = '') => {
    const options = { ...identity, cwd: home, env: server.ENVIRONMENT, input, encoding: 'utf8' } as const;
    const { status, error, stderr } = spawnSync(join(programs, program), args, options);
    if (status !== 0) throw new Error(`PostgreSQL's data folder can't be made: ${error?.message ?? stderr}`);
  };
  const role = ['--username=mehfil', `--pwfile=${password}`, '--auth=scram-sha-256'];
  // PostgreSQL's built-in C.UTF-8: the same collation and characters on every system.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${server.ENVIRONMENT.LC_ALL}`];
  try {
    run('initdb', ['-D', draft, ...role, ...locale, '--encoding=UTF8', '--no-instructions']);
    run('postgres', ['--single', '-D', draft, '-c', 'exit_on_error=on', 'postgres'], `create database "${database}"`);
    renameSync(draft, data);
  } catch (error) {
    // Another process may have been first, and have removed our draft.
    if (!isComplete()) throw error;
  }
  const drafts = readdirSync(home).filter((name) => name.startsWith('cluster.'));
  for (const each of drafts) rmSync(join(home, each), { recursive: true, force: true });
}

/** @throws Error that says what to do if the file with the password was lost */
async function assertPassword(url: string): Promise<void> {
  try {
    const client = await openClient(url, 'mehfil-start');
    await client.end();
  } catch (cause) {
    if ((cause as pg.DatabaseError).code !== WRONG_PASSWORD) throw cause;
    throw new Error('The database does not take the password in its file password: restore that file.', { cause });
  }
}

async function runOrJoin(cluster: server.Cluster, options: EmbeddedOptions): Promise<server.RunningServer> {
  const { home, data } = cluster;
  const end = performance.now() + START_SECONDS * 1000;
  for (let attempts = 0; performance.now() < end;) {
    options.signal?.throwIfAborted();
    const running = server.runningServer(data);
    if (running) {
      server.ownIfAbandoned(cluster);
      if (running.isReady) return running;
      await sleep(POLL_MS);
      continue;
    }
    if (attempts === START_ATTEMPTS) break;
    if (attempts > 0) {
      await sleep(RETRY_MS * 2 ** attempts);
      // Left by a killed server whose process is a zombie, or its id another program's: PostgreSQL can't tell.
      if (!server.runningServer(data)) rmSync(join(data, 'postmaster.pid'), { force: true });
    }
    attempts += 1;
    server.ownIfAbandoned(cluster);
    await start(cluster, options);
  }
  const log = server.read(join(home, 'server.log')).split('\n').slice(-15).join('\n');
  throw new Error(`PostgreSQL doesn't start. Its log ends with:\n${log}`);
}

/** Does nothing where another process was first. */
async function start(cluster: server.Cluster, options: EmbeddedOptions): Promise<void> {
  const log = join(cluster.home, 'server.log');
  if (existsSync(log) && statSync(log).size > LARGEST_LOG) renameSync(log, `${log}.old`);
  const port = options.port ?? (await choosePort(cluster.data));
  const settings = Object.entries({ ...SETTINGS, ...options.settings });
  const flags = settings.map(([name, value]) => ` -c ${quote(`${name}=${value}`)}`).join('');
  await server.pgCtl(cluster, 'start', '-l', log, '-t', String(START_SECONDS), '-o', `-p ${port}${flags}`);
}

/** For the shell to which `pg_ctl` gives the server's arguments. */
function quote(argument: string): string {
  return process.platform === 'win32' ? `"${argument}"` : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}

/** The port of the last start, whose arguments PostgreSQL keeps, if it is free, otherwise another. */
async function choosePort(data: string): Promise<number> {
  const [, last = 0] = /"-p" "(\d+)"/.exec(server.read(join(data, 'postmaster.opts'))) ?? [];
  return last && (await isFree(Number(last))) ? Number(last) : findFreePort();
}
