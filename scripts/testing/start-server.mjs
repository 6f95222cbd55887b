import { ensureChromium } from '../lib/chromium.mjs';
import { startDemoServer } from '../lib/demo-server.mjs';
import { inRoot } from '../lib/paths.mjs';
import { openSharedSessions } from '../../web/e2e/accounts.ts';

/**
 * Starts the built server once for all browser tests, with the demo's data in its own folder. They get its address from
 * `E2E_URL`, its folder from `E2E_DATA_DIR`, the sessions of the demo's accounts from
 * `E2E_SESSIONS`, and the browser from `CHROMIUM_PATH`.
 */
export default async function startServer() {
  process.env.CHROMIUM_PATH = ensureChromium();
  const log = inRoot('.cache', 'e2e', 'server.log');
  const server = await startDemoServer({ args: [inRoot('api/dist/main.js')], log });
  Object.assign(globalThis, { mehfilServer: server });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  process.env.E2E_SESSIONS = JSON.stringify(await openSharedSessions(server.url));
}
