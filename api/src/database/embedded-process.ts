import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries, Identity } from './embedded-files.js';

/** A running server as its `postmaster.pid` tells. */
export interface RunningServer {
  pid: number;
  port: number;
}

/** Waits without holding the process open for anything else. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whether a process of that id lives (also someone else's). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
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

/**
 * Stops a server: open transactions are rolled back, the rest is written; past the deadline it is cut off (the next start
 * recovers, nothing acknowledged is lost).
 * @param deadline milliseconds for each of the two ways
 */
export async function stopServer(
  { pid }: RunningServer,
  options: { cluster: string; binaries: Binaries; identity: Identity | undefined; deadline: number },
): Promise<void> {
  for (const how of ['fast', 'immediate'] as const) {
    if (process.platform === 'win32') {
      spawnSync(options.binaries.pgCtl, ['stop', '-D', options.cluster, '-m', how, '-W'], { stdio: 'ignore' });
    } else {
      signal(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    }
    if (await isGone(pid, options.deadline)) return;
  }
  signal(pid, 'SIGKILL');
  await isGone(pid, options.deadline);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It went by itself.
  }
}

async function isGone(pid: number, deadline: number): Promise<boolean> {
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
    this.own = `${process.pid}-${startOf(process.pid)}-${randomUUID()}`;
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
      if (isAlive(Number(pid)) && start === startOf(Number(pid))) left += 1;
      else rmSync(join(this.folder, name), { force: true });
    }
    return left === 0;
  }
}

/** When a process began, in the kernel's ticks: tells it from a later one of the same number. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
