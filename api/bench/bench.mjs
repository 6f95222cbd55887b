/**
 * `npm run bench [-- --halls=100000 --few=10000 --seconds=1.5 --rounds=4 --write]`: the two hot reads of the product against a
 * plain server (`contender.mjs`) and PostGraphile, on the same data, machine and database, in turn within one run, and against
 * itself with fewer halls. `--halls` can be several numbers, `10000,100000,1000000`, each with a table of its own. Prints ratios,
 * with the processor time of a request; `--write` puts them into docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { CAPACITIES, distinctSearch, fillHalls, searches } from './data.mjs';
import { readMemory, press, send } from './load.mjs';
import { DETAIL as POSTGRAPHILE_DETAIL, SEARCH as POSTGRAPHILE_SEARCH } from './postgraphile-documents.mjs';
import { growthTable, ratioTable, summarize, writeReport } from './report.mjs';
import { documentNamed, filledDatabase, posted, startCluster, startProduct, stop } from './servers.mjs';

/** @typedef {import('./load.mjs').Target} Target */
/** @typedef {import('./load.mjs').Slice} Slice */
/** @typedef {import('./servers.mjs').Started} Started */

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
const SIZES = values.halls.split(',').map(Number);
const FEW = Number(values.few);
const ROUNDS = Number(values.rounds);
const PRESS = { connections: Number(values.connections), ms: Number(values.seconds) * 1000 };
const SEARCHES = searches(400);
/** What is asked once and not again: so many pages of halls, in an order without neighbors. */
const DISTINCT_PAGES = 30_000;
const DISTINCT = 'nothing repeats';
/** More numbers than a kind of request uses in all its rounds, and a round of it. */
const DISTINCT_RANGE = 100_000_000;
const ROUND_RANGE = 100_000;
/** Every hall that is asked for; the tuned contender keeps finished answers of these. */
const DETAIL_STEP = 50;

async function main() {
  // With the web app, whose documents take the fast path.
  await build();
  const cluster = await startCluster();
  try {
    const few = await filledDatabase(cluster.url, `bench_${FEW}`, (client) => fillHalls(client, FEW));
    for (const halls of SIZES) {
      const hasFew = halls === FEW;
      const many = hasFew
        ? few
        : await filledDatabase(cluster.url, `bench_${halls}`, (client) => fillHalls(client, halls));
      await measureServers(cluster, halls, { many, few: hasFew ? undefined : few });
    }
  } finally {
    await cluster.stop();
  }
}

/**
 * @param {import('./servers.mjs').Cluster} cluster
 * @param {number} halls
 * @param {{ many: string, few: string | undefined }} databases addresses; `few` only to be compared with
 */
async function measureServers(cluster, halls, { many, few }) {
  /** @type {Started[]} */
  const started = [];
  try {
    started.push(
      await startContender('tuned', ['contender.mjs', 'tuned', many]),
      await startContender('bare', ['contender.mjs', 'bare', many]),
      await startContender('PostGraphile', ['postgraphile.mjs', many]),
      await startProduct('product', many, cluster.folder),
    );
    if (few !== undefined) started.push(await startProduct('product with fewer halls', few, cluster.folder));
    await measure(started, cluster.pid, halls);
  } finally {
    for (const each of started) await each.end();
  }
}

/**
 * @param {string} name
 * @param {[script: string, ...args: string[]]} command
 * @returns {Promise<Started>}
 */
async function startContender(name, [script, ...args]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`)));
  const [port] = /** @type {[string]} */ (await Promise.race([once(createInterface(child.stdout), 'line'), ended]));
  return { name, pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, end: () => stop(child) };
}

const SEARCH = documentNamed('SearchHalls');
const DETAIL = documentNamed('HallPage');

/** @param {number} place */
function getSearch(place) {
  const search = SEARCHES[place % SEARCHES.length];
  if (!search) throw new Error('There are no searches');
  return search;
}
const getId = (/** @type {number} */ place) => DETAIL_STEP * (1 + ((place * 37) % Math.floor(FEW / DETAIL_STEP)));

/** @param {Record<string, unknown>} filter */
const createQuery = (filter) =>
  new URLSearchParams(
    Object.entries(filter).map(/** @returns {[string, string]} */ ([key, value]) => [key, String(value)]),
  ).toString();

/** @param {ReturnType<typeof getSearch>} search */
function postgraphileVariables({ location, capacity, maxPrice, minRating }) {
  const [guestsFrom, guestsTo] = CAPACITIES[capacity] ?? [];
  return { place: location, guestsFrom, guestsTo, price: String(maxPrice), stars: String(minRating) };
}

/**
 * @param {Started} server
 * @returns {Target[]}
 */
function postgraphileTargets({ name, url }) {
  const ask = (/** @type {string} */ query, /** @type {Record<string, unknown>} */ variables) => ({
    url: `${url}/graphql`,
    ...posted(query, variables),
  });
  return [
    {
      server: name,
      kind: 'search',
      ask: (place) => ask(POSTGRAPHILE_SEARCH, postgraphileVariables(getSearch(place))),
    },
    { server: name, kind: 'detail', ask: (place) => ask(POSTGRAPHILE_DETAIL, { id: getId(place) }) },
  ];
}

/**
 * The requests of a server, by kind.
 * @param {Started} server
 * @param {number} halls how many there are
 * @returns {Target[]}
 */
function getTargets(server, halls) {
  const { name } = server;
  if (name === 'PostGraphile') return postgraphileTargets(server);
  const { search, detail } = name.startsWith('product') ? productRequests(server) : contenderRequests(server);
  const repeated = [
    ...search.map(([kind, ask]) => ({ server: name, kind, ask: (/** @type {number} */ at) => ask(getSearch(at)) })),
    ...detail.map(([kind, ask]) => ({ server: name, kind, ask: (/** @type {number} */ at) => ask(getId(at)) })),
  ];
  // The tuned contender's answers are those to the repeated ones.
  if (name === 'tuned') return repeated;
  const pages = Math.min(DISTINCT_PAGES, halls);
  return [
    ...repeated,
    // Each kind has a range of its own: what REST asks isn't what GraphQL asked just before.
    ...search.map(([kind, ask], range) => ({
      server: name,
      kind: `${kind}, ${DISTINCT}`,
      ask: (/** @type {number} */ at) => ask(distinctSearch(range * DISTINCT_RANGE + at)),
    })),
    ...detail.map(([kind, ask]) => ({
      server: name,
      kind: `${kind}, ${DISTINCT}`,
      ask: (/** @type {number} */ at) => ask(1 + ((at * 7_919) % pages)),
    })),
  ];
}

/** @typedef {ReturnType<Target['ask']>} Asked */
/** @typedef {[kind: string, ask: (search: Record<string, unknown>) => Asked][]} SearchRequests */
/** @typedef {[kind: string, ask: (id: number) => Asked][]} DetailRequests */

/** @param {Started} server @returns {{ search: SearchRequests, detail: DetailRequests }} */
function contenderRequests({ url }) {
  return {
    search: [['search', (search) => get(`${url}/halls?${createQuery(search)}`)]],
    detail: [['detail', (id) => get(`${url}/halls/${id}`)]],
  };
}

/** @param {Started} server @returns {{ search: SearchRequests, detail: DetailRequests }} */
function productRequests({ url }) {
  const post = (/** @type {string} */ document, /** @type {Record<string, unknown>} */ variables) => ({
    url: `${url}/graphql`,
    ...posted(document, variables),
  });
  return {
    search: [
      [
        'GraphQL search',
        (search) => post(SEARCH, { limit: 12, withTotal: false, filter: { ...search, currency: 'PKR' } }),
      ],
      [
        'REST search',
        (search) => get(`${url}/api/public/halls?${createQuery({ ...search, currency: 'PKR', limit: 12 })}`),
      ],
    ],
    detail: [
      ['GraphQL detail', (id) => post(DETAIL, { id })],
      ['REST detail', (id) => get(`${url}/api/public/halls/${id}/complete-info`)],
    ],
  };
}

const get = (/** @type {string} */ url) => ({ method: 'GET', url });

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

/** Every server finds the same halls in the same order, and some at all. */
async function assertSameAnswers(/** @type {Target[]} */ targets) {
  const agent = new Agent({ keepAlive: true });
  const isRepeated = (/** @type {Target} */ { kind }) => kind.endsWith('search');
  // REST has a range of its own.
  const isDistinct = (/** @type {Target} */ { kind }) =>
    kind.endsWith(`search, ${DISTINCT}`) && !kind.startsWith('REST');
  for (const compared of [targets.filter(isRepeated), targets.filter(isDistinct)]) {
    let hits = 0;
    for (const place of [0, 5, 11, 42]) {
      const answers = await Promise.all(compared.map(({ ask }) => send(agent, ask(place))));
      const found = answers.map(({ text }) => JSON.stringify(idsIn(/** @type {unknown} */ (JSON.parse(text)))));
      if (new Set(found).size !== 1) throw new Error(`The servers find different halls: ${found.join(' ')}`);
      if (found[0] !== '[]') hits += 1;
    }
    if (hits === 0) throw new Error('No search finds anything.');
  }
  agent.destroy();
}

/** @param {unknown} answer @returns {number[]} */
function idsIn(answer) {
  const { data } = /** @type {{ data?: { halls?: { nodes: { id: number }[] } } & { id: number }[] }} */ (answer);
  const halls = data?.halls?.nodes ?? data ?? answer;
  return /** @type {{ id: number }[]} */ (halls).map(({ id }) => id);
}

/** @param {Started[]} servers @param {number} database @param {number} halls */
async function measure(servers, database, halls) {
  const many = servers.filter(({ name }) => !name.includes('fewer')).flatMap((each) => getTargets(each, halls));
  await assertSameAnswers(many);
  const rest = many.filter(({ kind }) => kind.startsWith('REST') && !kind.includes(DISTINCT));
  const all = [...many, ...(await Promise.all(rest.map(stillValid)))];
  const few = servers.filter(({ name }) => name.includes('fewer')).flatMap((each) => getTargets(each, FEW));
  /** @type {Map<string, Slice[]>} */
  const slices = new Map();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const target of [...all, ...few]) {
      const server = servers.find(({ name }) => name === target.server)?.pid ?? 0;
      const ms = round < 0 ? PRESS.ms / 3 : PRESS.ms;
      const slice = await press(target, { ...PRESS, ms, from: (round + 1) * ROUND_RANGE, pids: { server, database } });
      const key = `${target.server}: ${target.kind}`;
      // The first round warms up.
      if (round >= 0) slices.set(key, [...(slices.get(key) ?? []), slice]);
    }
  }
  const memory = readMemory(servers.find(({ name }) => name === 'product')?.pid ?? 0);
  const summaries = new Map([...slices].map(([key, parts]) => [key, summarize(parts)]));
  const facts = {
    halls,
    few: FEW,
    rounds: ROUNDS,
    seconds: PRESS.ms / 1000,
    connections: PRESS.connections,
    memory,
  };
  const report = `${ratioTable(summaries)}\n\n${growthTable(summaries, facts)}`;
  console.log(`\n${report}`);
  if (values.write) writeReport(halls, report);
}

await main();
