/** What every benchmark starts: a database of its own, the product as it runs in production, and the web app's own documents. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { getMemoryFlags } from '../../scripts/lib/node-memory.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** @typedef {{ name: string, pid: number, url: string, end: () => Promise<void> }} Started */
/** @typedef {{ url: string, pid: number, folder: string, stop: () => Promise<void> }} Cluster */

const READY_MS = 60_000;
const SETTINGS = {
  shared_buffers: '512MB',
  max_connections: '150',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
};

/** A module of the built server. */
export const fromApi = (/** @type {string} */ path) => import(inRoot('api/dist', path));

/** PostgreSQL writes every statement of its sessions into a file, when it is told to. */
export const RECORDING = {
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'statements',
  log_filename: 'all',
};
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements' };

/**
 * Starts an embedded PostgreSQL in a folder of its own; both are gone after `stop`. Where `BENCH_CLUSTER` describes one as JSON,
 * that is used, and whoever started it stops it.
 * @param {Record<string, string>} [settings] besides those of every benchmark
 * @returns {Promise<Cluster>}
 */
export async function startCluster(settings = {}) {
  const given = process.env.BENCH_CLUSTER;
  if (given !== undefined) {
    const shared = /** @type {Omit<Cluster, 'stop'>} */ (JSON.parse(given));
    return { ...shared, stop: () => Promise.resolve() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-bench-'));
  // As root the database runs as somebody else, who has to get in.
  chmodSync(folder, 0o755);
  const { startEmbedded } = await fromApi('database/embedded.js');
  const embedded = await startEmbedded({ dataDir: folder, settings: { ...SETTINGS, ...settings } });
  const stop = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: embedded.url, pid: embedded.pid, folder, stop };
}

/**
 * Makes a database with the product's schema and fills it.
 * @param {string} url of the cluster
 * @param {string} name
 * @param {(client: import('pg').Client) => Promise<void>} fill
 * @returns {Promise<string>} its address
 */
export async function filledDatabase(url, name, fill) {
  const address = new URL(url);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  address.pathname = `/${name}`;
  const [{ createOrm }, { migrate }] = await Promise.all([fromApi('database/orm.js'), fromApi('database/migrate.js')]);
  const orm = createOrm({ databaseUrl: address.href, poolMax: 2 });
  await migrate(orm);
  await orm.close(true);
  const started = performance.now();
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await fill(client);
  } finally {
    await client.end();
  }
  console.log(`${name} filled in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  return address.href;
}

/**
 * The product as it runs in production, without the limit on requests of one address.
 * @param {string} name
 * @param {string} databaseUrl
 * @param {string} folder
 * @param {Record<string, string>} [more] of its environment
 * @returns {Promise<Started>}
 */
export async function startProduct(name, databaseUrl, folder, more = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [...getMemoryFlags(), inRoot('api/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      JWT_SECRET: 'only the benchmark knows this one, long enough',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, name.replaceAll(' ', '-')),
      ENV_FILE: join(folder, 'none.env'),
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      ACCOUNT_LIMITS: 'off',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${name} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { name, pid: child.pid ?? 0, url, end: () => stop(child) };
}

const isReady = (/** @type {string} */ url) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {import('node:child_process').ChildProcess} child */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** @type {{ operation?: string, name?: string, query: string }[]} */
const OPERATIONS = Object.values(JSON.parse(readFileSync(inRoot('web/src/graphql/generated/operations.json'), 'utf8')));

/**
 * Registers somebody who did not exist.
 * @param {string} url the product's
 * @param {{ name: string, role: 'user' | 'business', address?: string }} person `address`: whose limits of requests it counts to
 * @returns {Promise<{ token: string, user: { id: number } }>}
 */
export async function register(url, { name, role, address }) {
  const answer = await fetch(`${url}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address === undefined ? {} : { 'x-forwarded-for': address }) },
    body: JSON.stringify({
      email: `${name}@bench.test`,
      username: name,
      password: 'a password of the bench',
      name,
      role,
    }),
  });
  if (!answer.ok) throw new Error(`Nobody was registered: ${await answer.text()}`);
  return /** @type {Promise<{ token: string, user: { id: number } }>} */ (answer.json());
}

/** The document that the web app sends. */
export function documentNamed(/** @type {string} */ name) {
  const found = OPERATIONS.find(({ query }) => new RegExp(`^(?:query|mutation) ${name}\\b`).test(query));
  if (!found) throw new Error(`The web app has no operation ${name}`);
  return found.query;
}

/**
 * A request to the GraphQL endpoint.
 * @param {string} query
 * @param {Record<string, unknown>} variables
 */
export const posted = (query, variables) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
