import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from './free-port.mjs';
import { inRoot } from './paths.mjs';
import { killGroup, startNode, stop, waitForExit } from './processes.mjs';

const READY_SECONDS = 240;
const POLL_MS = 100;

/**
 * @typedef {object} DemoServer
 * @property {string} url without a slash at its end
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} dataDir
 */

/**
 * Starts a built server with the demo in a folder of its own, without limits, and waits until it answers.
 * @param {object} options
 * @param {string[]} options.args arguments of `node`: the program
 * @param {string} options.log a file for its output, kept until the next start
 * @returns {Promise<DemoServer>}
 * @throws Error with the end of its output
 */
export async function startDemoServer({ args, log }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mehfil-e2e-'));
  // As root, the database runs as another user, which needs access.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = startNode(args, {
    env: {
      ...getCleanEnv(),
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ENV_FILE: join(dataDir, '.env'),
      DEMO: 'on',
      MAP_TILES_URL: 'none',
      LOG_LEVEL: 'warn',
      LOGIN_ATTEMPTS_PER_ACCOUNT: '0',
      LOGIN_ATTEMPTS_PER_ADDRESS: '0',
      REGISTRATIONS_PER_ADDRESS: '0',
      REQUESTS_PER_MINUTE: '0',
      ACCOUNT_LIMITS: 'off',
      UPLOADS_PER_HOUR: '0',
      WEBHOOKS_TO_LOCALHOST: 'on',
    },
    stdio: ['ignore', output, output],
  });
  await waitUntilReady(child, url, log);
  return { url, child, dataDir };
}

/** The environment of this machine, without variables for another server. */
function getCleanEnv() {
  const ours = Object.keys(parseEnv(readFileSync(inRoot('.env.example'), 'utf8')));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.includes(name)));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 * @param {string} log
 */
async function waitUntilReady(child, url, log) {
  for (let waited = 0; waited < READY_SECONDS * 1000; waited += POLL_MS) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server of the browser tests ended at once:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    }
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  child.kill('SIGTERM');
  throw new Error(`The server of the browser tests was not ready within ${READY_SECONDS} s; its log: ${log}`);
}

/**
 * Stops such a server, as a service manager would, and deletes its data.
 * @param {Pick<DemoServer, 'child' | 'dataDir'>} server
 * @throws Error when it ends with another code than 0
 */
export async function stopDemoServer({ child, dataDir }) {
  const ending = waitForExit(child);
  stop(child, 'SIGTERM');
  const code = await ending;
  killGroup(child);
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The server of the browser tests ended with ${code} when it was asked to stop.`);
}
