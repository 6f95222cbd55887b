/**
 * `node api/bench/panel.mjs [--people=100000 --posts=10000 --few=100 --rounds=40 --only=users --write]`: the lists of the control
 * panel with many rows against the same lists with few, in turn within one run, asked as the panel asks them. Prints medians,
 * their ratio and the number of SQL statements; `--write` puts a summary into docs/performance.md.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../../scripts/lib/build.mjs';
import { send } from './load.mjs';
import { fillPanel, READS } from './panel-data.mjs';
import { panelSummary, panelTable, writePanelReport } from './panel-report.mjs';
import { COUNTING, documentNamed, filledDatabase, posted, startCluster, startProduct } from './servers.mjs';

/** @typedef {import('./panel-data.mjs').Read} Read */
/** @typedef {{ people: number, posts: number }} Size */
/** @typedef {{ url: string, token: string, size: Size, database: string, end: () => Promise<void> }} Panel */

const ADMIN = { email: 'admin@bench.test', password: 'the benchmark signs in with this' };
const WARM_UP = 5;
/** Statements of the server's own work may fall between two looks: the smallest difference is a read's. */
const LOOKS = 5;
/**
 * Measures the lists of the control panel.
 * @param {{ people?: number, posts?: number, few?: number, rounds?: number, only?: string }} [options]
 * @returns {Promise<{ table: string, summary: string }>} every read, and a row for each list
 */
export async function benchPanel({ people = 100_000, posts = 10_000, few = 100, rounds = 40, only } = {}) {
  await build();
  const cluster = await startCluster(COUNTING);
  /** @type {Panel[]} */
  const panels = [];
  try {
    for (const size of [
      { people: few, posts: few },
      { people, posts },
    ]) {
      panels.push(await startPanel(cluster, size));
    }
    const [small, large] = /** @type {[Panel, Panel]} */ (panels);
    const rows = [];
    for (const read of READS.filter(({ list }) => !only || list === only)) {
      const row = await measure(read, small, large, rounds);
      rows.push(row);
      console.log(
        `${row.name}: ${row.few.toFixed(1)} ms, ${row.many.toFixed(1)} ms, ${(row.many / row.few).toFixed(2)}`,
      );
    }
    const sizes = { people, posts, few, rounds };
    return { table: panelTable(rows, sizes), summary: panelSummary(rows, sizes) };
  } finally {
    for (const panel of panels) await panel.end();
    await cluster.stop();
  }
}

/**
 * The product on a filled database of its own, with an admin signed in.
 * @param {import('./servers.mjs').Cluster} cluster
 * @param {Size} size
 * @returns {Promise<Panel>}
 */
async function startPanel({ url: cluster, folder }, size) {
  const name = `panel_${size.people}`;
  const database = await filledDatabase(cluster, name, async (client) => {
    await fillPanel(client, size);
    await client.query('create extension pg_stat_statements');
  });
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const { url, end } = await startProduct(name, database, folder, admin);
  return { url, token: await signIn(url), size, database, end };
}

/** @param {string} url */
async function signIn(url) {
  const answer = await fetch(`${url}/api/user/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername: ADMIN.email, password: ADMIN.password }),
  });
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  return token;
}

/**
 * Asks both in turn.
 * @param {Read} read
 * @param {Panel} small
 * @param {Panel} large
 * @param {number} rounds
 */
async function measure(read, small, large, rounds) {
  const agent = new Agent({ keepAlive: true });
  const ask = async (/** @type {Panel} */ panel) => {
    const { headers, ...request } = posted(documentNamed(read.operation), read.variables(panel.size));
    const signed = { ...headers, authorization: `Bearer ${panel.token}` };
    const from = performance.now();
    const { status, text } = await send(agent, { ...request, url: `${panel.url}/graphql`, headers: signed });
    if (status !== 200 || text.startsWith('{"errors"'))
      throw new Error(`${read.list}, ${read.name}: ${text.slice(0, 500)}`);
    return performance.now() - from;
  };
  /** @type {[number[], number[]]} */
  const waits = [[], []];
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
    const few = await ask(small);
    const many = await ask(large);
    // The first rounds warm up.
    if (round >= 0) {
      waits[0].push(few);
      waits[1].push(many);
    }
  }
  const looks = Math.min(LOOKS, rounds);
  const statements = [
    await recordStatements(small, looks, () => ask(small)),
    await recordStatements(large, looks, () => ask(large)),
  ];
  agent.destroy();
  const [few, many] = waits.map(median);
  return { name: `${read.list}: ${read.name}`, few: few ?? 0, many: many ?? 0, statements };
}

const median = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const COUNTED = `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())
    and query not like '%pg_stat_statements%' and query !~* '^(begin|commit|rollback|set|listen|discard)'`;

/** @param {Panel} panel @param {number} looks @param {() => Promise<unknown>} work */
function recordStatements({ database }, looks, work) {
  return connected(database, async (client) => {
    const seen = async () => /** @type {number} */ ((await client.query(COUNTED)).rows[0].calls);
    /** @type {number[]} */
    const counts = [];
    for (let look = 0; look < looks; look += 1) {
      const before = await seen();
      await work();
      counts.push((await seen()) - before);
    }
    return Math.min(...counts);
  });
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 */
async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '10000' },
      few: { type: 'string', default: '100' },
      rounds: { type: 'string', default: '40' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { table, summary } = await benchPanel({
    people: Number(values.people),
    posts: Number(values.posts),
    few: Number(values.few),
    rounds: Number(values.rounds),
    only: values.only,
  });
  console.log(`\n${table}\n\n${summary}`);
  if (values.write) writePanelReport(summary);
}
