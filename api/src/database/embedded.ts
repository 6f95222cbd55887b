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
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { databaseHome, databaseIdentity, findBinaries, type Binaries, type Identity } from './embedded-files.js';
import { isAlive, pause, runningServer, stopServer, Users, type RunningServer } from './embedded-process.js';

/** What to start. */
export interface EmbeddedOptions {
  /** The project's data folder (`DATA_DIR`); the database lives in its `postgres`. */
  dataDir: string;
  /** A fixed port; else a free one is chosen once and kept. */
  port?: number;
  /** Settings of PostgreSQL by name, over the defaults. */
  settings?: Record<string, string>;
  /** Name of the database, made where it's missing; `mehfil` unless said. */
  database?: string;
}

/** A started database. */
export interface Embedded {
  /** For `createOrm`. */
  url: string;
  /** The server's process. */
  pid: number;
  /**
   * Stops the server, unless another process uses it too. Close every pool before. Returns within the deadline
   * (5 seconds, then as long again for cutting it off).
   */
  stop(deadlineMilliseconds?: number): Promise<void>;
}

/** Longest wait for a start; a recovery after a crash of the machine may take a while. */
const START_DEADLINE = 60_000;
const STOP_DEADLINE = 5_000;
const WRONG_PASSWORD = '28P01';
const LARGEST_LOG = 10 * 1024 * 1024;

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Only TCP on loopback: socket folders differ in length limits and rights from system to system.
  unix_socket_directories: '',
  max_connections: '120',
  // Statements here are short: compiling them costs more than it gives.
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
 * Starts PostgreSQL 18 on the data folder, or joins the one that already runs there (left behind by a process that was
 * killed, or used by another process of the project). Only this machine can connect, with a random password that is
 * kept beside the data.
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
  try {
    const server = await runOrJoin(cluster, options);
    const url = addressOf(cluster, server.port, options.database ?? 'mehfil');
    await ensureDatabase(cluster, server.port, options.database ?? 'mehfil');
    let stopping: Promise<void> | undefined;
    const stop = (deadline = STOP_DEADLINE) => (stopping ??= leave(cluster, users, deadline));
    return { url, pid: server.pid, stop };
  } catch (error) {
    await leave(cluster, users, STOP_DEADLINE);
    throw error;
  }
}

async function leave(cluster: Cluster, users: Users, deadline: number): Promise<void> {
  if (!users.leave()) return;
  const server = runningServer(cluster.data);
  if (server) await stopServer(server, { ...cluster, cluster: cluster.data, deadline });
}

function passwordFile(home: string): string {
  return join(home, 'password');
}

/** Made once; appears under its name only when it is complete, since two processes may start at once. */
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

/** Makes the data folder, complete or not at all: a killed start leaves a draft, which the next one removes. */
function initialise({ home, data, identity, binaries, password }: Cluster): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  removeDrafts(home);
  const draft = `${data}.${process.pid}`;
  const secret = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(secret, password, { mode: 0o600 });
  if (identity) chownSync(secret, identity.uid, identity.gid);
  // C.UTF-8 as PostgreSQL itself builds it in: the same order and letters on every system, whatever it has installed.
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

/** Removes what starts left that were killed half way. */
function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^cluster\.(\d+)/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** What the system's own letter tables are called; they decide which letters trigrams see. */
function systemLocale(): string {
  if (process.platform === 'win32') return 'C';
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

/** Nothing of the server's own environment, which holds secrets. */
const ENVIRONMENT = { LC_ALL: systemLocale() };

async function runOrJoin(cluster: Cluster, options: EmbeddedOptions): Promise<RunningServer> {
  const end = performance.now() + START_DEADLINE;
  let child: ChildProcess | undefined;
  for (let attempts = 0; performance.now() < end;) {
    const server = runningServer(cluster.data);
    if (server && (await answers(cluster, server.port))) return server;
    if (!server && (!child || child.exitCode !== null)) {
      if (attempts === 3) break;
      attempts += 1;
      // A kept port may be taken by now; the second attempt chooses another.
      child = run(cluster, options.port ?? (await choosePort(cluster, attempts === 1)), options.settings);
    }
    await pause(10);
  }
  child?.kill('SIGQUIT');
  throw new Error(`PostgreSQL doesn't start. Its log ends with:\n${endOfLog(cluster.home)}`);
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
    // A process group of its own: Ctrl-C must reach us first, so that we close our connections before the server goes.
    const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...named], {
      ...identity,
      cwd: home,
      env: ENVIRONMENT,
      detached: true,
      stdio: ['ignore', output, output],
    });
    // A program that can't even run shows as an exit; the log and the loop above tell the rest.
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** The port of the last time when it is free, else a free one, which is kept from then on. */
async function choosePort({ home }: Cluster, keep: boolean): Promise<number> {
  const file = join(home, 'port');
  const kept = keep && existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = (kept > 0 ? await tryPort(kept) : undefined) ?? (await tryPort(0));
  if (port === undefined) throw new Error('There is no free port for the database.');
  writeFileSync(file, String(port));
  return port;
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

function addressOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://mehfil:${password}@127.0.0.1:${port}/${database}`;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === WRONG_PASSWORD) {
      throw new Error(`The database does not take the password in ${passwordFile(cluster.home)}: restore that file.`, {
        cause: error,
      });
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(cluster: Cluster, port: number, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(cluster, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Two processes may start at once: the other one made it.
    if ((error as pg.DatabaseError).code !== '42P04' && (error as pg.DatabaseError).code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

function endOfLog(home: string): string {
  try {
    return readFileSync(join(home, 'server.log'), 'utf8').split('\n').slice(-15).join('\n');
  } catch {
    return '(no log)';
  }
}
