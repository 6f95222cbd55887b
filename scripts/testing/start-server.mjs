import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from '../lib/free-port.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { inRoot } from '../lib/paths.mjs';
import { startNode } from '../lib/processes.mjs';

const READY_SECONDS = 240;
const POLL_MS = 100;
/** The server's output during browser tests; kept until the next run. */
const LOG = inRoot('.cache', 'e2e', 'server.log');

/**
 * Starts the built server once for all browser tests, with the demo's data in its own folder. They get its address from
 * `E2E_URL`, and the browser from `CHROMIUM_PATH`.
 */
export default async function startServer() {
  process.env.CHROMIUM_PATH = ensureChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'mehfil-e2e-'));
  // As root, the database runs as another user, which needs access.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  mkdirSync(join(LOG, '..'), { recursive: true });
  const log = openSync(LOG, 'w');
  const child = startNode([inRoot('api/dist/main.js')], {
    env: {
      ...getCleanEnv(),
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ENV_FILE: join(dataDir, '.env'),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      LOGIN_ATTEMPTS_PER_ACCOUNT: '0',
      LOGIN_ATTEMPTS_PER_ADDRESS: '0',
      REGISTRATIONS_PER_ADDRESS: '0',
      REQUESTS_PER_MINUTE: '0',
      ACCOUNT_LIMITS: 'off',
      UPLOADS_PER_HOUR: '0',
    },
    stdio: ['ignore', log, log],
  });
  Object.assign(globalThis, { mehfilServer: { child, dataDir } });
  await waitUntilReady(child, url);
  process.env.E2E_URL = url;
}

/** The environment of this machine, without variables for another server. */
function getCleanEnv() {
  const ours = Object.keys(parseEnv(readFileSync(inRoot('.env.example'), 'utf8')));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.includes(name)));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 */
async function waitUntilReady(child, url) {
  for (let waited = 0; waited < READY_SECONDS * 1000; waited += POLL_MS) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server of the browser tests ended at once:\n${readFileSync(LOG, 'utf8').slice(-2000)}`);
    }
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  child.kill('SIGTERM');
  throw new Error(`The server of the browser tests was not ready within ${READY_SECONDS} s; its log: ${LOG}`);
}
