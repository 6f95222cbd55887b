/**
 * `npm run bench [-- --halls=100000 --seconds=1.5 --rounds=4 --write]`: the two hot reads of the product against a plain
 * server (`contender.mjs`), on the same data, machine and database, in turn within one run. Prints ratios, with the
 * processor time of a request; `--write` puts them into docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { fillHalls, searches } from './data.mjs';
import { memoryOf, press, send } from './load.mjs';
import { growthTable, ratioTable, summaryOf, writeReport } from './report.mjs';

/** @typedef {import('./load.mjs').Target} Target */
/** @typedef {import('./load.mjs').Slice} Slice */
/** @typedef {{ name: string, pid: number, url: string, end: () => Promise<void> }} Started */

const { values } = parseArgs({
  options: {
    halls: { type: 'string', default: '100000' },
    few: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '1.5' },
    rounds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    write: { type: 'boolean', default: false },
  },
});
const HALLS = Number(values.halls);
const FEW = Number(values.few);
const ROUNDS = Number(values.rounds);
const PRESS = { connections: Number(values.connections), ms: Number(values.seconds) * 1000 };
const SEARCHES = searches(400);
/** Every hall that is asked for; the tuned contender keeps finished answers of these. */
const DETAIL_STEP = 50;
const READY_MS = 60_000;

const SETTINGS = {
  shared_buffers: '512MB',
  max_connections: '150',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
};

async function main() {
  await build(['api']);
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-bench-'));
  // As root the database runs as somebody else, who has to get in.
  chmodSync(folder, 0o755);
  const { startEmbedded } = await fromApi('database/embedded.js');
  const embedded = await startEmbedded({ dataDir: folder, settings: SETTINGS });
  /** @type {Started[]} */
  const started = [];
  try {
    const many = await filledDatabase(embedded.url, 'bench_many', HALLS);
    const few = await filledDatabase(embedded.url, 'bench_few', FEW);
    started.push(await startContender('tuned', many), await startContender('bare', many));
    started.push(
      await startProduct('product', many, folder),
      await startProduct('product with fewer halls', few, folder),
    );
    await measure(started, embedded.pid);
  } finally {
    for (const each of started) await each.end();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A module of the built server. */
const fromApi = (/** @type {string} */ path) => import(inRoot('api/dist', path));

/**
 * @param {string} url of the cluster
 * @param {string} name
 * @param {number} halls
 */
async function filledDatabase(url, name, halls) {
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
  await fillHalls(client, halls);
  await client.end();
  console.log(`${halls} halls loaded in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  return address.href;
}

/**
 * @param {string} name
 * @param {string} databaseUrl
 * @returns {Promise<Started>}
 */
async function startContender(name, databaseUrl) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'contender.mjs'), name, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = /** @type {[string]} */ (await once(createInterface(child.stdout), 'line'));
  return { name, pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, end: () => stop(child) };
}

/**
 * The product as it runs in production, without the limit on requests of one address.
 * @param {string} name
 * @param {string} databaseUrl
 * @param {string} folder
 * @returns {Promise<Started>}
 */
async function startProduct(name, databaseUrl, folder) {
  const port = await freePort();
  const child = spawn(process.execPath, [inRoot('api/dist/main.js')], {
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
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** @type {{ operation?: string, name?: string, query: string }[]} */
const OPERATIONS = Object.values(JSON.parse(readFileSync(inRoot('web/src/graphql/generated/operations.json'), 'utf8')));

/** The document that the web app sends. */
function documentNamed(/** @type {string} */ name) {
  const found = OPERATIONS.find(({ query }) => new RegExp(`^query ${name}\\b`).test(query));
  if (!found) throw new Error(`The web app has no operation ${name}`);
  return found.query;
}
const SEARCH = documentNamed('SearchHalls');
const DETAIL = documentNamed('HallPage');

const searchOf = (/** @type {number} */ place) => SEARCHES[place % SEARCHES.length] ?? SEARCHES[0];
const idOf = (/** @type {number} */ place) => DETAIL_STEP * (1 + ((place * 37) % Math.floor(FEW / DETAIL_STEP)));

/** @param {Record<string, unknown>} filter */
const queryOf = (filter) =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)])).toString();

/** @param {string} query @param {Record<string, unknown>} variables */
const posted = (query, variables) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/**
 * The requests of a server, by kind.
 * @param {Started} server
 * @returns {Target[]}
 */
function targetsOf({ name, url }) {
  const get = (/** @type {string} */ path) => ({ method: 'GET', url: `${url}${path}` });
  if (!name.startsWith('product')) {
    return [
      { server: name, kind: 'search', ask: (place) => get(`/halls?${queryOf({ ...searchOf(place) })}`) },
      { server: name, kind: 'detail', ask: (place) => get(`/halls/${idOf(place)}`) },
    ];
  }
  const search = (/** @type {number} */ place) => ({
    limit: 12,
    withTotal: false,
    filter: { ...searchOf(place), currency: 'PKR' },
  });
  return [
    {
      server: name,
      kind: 'GraphQL search',
      ask: (place) => ({ url: `${url}/graphql`, ...posted(SEARCH, search(place)) }),
    },
    {
      server: name,
      kind: 'GraphQL detail',
      ask: (place) => ({ url: `${url}/graphql`, ...posted(DETAIL, { id: idOf(place) }) }),
    },
    {
      server: name,
      kind: 'REST search',
      ask: (place) => get(`/api/public/halls?${queryOf({ ...searchOf(place), currency: 'PKR', limit: 12 })}`),
    },
    { server: name, kind: 'REST detail', ask: (place) => get(`/api/public/halls/${idOf(place)}/complete-info`) },
  ];
}

/**
 * The same as a REST target, asked by somebody who has the answer already.
 * @param {Target} target
 * @returns {Promise<Target>}
 */
async function stillValid({ server, kind, ask }) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Map<string, string>} */
  const tags = new Map();
  for (let place = 0; place < SEARCHES.length; place += 1) {
    const asked = ask(place);
    if (!tags.has(asked.url)) tags.set(asked.url, (await send(agent, asked)).etag ?? '');
  }
  agent.destroy();
  return {
    server,
    kind: `${kind}, still valid`,
    status: 304,
    ask: (place) => {
      const asked = ask(place);
      return { ...asked, headers: { 'if-none-match': tags.get(asked.url) ?? '' } };
    },
  };
}

/** Every server finds the same halls in the same order. */
async function assertSameAnswers(/** @type {Target[]} */ targets) {
  const agent = new Agent({ keepAlive: true });
  for (const place of [0, 5, 11, 42]) {
    const found = await Promise.all(
      targets
        .filter(({ kind }) => kind.endsWith('search'))
        .map(async ({ ask }) => {
          const answer = /** @type {unknown} */ (JSON.parse((await send(agent, ask(place))).text));
          return JSON.stringify(idsIn(answer));
        }),
    );
    if (new Set(found).size !== 1) throw new Error(`The servers find different halls: ${found.join(' ')}`);
  }
  agent.destroy();
}

/** @param {unknown} answer @returns {number[]} */
function idsIn(answer) {
  const { data } = /** @type {{ data?: { halls?: { nodes: { id: number }[] } } & { id: number }[] }} */ (answer);
  const halls = data?.halls?.nodes ?? data ?? answer;
  return /** @type {{ id: number }[]} */ (halls).map(({ id }) => id);
}

/** @param {Started[]} servers @param {number} database */
async function measure(servers, database) {
  const many = servers.filter(({ name }) => !name.includes('fewer')).flatMap(targetsOf);
  await assertSameAnswers(many);
  const rest = many.filter(({ kind }) => kind.startsWith('REST'));
  const all = [...many, ...(await Promise.all(rest.map(stillValid)))];
  const few = servers.filter(({ name }) => name.includes('fewer')).flatMap(targetsOf);
  /** @type {Map<string, Slice[]>} */
  const slices = new Map();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const target of [...all, ...few]) {
      const server = servers.find(({ name }) => name === target.server)?.pid ?? 0;
      const ms = round < 0 ? PRESS.ms / 3 : PRESS.ms;
      const slice = await press(target, { ...PRESS, ms, from: (round + 1) * 1000, pids: { server, database } });
      const key = `${target.server}: ${target.kind}`;
      // The first round warms up.
      if (round >= 0) slices.set(key, [...(slices.get(key) ?? []), slice]);
    }
  }
  const memory = memoryOf(servers.find(({ name }) => name === 'product')?.pid ?? 0);
  const summaries = new Map([...slices].map(([key, parts]) => [key, summaryOf(parts)]));
  const facts = {
    halls: HALLS,
    few: FEW,
    rounds: ROUNDS,
    seconds: PRESS.ms / 1000,
    connections: PRESS.connections,
    memory,
  };
  const report = `${ratioTable(summaries)}\n\n${growthTable(summaries, facts)}`;
  console.log(`\n${report}`);
  if (values.write) writeReport(report);
}

await main();
