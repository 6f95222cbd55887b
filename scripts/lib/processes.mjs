import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, isCode } from './lock.mjs';
import { root } from './paths.mjs';

const WINDOWS = process.platform === 'win32';
/** Signals that end us: Ctrl-C, a service manager, a closed terminal. */
const END_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 500;
const LEFT_OVER_MS = 2000;
const LEFT_OVER_POLL_MS = 50;
/** Time to stop in addition to the time for open requests (the deadlines in api/src/main.ts). */
const GRACE_SECONDS = 13;
/** Ctrl-C may arrive twice: from the terminal, and from npm, which forwards it. */
const SAME_SIGNAL_MS = 1000;
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {object} Options
 * @property {string} [cwd] defaults to the checkout
 * @property {NodeJS.ProcessEnv} [env]
 * @property {('ignore' | 'inherit' | 'pipe' | number)[]} [stdio] defaults to no input and our own output
 */

/**
 * Runs a Node program until it exits.
 * @param {string[]} args arguments of `node`
 * @param {Options} [options]
 * @returns {Promise<number>} the exit code; 128 plus the signal's number after a signal
 */
export function runNode(args, { cwd = root, env = process.env } = {}) {
  return waitForExit(spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }));
}

/**
 * Starts a Node program in its own process group, so that a terminal's Ctrl-C reaches it through us only. It ends when this
 * process does, however that ends.
 * @param {string[]} args arguments of `node`
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
 * Forwards a program's piped output as long as somebody reads it.
 * @param {import('node:child_process').ChildProcess} child
 */
export function relayOutput({ stdout, stderr }) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  stdout?.pipe(process.stdout);
  stderr?.pipe(process.stderr);
}

/**
 * Supervises programs: forwards the first signal once, and a later one too (a request to end immediately), ends the others when
 * one ends, and leaves none of their processes behind.
 * @param {import('node:child_process').ChildProcess[]} children from `startNode`
 * @returns {Promise<{ code: number, leftOver: boolean, wasTold: boolean }>} the exit code of the first that ended, whether any
 * left processes behind (which were then killed), and whether a signal had requested the end
 */
export async function supervise(children) {
  const endings = children.map(waitForExit);
  let passedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (count === 2 || performance.now() - passedAt < SAME_SIGNAL_MS) return;
    passedAt = performance.now();
    count += 1;
    // Few programs handle SIGHUP as a request to end.
    for (const child of children) stop(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of END_SIGNALS) process.on(signal, passOn);
  const parentWatch = watchParent(() => passOn('SIGTERM'));
  const code = await Promise.race(endings);
  const wasTold = count > 0;
  if (!wasTold) passOn('SIGTERM');
  await Promise.all(endings);
  const left = await Promise.all(children.map(hasLeftOvers));
  children.forEach(killGroup);
  clearInterval(parentWatch);
  for (const signal of END_SIGNALS) process.off(signal, passOn);
  return { code, leftOver: left.includes(true), wasTold };
}

/** Delays before restarting a program that died, by the number of deaths in a row: the first restart is immediate. */
const RESTART_PAUSES_MS = [0, 500, 2000, 5000, 15_000, 30_000];
/** A run longer than this resets the count. */
const STABLE_MS = 60_000;
/** Most consecutive failed starts. */
const FAILED_STARTS_MAX = 3;

/**
 * Runs a program until it is asked to end or exits successfully, and restarts it when it dies, with growing delays. A program
 * that sends `ready` over its channel has started; a failed first start is not retried.
 * @param {() => import('node:child_process').ChildProcess} start starts it with `startNode`
 * @returns {Promise<number>} its last exit code
 */
export async function keepRunning(start) {
  const stopping = new AbortController();
  const onSignal = () => stopping.abort();
  for (const signal of END_SIGNALS) process.on(signal, onSignal);
  const parentWatch = watchParent(onSignal);
  try {
    return await runRepeatedly(start, stopping.signal);
  } finally {
    clearInterval(parentWatch);
    for (const signal of END_SIGNALS) process.off(signal, onSignal);
  }
}

/**
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {AbortSignal} stopping aborted when we are to end, even between two runs
 * @returns {Promise<number>} the last exit code
 */
async function runRepeatedly(start, stopping) {
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
    if (!hasBeenReady || failedStarts >= FAILED_STARTS_MAX) return code;
    if (performance.now() - startedAt > STABLE_MS) deaths = 0;
    const wait = RESTART_PAUSES_MS[Math.min(deaths, RESTART_PAUSES_MS.length - 1)] ?? 0;
    deaths += 1;
    console.error(
      `The server ended unexpectedly (exit code ${code}) and is restarted${wait ? ` in ${wait / 1000} s` : ''}.`,
    );
    if (wait > 0) await pause(wait, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return code;
  }
}

/**
 * Asks a program to end and kills its process group if it doesn't in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function stop(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // On Windows the console signals every process itself, and kill() would prevent draining.
  if (!WINDOWS) child.kill(signal);
  const seconds = (Number(process.env.SHUTDOWN_SECONDS) || 10) + GRACE_SECONDS;
  const timer = setTimeout(() => killGroup(child), seconds * 1000);
  child.once('exit', () => clearTimeout(timer));
}

/**
 * Kills the rest of a program's process group.
 * @param {import('node:child_process').ChildProcess} child
 */
export function killGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(WINDOWS ? child.pid : -child.pid, 'SIGKILL');
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

/**
 * Whether any process of an ended program's group still runs after a short grace period.
 * @param {import('node:child_process').ChildProcess} child
 */
async function hasLeftOvers({ pid }) {
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
export async function waitForExit(child) {
  // The event is not emitted again for a process that has already exited.
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  const { exitCode, signalCode } = child;
  return signalCode ? 128 + constants.signals[signalCode] : (exitCode ?? 1);
}

/**
 * npm forwards a signal to the shell between us, which may die of it without forwarding it: then our parent changes.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), PARENT_CHECK_MS).unref();
}
