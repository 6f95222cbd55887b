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
/** What a program gets to stop in, beyond its own time for open requests (the deadlines in api/src/main.ts). */
const GRACE_SECONDS = 13;
/** One press of Ctrl-C may arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1000;
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
 * Lives as long as the given programs: passes the first signal on once, and one that comes a good moment later too (a wish to
 * end at once), ends the others when one ends, and leaves none of their processes behind.
 * @param {import('node:child_process').ChildProcess[]} children from `startNode`
 * @returns {Promise<{ code: number, leftOver: boolean, wasTold: boolean }>} the exit code of the one that ended first, whether
 *   any of them left processes of its own behind (which were then killed), and whether a signal had asked them to end
 */
export async function supervise(children) {
  const endings = children.map(ended);
  let passedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (count === 2 || performance.now() - passedAt < SAME_SIGNAL_MS) return;
    passedAt = performance.now();
    count += 1;
    // Few programs know a closed terminal as a wish to end.
    for (const child of children) stop(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of END_SIGNALS) process.on(signal, passOn);
  const parentWatch = watchParent(() => passOn('SIGTERM'));
  const code = await Promise.race(endings);
  const wasTold = count > 0;
  if (!wasTold) passOn('SIGTERM');
  await Promise.all(endings);
  const left = await Promise.all(children.map(outlasts));
  children.forEach(sweep);
  clearInterval(parentWatch);
  for (const signal of END_SIGNALS) process.off(signal, passOn);
  return { code, leftOver: left.includes(true), wasTold };
}

/** Pauses before a program that died is started again, by how often it has in a row: the first time at once. */
const RESTART_PAUSES_MS = [0, 500, 2000, 5000, 15_000, 30_000];
/** A program that lived longer than this starts the count anew. */
const STABLE_MS = 60_000;
/** How often in a row it may end before it was ready. */
const FAILED_STARTS_MOST = 3;

/**
 * Runs a program until it is told to end or ends by itself with success, and starts it again when it dies: with growing pauses
 * where that happens often. One that says `ready` over its channel has started; a first start that fails is not repeated.
 * @param {() => import('node:child_process').ChildProcess} start starts it, by `startNode`
 * @returns {Promise<number>} its last exit code
 */
export async function keepRunning(start) {
  const told = new AbortController();
  const onSignal = () => told.abort();
  for (const signal of END_SIGNALS) process.on(signal, onSignal);
  const parentWatch = watchParent(onSignal);
  try {
    return await runAgain(start, told.signal);
  } finally {
    clearInterval(parentWatch);
    for (const signal of END_SIGNALS) process.off(signal, onSignal);
  }
}

/**
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {AbortSignal} told aborted once we are to end, also between two runs
 * @returns {Promise<number>} the last exit code
 */
async function runAgain(start, told) {
  let deaths = 0;
  let failedStarts = 0;
  let hasBeenReady = false;
  for (;;) {
    const startedAt = performance.now();
    const state = { isReady: false };
    const child = start();
    child.on('message', (message) => {
      if (message === 'ready') state.isReady = true;
    });
    const { code, wasTold } = await supervise([child]);
    if (wasTold || code === 0) return code;
    hasBeenReady ||= state.isReady;
    failedStarts = state.isReady ? 0 : failedStarts + 1;
    if (!hasBeenReady || failedStarts >= FAILED_STARTS_MOST) return code;
    if (performance.now() - startedAt > STABLE_MS) deaths = 0;
    const wait = RESTART_PAUSES_MS[Math.min(deaths, RESTART_PAUSES_MS.length - 1)] ?? 0;
    deaths += 1;
    console.error(
      `The server ended unexpectedly (exit code ${code}) and is started again${wait ? ` in ${wait / 1000} s` : ''}.`,
    );
    if (wait > 0) await pause(wait, undefined, { signal: told }).catch(() => undefined);
    if (told.aborted) return code;
  }
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
  // Nobody hears of an end that was before they asked.
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  const { exitCode, signalCode } = child;
  return signalCode ? 128 + constants.signals[signalCode] : (exitCode ?? 1);
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
