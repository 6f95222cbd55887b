import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './embedded-files.js';

/** A running server according to its `postmaster.pid`. */
export interface RunningServer {
  pid: number;
  port: number;
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whether a process with this id is running, of any user. A zombie isn't. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/**
 * An ended process keeps its id until its parent collects it. Orphans are collected by process 1, which may be slow, or, as the
 * only program of a container, never do it.
 */
function isZombie(pid: number): boolean {
  try {
    const [state = ''] = readStatFields(pid);
    return 'ZX'.includes(state);
  } catch {
    return false;
  }
}

/**
 * The server that runs on the data folder, ours or one left by a killed process. A file is ignored if its process has ended, or
 * its id now belongs to another program.
 */
export function runningServer(cluster: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !looksLikePostgres(pid)) return undefined;
  return { pid, port };
}

/** Whether the process is PostgreSQL; if the system can't tell, we trust the file. */
function looksLikePostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * How to stop a server: `fast` rolls back open transactions and flushes the rest, `immediate` leaves recovery to the next
 * start.
 */
export type StopMode = 'fast' | 'immediate';

/** How long to wait for killed processes to disappear. */
const KILLED_MS = 2_000;

/**
 * Stops a server, even a frozen one: in each mode in turn, and after the last deadline by killing it and its processes (the
 * next start recovers; no acknowledged commit is lost).
 * @param deadline milliseconds per mode
 */
export async function stopServer(
  { pid }: RunningServer,
  options: { cluster: string; binaries: Binaries; deadline: number; modes?: readonly StopMode[] },
): Promise<void> {
  for (const how of options.modes ?? (['fast', 'immediate'] as const)) {
    if (process.platform === 'win32') {
      spawnSync(options.binaries.pgCtl, ['stop', '-D', options.cluster, '-m', how, '-W'], { stdio: 'ignore' });
    } else {
      signal(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      // A process that was stopped (SIGSTOP) handles no other signal.
      signal(pid, 'SIGCONT');
    }
    if (await isGone(pid, options.deadline)) return;
  }
  // Frozen child processes would survive it and block the next start.
  const processes = [pid, ...findChildren(pid)];
  await killAll(processes);
}

/**
 * Ends processes that a killed server left behind. They notice its end only between statements; until they exit, no other
 * server can start on the data.
 */
export async function stopOrphans(cluster: string): Promise<void> {
  await killAll(findOrphans(cluster));
}

async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
  await Promise.all(pids.map((pid) => isGone(pid, KILLED_MS)));
}

/** Processes of PostgreSQL in the data folder without a parent server; none if the system can't tell. */
function findOrphans(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  const folder = realpathSync(cluster);
  const inFolder = listProcesses().filter((pid) => isAlive(pid) && worksIn(pid, folder));
  return inFolder.filter((pid) => isServerProcess(pid) && !inFolder.includes(findParent(pid) ?? 0));
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** Whether the process is a child of a PostgreSQL server: these have titles, the server itself doesn't. */
function isServerProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}

/** The child processes of a process; none if the system can't tell. */
export function findChildren(pid: number): number[] {
  return process.platform === 'linux' ? listProcesses().filter((each) => findParent(each) === pid) : [];
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function findParent(pid: number): number | undefined {
  try {
    return Number(readStatFields(pid)[1]);
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** The kernel's information about a process, from its state on (proc_pid_stat, third field). */
function readStatFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

/** Waits for the end of a process. @returns whether it ended before the deadline (milliseconds) */
export async function isGone(pid: number, deadline: number): Promise<boolean> {
  const end = performance.now() + deadline;
  for (let wait = 5; isAlive(pid); wait = Math.min(wait * 2, 100)) {
    if (performance.now() > end) return false;
    await pause(wait);
  }
  return true;
}

/**
 * The processes that use the server, one file each. The last one to leave stops it, so that an operator's command beside a
 * running server neither stops the database nor loses it.
 */
export class Users {
  private readonly folder: string;
  private readonly own: string;

  constructor(home: string) {
    this.folder = join(home, 'users');
    this.own = `${process.pid}-${readStartTime(process.pid)}-${randomUUID()}`;
    mkdirSync(this.folder, { recursive: true });
  }

  /** Records that this process uses the server. Idempotent. */
  enter(): void {
    writeFileSync(join(this.folder, this.own), '');
  }

  /** Removes this process and those that have died. @returns whether nobody is left */
  leave(): boolean {
    rmSync(join(this.folder, this.own), { force: true });
    let left = 0;
    for (const name of readdirSync(this.folder)) {
      const [pid, start] = name.split('-');
      if (isAlive(Number(pid)) && start === readStartTime(Number(pid))) left += 1;
      else rmSync(join(this.folder, name), { force: true });
    }
    return left === 0;
  }
}

/** A server that would be left behind when its last user dies. */
export interface Abandonable {
  /** Process id of the user whose end to watch for. */
  owner: number;
  home: string;
  cluster: string;
  binaries: Binaries;
}

/** How long an unused server keeps running: its user may be restarted, even on a busy machine. */
const ABANDONED_MS = 15_000;
/** How long to wait for a process whose files are closed: on a busy machine it may still look alive. */
const OWNER_ENDS_MS = 30_000;
const ABANDONED_POLL_MS = 250;
/** The timeout of each mode of stopping. */
const ABANDONED_STOP_MS = 10_000;

/** Waits for the end of the process that holds our input, then stops the server unless another process uses it. */
export async function stopWhenAbandoned({ owner, home, cluster, binaries }: Abandonable): Promise<void> {
  process.stdin.resume();
  await once(process.stdin, 'close');
  await isGone(owner, OWNER_ENDS_MS);
  const end = performance.now() + ABANDONED_MS;
  do {
    if (!existsSync(cluster) || !new Users(home).leave()) return;
    await pause(ABANDONED_POLL_MS);
  } while (performance.now() < end);
  const server = runningServer(cluster);
  if (server) await stopServer(server, { cluster, binaries, deadline: ABANDONED_STOP_MS });
  await stopOrphans(cluster);
}

/** When a process started, in the kernel's ticks: distinguishes it from a later one with the same id. */
function readStartTime(pid: number): string {
  try {
    return readStatFields(pid)[19] ?? '0';
  } catch {
    return '0';
  }
}
