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

/** A running server as its `postmaster.pid` tells. */
export interface RunningServer {
  pid: number;
  port: number;
}

/** Waits without holding the process open for anything else. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whether a process of that id runs (also someone else's). One that has ended, but whose parent has not noticed yet, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/**
 * The system keeps the number of an ended process until its parent collects it. The parent of orphans is process 1, which may
 * take its time, or, as the only program of a container, never do it.
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
 * The server that runs on the data folder, if one does: our own, or one that a killed process left behind. A file whose
 * process is gone, or whose number now belongs to another program, counts for nothing.
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

/** Whether the process of that id is PostgreSQL; where the system can't say, we believe the file. */
function looksLikePostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** How a server is stopped: `fast` rolls open transactions back and writes the rest, `immediate` leaves it to the next start. */
export type StopMode = 'fast' | 'immediate';

/** How long the system gets to take away what was killed. */
const KILLED_MS = 2_000;

/**
 * Stops a server, also one that is frozen: in each mode in turn, and past the last deadline by killing it and its processes
 * (the next start recovers, nothing acknowledged is lost).
 * @param deadline milliseconds for each of the modes
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
      // A process that was stopped (SIGSTOP) hears no other signal.
      signal(pid, 'SIGCONT');
    }
    if (await isGone(pid, options.deadline)) return;
  }
  // Its processes would outlive it where they are frozen, and keep the next start from its memory.
  const processes = [pid, ...findChildren(pid)];
  await killAll(processes);
}

/**
 * Ends the processes that a killed server left behind. They notice it themselves only between statements, and while one of them
 * lives, or is frozen, no other server can begin on the data.
 */
export async function stopOrphans(cluster: string): Promise<void> {
  await killAll(findOrphans(cluster));
}

async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
  await Promise.all(pids.map((pid) => isGone(pid, KILLED_MS)));
}

/** Processes of PostgreSQL that work in the data folder without a server above them; none where the system can't say. */
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

/** Whether the process is one of those that a server of PostgreSQL starts, which name their work; the server itself does not. */
function isServerProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}

/** The processes that a process has started; none where the system can't say. */
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
    // It has ended meanwhile.
    return undefined;
  }
}

/** What the kernel says of a process, from its state on (proc_pid_stat, third field). */
function readStatFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It went by itself.
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
 * Who uses the server: one file a process. Whoever leaves last stops it, so an operator's command beside a running
 * server neither takes the database away nor is left without.
 */
export class Users {
  private readonly folder: string;
  private readonly own: string;

  constructor(home: string) {
    this.folder = join(home, 'users');
    this.own = `${process.pid}-${readStartTime(process.pid)}-${randomUUID()}`;
    mkdirSync(this.folder, { recursive: true });
  }

  /** Notes that this process uses the server (once more, if it does already). */
  enter(): void {
    writeFileSync(join(this.folder, this.own), '');
  }

  /** Forgets this process and those that died. @returns whether nobody is left */
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

/** A server that the end of its last user would leave behind. */
export interface Abandonable {
  home: string;
  cluster: string;
  binaries: Binaries;
}

/** How long a server that nobody uses any more goes on: whoever died may be started again, on a busy machine too. */
const ABANDONED_MS = 15_000;
const ABANDONED_POLL_MS = 250;
/** How long it gets for each way of stopping. */
const ABANDONED_STOP_MS = 10_000;

/** Waits for the end of the process that holds our input, then stops the server, unless somebody uses it meanwhile. */
export async function stopWhenAbandoned({ home, cluster, binaries }: Abandonable): Promise<void> {
  process.stdin.resume();
  await once(process.stdin, 'close');
  const end = performance.now() + ABANDONED_MS;
  do {
    if (!existsSync(cluster) || !new Users(home).leave()) return;
    await pause(ABANDONED_POLL_MS);
  } while (performance.now() < end);
  const server = runningServer(cluster);
  if (server) await stopServer(server, { cluster, binaries, deadline: ABANDONED_STOP_MS });
  await stopOrphans(cluster);
}

/** When a process began, in the kernel's ticks: tells it from a later one of the same number. */
function readStartTime(pid: number): string {
  try {
    return readStatFields(pid)[19] ?? '0';
  } catch {
    return '0';
  }
}
