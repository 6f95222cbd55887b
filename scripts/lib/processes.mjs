import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, isCode } from './lock.mjs';
import { root } from './paths.mjs';

const WINDOWS = process.platform === 'win32';
/** Ended by these: Ctrl-C, a service manager, a closed terminal. */
const END_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 500;
const LEFT_OVER_MS = 2000;
const LEFT_OVER_POLL_MS = 50;
/** What a program gets to stop in, beyond its own time for open requests. */
const GRACE_SECONDS = 5;
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {object} Options
 * @property {string} [cwd] the checkout unless said
 * @property {NodeJS.ProcessEnv} [env]
 * @property {('ignore' | 'inherit' | 'pipe' | number)[]} [stdio] no input and our own output unless said
 */

/**
 * Runs a Node program to its end.
 * @param {string[]} args what follows `node`
 * @param {Options} [options]
 * @returns {Promise<number>} the exit code; 128 and the signal's number where a signal ended it
 */
export function runNode(args, { cwd = root, env = process.env } = {}) {
  return ended(spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }));
}

/**
 * Starts a Node program in a process group of its own, so that a terminal's Ctrl-C reaches it through us only. It ends when
 * this process does, however that dies.
 * @param {string[]} args what follows `node`
 * @param {Options} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function startNode(args, { cwd = root, env = process.env, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env,
    stdio: [...stdio, 'ipc'],
    detached: !WINDOWS,
  });
}

/**
 * Passes on what a program says through a pipe for as long as somebody reads it.
 * @param {import('node:child_process').ChildProcess} child
 */
export function relayOutput({ stdout, stderr }) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  stdout?.pipe(process.stdout);
  stderr?.pipe(process.stderr);
}

/**
 * Lives as long as the given programs: passes the first signal on once, ends the others when one ends, and leaves none of
 * their processes behind.
 * @param {import('node:child_process').ChildProcess[]} children from `startNode`
 * @returns {Promise<{ code: number, leftOver: boolean }>} the exit code of the one that ended first, and whether any of them
 *   left processes of its own behind (which were then killed)
 */
export async function supervise(children) {
  const endings = children.map(ended);
  let passed = false;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (passed) return;
    passed = true;
    // Few programs know a closed terminal as a wish to end.
    for (const child of children) stop(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of END_SIGNALS) process.on(signal, passOn);
  const parentWatch = watchParent(() => passOn('SIGTERM'));
  const code = await Promise.race(endings);
  passOn('SIGTERM');
  await Promise.all(endings);
  const left = await Promise.all(children.map(outlasts));
  children.forEach(sweep);
  clearInterval(parentWatch);
  for (const signal of END_SIGNALS) process.off(signal, passOn);
  return { code, leftOver: left.includes(true) };
}

/**
 * Asks a program to end and kills its group where it doesn't in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function stop(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // On Windows the console tells every process itself, and kill() would not let anything drain.
  if (!WINDOWS) child.kill(signal);
  const seconds = (Number(process.env.SHUTDOWN_SECONDS) || 10) + GRACE_SECONDS;
  const timer = setTimeout(() => sweep(child), seconds * 1000);
  child.once('exit', () => clearTimeout(timer));
}

/**
 * Kills what is left of a program's process group.
 * @param {import('node:child_process').ChildProcess} child
 */
export function sweep(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(WINDOWS ? child.pid : -child.pid, 'SIGKILL');
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

/**
 * Whether anything of an ended program's process group still runs, once it had a moment to end too.
 * @param {import('node:child_process').ChildProcess} child
 */
async function outlasts({ pid }) {
  if (WINDOWS || pid === undefined) return false;
  for (let waited = 0; isAlive(-pid); waited += LEFT_OVER_POLL_MS) {
    if (waited >= LEFT_OVER_MS) return true;
    await pause(LEFT_OVER_POLL_MS);
  }
  return false;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export async function ended(child) {
  const [code, signal] = await once(child, 'exit');
  return signal ? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)] : code;
}

/**
 * npm passes a signal to the shell between us, which may die of it without telling us: then our parent changes.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), PARENT_CHECK_MS).unref();
}
