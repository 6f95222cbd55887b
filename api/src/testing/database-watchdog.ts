// Waits until the test run has ended, also when it was killed, then stops its throw-away PostgreSQL (and those that
// tests started on folders within) and removes the folder. Started by database.ts as a process of its own; Node strips the
// types itself, so only erasable ones may stand here.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '';
const MAX_WAIT_MS = 5_000;
const STEP_MS = 50;

/** The PostgreSQL servers of the folder and its subfolders. */
function findServers(): number[] {
  const homes = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  return homes.map((home) => readPid(join(home, 'postgres', 'cluster', 'postmaster.pid'))).filter(isAlive);
}

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 1 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function stop(pid: number): Promise<void> {
  process.kill(pid, 'SIGQUIT');
  for (let waited = 0; isAlive(pid) && waited < MAX_WAIT_MS; waited += STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

async function cleanUp(): Promise<void> {
  try {
    await Promise.all(findServers().map(stop));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

process.stdin.resume();
process.stdin.once('close', () => {
  // A run that ended normally has already removed the folder.
  cleanUp().catch(() => undefined);
});
