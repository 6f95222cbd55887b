import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

const POLL_MS = 100;
/** Longer than any real work: the holder died and another process got its id. */
const STALE_MS = 30 * 60_000;

/**
 * Runs `work` under a named lock of this checkout, and waits for other processes. The lock of a dead process is taken over.
 * @template T
 * @param {string} name names the lock file in `.cache`
 * @param {string} waiting printed once while waiting
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, waiting, work) {
  const file = inRoot('.cache', `${name}.lock`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  let hasWaited = false;
  while (!(await take(file))) {
    if (!hasWaited) console.log(waiting);
    hasWaited = true;
    await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  const holder = readHolder(file);
  if (holder === undefined || (isAlive(holder.pid) && holder.ageMs < STALE_MS)) return false;
  // Replacing is atomic: if several take over at once the last one wins, and each checks afterwards who that was.
  const claim = `${file}.${process.pid}`;
  writeFileSync(claim, String(process.pid));
  renameSync(claim, file);
  await pause(POLL_MS);
  return readHolder(file)?.pid === process.pid;
}

/**
 * @param {string} file
 * @returns {{ pid: number, ageMs: number } | undefined} the holder of the lock; undefined without one
 */
function readHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid ? { pid, ageMs: Date.now() - statSync(file).mtimeMs } : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Whether a process is running.
 * @param {number} pid negative for a process group
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  return !isZombie(pid);
}

/**
 * @param {number} pid
 * @returns {boolean} whether it has ended and waits for its parent to collect its status
 */
function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return 'ZX'.includes(stat.charAt(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
export const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
