/**
 * `node web/visual/serve.mjs CHECKOUT`: the built server of a checkout with the demo, at a time that stands still, without jobs
 * (docs/decisions/0043-tests-and-checks.md). The checkout may be an older commit's: what it has to offer is written down as
 * `Product`. The environment is the server's.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MOMENT } from './moment.mjs';

/** @typedef {{ env: object }} App */
/** @typedef {{ app: App, listen: (port: number, host: string) => Promise<unknown>, close: () => Promise<void> }} Server */
/** @typedef {{ url: string, stop: (deadlineMs: number) => Promise<void> }} Database */
/**
 * @typedef {object} Product the parts of the server that are used here
 * @property {() => { port: number, host: string, dataDir: string }} processEnv
 * @property {new (instant: Date) => object} ManualClock
 * @property {(options: { dataDir: string, signal: AbortSignal }) => Promise<Database>} startEmbedded
 * @property {(env: object, options: { databaseUrl: string, clock: object }) => Promise<Server>} createServer
 * @property {(app: App, options: { databaseUrl: string, now: Date }) => Promise<boolean>} ensureDemo
 */

const STOP_MS = 5_000;
/** The server's files, in the order in which they may be loaded: the first reads the environment. */
const FILES = ['env/load.js', 'env.js', 'env/clock.js', 'database/embedded.js', 'server.js', 'demo/fill.js'];

/**
 * @param {string} checkout
 * @returns {Promise<Product>}
 */
async function load(checkout) {
  /** @type {Record<string, unknown>} */
  const product = {};
  for (const file of FILES) {
    Object.assign(product, await import(pathToFileURL(join(checkout, 'api/dist', file)).href));
  }
  return /** @type {Product} */ (/** @type {unknown} */ (product));
}

const { processEnv, ManualClock, startEmbedded, createServer, ensureDemo } = await load(process.argv[2] ?? '.');
const stopping = new AbortController();
const env = processEnv();
const now = new Date(MOMENT);
const database = await startEmbedded({ dataDir: env.dataDir, signal: stopping.signal });
const server = await createServer(env, { databaseUrl: database.url, clock: new ManualClock(now) });
await ensureDemo(server.app, { databaseUrl: database.url, now });
// A terminal may send the signal once more than whoever started this.
process.on('SIGTERM', async () => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await server.close();
  await database.stop(STOP_MS);
  process.exit(0);
});
await server.listen(env.port, env.host);
