import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// For the watchdog Node runs this file as it is, also in tests: it imports no other file of the project.

/** The system user that runs the database if the server runs as root (PostgreSQL refuses root). */
export interface Identity {
  uid: number;
  gid: number;
}

/** A database: its folders, the folder of the programs that run it, and who uses it. */
export interface Cluster {
  home: string;
  /** PostgreSQL's own data folder. */
  data: string;
  programs: string;
  /** The system user of its processes. */
  identity: Identity | undefined;
  /** The file with the name of who stops the server. */
  owner: string;
  /** Of this user of the database: its process's id and start time, and what makes it unique. */
  name: string;
}

/** A running server according to its `postmaster.pid`. */
export interface RunningServer {
  pid: number;
  port: number;
  isReady: boolean;
}

/** How long a server runs without an owner: that may be restarted, even on a busy machine. */
const ABANDONED_MS = 15_000;
const ABANDONED_STOP_MS = 10_000;
/** How long the end without flushing may take where nobody waits for more. */
const KILL_MS = 1_000;

/** Of PostgreSQL's programs: the UTF-8 locale, which determines the letters of trigrams, and not ours, which contains secrets. */
export const ENVIRONMENT = { LC_ALL: { win32: 'C', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C.UTF-8' };

/** The server that runs on the data folder, whoever started it. */
export function runningServer(data: string): RunningServer | undefined {
  const lines = read(join(data, 'postmaster.pid')).split('\n');
  const [pid = 0, , , port = 0] = lines.map((line) => Number.parseInt(line, 10));
  return isAlive(pid, /postgres/) ? { pid, port, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** Whether a process runs, and its command line matches where the system shows it; that of a zombie is empty. */
function isAlive(pid: number, command: RegExp): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || command.test(read(`/proc/${pid}/cmdline`));
  } catch {
    return false;
  }
}

/** The text of a file; empty if there is none. */
export function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** When a process started: tells it from a later one with its id, as of containers. Empty where the system doesn't show it. */
export function getStartTime(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Makes this user of the database its owner, who stops it in the end, unless there is one that hasn't been killed. */
export function ownIfAbandoned({ owner, name }: Cluster): void {
  const [pid, start] = read(owner).split(' ');
  const isOwned = isAlive(Number.parseInt(pid ?? '', 10), /./) && start === getStartTime(Number(pid));
  if (!isOwned) writeFileSync(owner, name);
}

/** Runs `pg_ctl` on the data folder; its success shows in the pid file. */
export async function pgCtl({ home, data, programs, identity }: Cluster, ...command: string[]): Promise<void> {
  const args = [...command, '-D', data, '-s'];
  const options = { ...identity, cwd: home, env: ENVIRONMENT, stdio: 'ignore' } as const;
  const child = spawn(join(programs, 'pg_ctl'), args, options).on('error', () => undefined);
  await once(child, 'exit').catch(() => undefined);
}

/**
 * Stops the server if it is ours: `fast` rolls back open transactions and flushes the rest, `immediate` leaves recovery to the
 * next start, and finally it is killed. No acknowledged commit is lost.
 * @param milliseconds how long each may take; 0 for `immediate` only
 */
export async function stopIfOwned(cluster: Cluster, milliseconds: number): Promise<void> {
  const { data, owner, name } = cluster;
  if (read(owner) !== name) return;
  const pid = runningServer(data)?.pid;
  const isRunning = () => pid !== undefined && runningServer(data)?.pid === pid;
  for (const mode of milliseconds > 0 ? ['fast', 'immediate'] : ['immediate']) {
    if (isRunning()) await pgCtl(cluster, 'stop', '-m', mode, '-W');
    const end = performance.now() + (milliseconds || KILL_MS);
    while (isRunning() && performance.now() < end) await sleep(20);
  }
  if (pid !== undefined && isRunning()) process.kill(pid, 'SIGKILL');
  rmSync(owner, { force: true });
}

/**
 * Starts a process that outlives this one, however it dies, and then stops the server that this one owned. If the program is
 * restarted meanwhile (`npm start` does), it owns the same server.
 * @returns the process, to be killed once this one has stopped the server itself
 */
export function startWatchdog(cluster: Cluster): ChildProcess {
  const script = `process.channel.ref();
    process.once('disconnect', () => setTimeout(async () => {
      const { stopIfOwned } = await import(${JSON.stringify(import.meta.url)});
      await stopIfOwned(${JSON.stringify(cluster)}, ${ABANDONED_STOP_MS});
    }, ${ABANDONED_MS}));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    // Without this process's environment, which contains secrets; in its own process group, which Ctrl-C doesn't reach.
    env: {},
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Without a watchdog, a killed process leaves its database to the next start.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
