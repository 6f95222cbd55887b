import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

const POLL_MS = 100;
/** Beyond any honest work: the holder died and its number went to another process. */
const STALE_MS = 30 * 60_000;

/**
 * Runs `work` while no other process does work of the same name in this checkout, and waits for its turn. A lock whose
 * holder is gone is taken over.
 * @template T
 * @param {string} name names the lock file in `.cache`
 * @param {string} waiting the line printed once when somebody else is at work
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, waiting, work) {
  const file = inRoot('.cache', `${name}.lock`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  let told = false;
  while (!(await take(file))) {
    if (!told) console.log(waiting);
    told = true;
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
  const holder = holderOf(file);
  if (holder === undefined || (isAlive(holder.pid) && holder.ageMs < STALE_MS)) return false;
  // Replacing is atomic: of several that take over at once the last one stays, and each looks again who that was.
  const claim = `${file}.${process.pid}`;
  writeFileSync(claim, String(process.pid));
  renameSync(claim, file);
  await pause(POLL_MS);
  return holderOf(file)?.pid === process.pid;
}

/**
 * @param {string} file
 * @returns {{ pid: number, ageMs: number } | undefined} who holds the lock; undefined when nobody does any more, or not yet
 */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid ? { pid, ageMs: Date.now() - statSync(file).mtimeMs } : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Whether a process of this id runs.
 * @param {number} pid a negative one asks for a whole process group
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
 * @returns {boolean} whether it has ended, and is kept by the system only until its parent asks what became of it
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
